import { describe, expect, it } from 'vitest';
import { sampleContent } from '../../../tests/support/site-content.ts';
import { announcementOn, pageContent, readContent } from './page-content.ts';

const path = 'pages/0123.webp';
const picture = { relativePath: path, width: 1920, height: 1080, alt: { en: 'A desk', ar: 'مكتب' } };
const content = sampleContent(path);

const shownIn = (locale: 'en' | 'ar', stored: unknown = content) =>
  pageContent(readContent(stored), {
    locale,
    pictures: { [path]: picture },
    currentLink: (link) => (link === '/category/workstations' ? '/category/benches' : link),
  });

describe('the announcement', () => {
  const announcement = {
    isShown: true,
    text: { en: 'Closed for Eid', ar: 'مغلق في العيد' },
    link: '/delivery-info',
    startsOn: '2027-03-09',
    endsOn: '2027-03-11',
  };

  it.each([
    ['2027-03-08', false],
    ['2027-03-09', true],
    ['2027-03-11', true],
    ['2027-03-12', false],
    ['any day', true],
  ])('on %s is shown: %s', (day, isShown) => {
    expect(announcementOn(announcement, day) !== null).toBe(isShown);
  });

  it('has no limits where none are set, and is gone when it is switched off', () => {
    const always = { ...announcement, startsOn: null, endsOn: null };
    expect(announcementOn(always, '2027-01-01')).toEqual({ text: announcement.text, link: '/delivery-info' });
    expect(announcementOn({ ...always, isShown: false }, '2027-01-01')).toBeNull();
    expect(announcementOn(undefined, '2027-01-01')).toBeNull();
  });

  it('is in English on Arabic pages where it has no Arabic', () => {
    const english = { ...announcement, text: { en: 'Sale', ar: '' } };
    expect(announcementOn(english, '2027-03-09')?.text.ar).toBe('Sale');
  });
});

describe('the home page', () => {
  it('shows what is on, in its language and with links of today', () => {
    const { hero, figures, cities, about } = shownIn('ar');
    expect(hero?.title).toBe(content.hero.title.ar);
    expect(hero?.slides.map(({ link }) => link)[0]).toBe('/category/benches');
    expect(hero?.slides[0]).toMatchObject({ isMirrored: true, picture: { alt: 'مكتب' } });
    expect(shownIn('en').hero?.slides[0]).toMatchObject({ isMirrored: false, picture: { alt: 'A desk' } });
    expect(figures?.map(({ kind }) => kind)).toEqual(['years', 'customers', 'rating', 'delivery']);
    expect(cities?.cards).toHaveLength(3);
    expect(about?.points).toEqual(content.about.points.map(({ ar }) => ar));
  });

  it('leaves out slides that are off or whose picture is gone', () => {
    const [first, second, third] = content.hero.slides;
    const slides = [{ ...first, isShown: false }, { ...second, picture: 'pages/gone.webp' }, third];
    const { hero } = shownIn('en', { ...content, hero: { ...content.hero, slides } });
    expect(hero?.slides.map(({ label }) => label)).toEqual([third?.label.en]);
  });

  it('leaves out sections that are off, empty or damaged, and shows the others', () => {
    const { hero, figures, cities, about } = shownIn('en', {
      ...content,
      hero: { title: 'not a text in two languages' },
      stats: { ...content.stats, isShown: false },
      cities: { ...content.cities, cards: content.cities.cards.map((card) => ({ ...card, isShown: false })) },
    });
    expect([hero, figures, cities]).toEqual([null, null, null]);
    expect(about?.title).toBe(content.about.title.en);
    expect(shownIn('en', null)).toEqual({ hero: null, figures: null, cities: null, about: null });
  });
});
