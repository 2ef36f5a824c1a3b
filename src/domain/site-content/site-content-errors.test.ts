import { describe, expect, it } from 'vitest';
import { sampleContent } from '../../../tests/support/site-content.ts';
import { type SiteContent, siteContentBodySchema } from './site-content.ts';
import { siteContentErrors } from './site-content-errors.ts';

const picture = '/images/pages/0123456789abcdef-600.webp';
const described = new Map([[picture, { en: 'A desk', ar: 'مكتب' }]]);

type Changes = { [Section in keyof SiteContent]?: Partial<SiteContent[Section]> };

function contentWith(changes: Changes): SiteContent {
  const content = sampleContent(picture);
  return Object.fromEntries(
    Object.entries(content).map(([section, fields]) => [
      section,
      { ...fields, ...changes[section as keyof SiteContent] },
    ]),
  ) as unknown as SiteContent;
}

const errorsOf = (changes: Changes, { requiresArabic = false, descriptions = described } = {}) =>
  siteContentErrors(contentWith(changes), { descriptions, requiresArabic }).map(
    ({ path, code }) => `${path}: ${code}`,
  );

const slide = sampleContent(picture).hero.slides[0] as SiteContent['hero']['slides'][number];
const card = sampleContent(picture).cities.cards[0] as SiteContent['cities']['cards'][number];

describe('the words and pictures of the home page', () => {
  it('are complete as a new shop has them', () => {
    expect(errorsOf({}, { requiresArabic: true })).toEqual([]);
    expect(siteContentBodySchema.safeParse(sampleContent(picture)).success).toBe(true);
  });

  it('need English where they are shown, and may be incomplete where they are switched off', () => {
    const empty = { en: '', ar: '' };
    expect(errorsOf({ announcement: { isShown: true } })).toEqual(['announcement.text.en: required']);
    const blank = { ...slide, id: 'blank', label: empty, link: '', picture: null };
    expect(errorsOf({ hero: { slides: [blank] } })).toEqual([
      'hero.slides.0.picture: required',
      'hero.slides.0.label.en: required',
      'hero.slides.0.link: required',
    ]);
    expect(errorsOf({ hero: { slides: [{ ...blank, isShown: false }] } })).toEqual([]);
    const unnamed = { ...card, name: empty };
    expect(errorsOf({ cities: { cards: [unnamed] } })).toEqual(['cities.cards.0.name.en: required']);
    expect(errorsOf({ cities: { isShown: false, cards: [unnamed] } })).toEqual([]);
    expect(errorsOf({ about: { text: empty } })).toEqual(['about.text.en: required']);
    expect(errorsOf({ about: { isShown: false, text: empty } })).toEqual([]);
  });

  it('need Arabic where the shop requires it, and not otherwise', () => {
    const changes = { hero: { title: { en: 'Offices', ar: '' } } };
    expect(errorsOf(changes)).toEqual([]);
    expect(errorsOf(changes, { requiresArabic: true })).toEqual(['hero.title.ar: lacks_arabic']);
  });

  it('need pictures that exist and are described in both languages, even of slides that are off', () => {
    expect(errorsOf({}, { descriptions: new Map() })).toContain('hero.slides.0.picture: invalid');
    const half = new Map([[picture, { en: 'A desk', ar: '' }]]);
    const hidden = { ...slide, isShown: false };
    expect(errorsOf({ hero: { slides: [hidden] } }, { descriptions: half })).toContain(
      'hero.slides.0.picture: lacks_alt',
    );
  });

  it('show three slides at most, of any number that is prepared', () => {
    const slides = ['a', 'b', 'c', 'd'].map((id) => ({ ...slide, id }));
    expect(errorsOf({ hero: { slides } })).toEqual(['hero.slides: too_many']);
    expect(
      errorsOf({ hero: { slides: slides.map((one, index) => ({ ...one, isShown: index > 0 })) } }),
    ).toEqual([]);
  });

  it('have each entry once, and every figure that comes from data', () => {
    expect(errorsOf({ hero: { slides: [slide, slide] } })).toEqual(['hero.slides.1.id: taken']);
    expect(errorsOf({ stats: { figures: [] } })).toEqual(['stats.figures: invalid']);
  });

  it('end an announcement not before it starts', () => {
    expect(errorsOf({ announcement: { startsOn: '2027-02-08', endsOn: '2027-02-07' } })).toEqual([
      'announcement.endsOn: invalid',
    ]);
    expect(errorsOf({ announcement: { startsOn: '2027-02-08', endsOn: '2027-02-08' } })).toEqual([]);
  });

  it('are limited in length and number, and carry no link that could run a script', () => {
    const pathsOf = (content: SiteContent) =>
      siteContentBodySchema.safeParse(content).error?.issues.map(({ path }) => path.join('.'));
    expect(pathsOf(contentWith({ hero: { title: { en: 'x'.repeat(91), ar: '' } } }))).toEqual([
      'hero.title.en',
    ]);
    expect(pathsOf(contentWith({ announcement: { link: 'javascript:alert(1)' } }))).toEqual([
      'announcement.link',
    ]);
    expect(pathsOf(contentWith({ hero: { slides: [{ ...slide, link: '//evil.example' }] } }))).toEqual([
      'hero.slides.0.link',
    ]);
    expect(
      pathsOf(contentWith({ hero: { slides: [{ ...slide, picture: 'https://evil.example/x.webp' }] } })),
    ).toEqual(['hero.slides.0.picture']);
    const many = Array.from({ length: 9 }, (_, index) => ({ ...slide, id: `s${index}` }));
    expect(pathsOf(contentWith({ hero: { slides: many } }))).toEqual(['hero.slides']);
  });
});
