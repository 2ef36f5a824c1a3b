import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { withCovers } from './article-covers.ts';
import { makeArticle, publishDate } from './make-article.ts';
import { articleColumns } from './publishing/article-columns.ts';
import { builtInBody } from './publishing/built-in-body.ts';
import { longestSearchDescription, searchDescription } from './search-texts.ts';
import type { Topic } from './topic.ts';

const same = (text: string): LocalizedText => ({ en: text, ar: text });

const topic: Topic = {
  slug: 'lamps',
  kind: 'buying-guide',
  title: { en: 'Desk lamps', ar: 'مصابيح مكتبية' },
  excerpt: { en: 'Which lamp for which desk.', ar: 'أي مصباح لأي مكتب.' },
  categories: ['boards-accessories', 'desks'],
  keywords: [{ en: 'desk lamp', ar: 'مصباح مكتب' }],
  author: 'planning',
  opening: [same('Light first.')],
  sections: [
    {
      heading: { en: 'How bright? 500 lux', ar: 'ما شدة الإضاءة؟' },
      paragraphs: [same('At the desk.')],
      points: [same('No glare.')],
      table: {
        caption: same('Lux'),
        columns: [same('Task'), same('Lux')],
        rows: [[same('Desk'), same('500')]],
      },
    },
    { heading: { en: 'How bright, 500 lux', ar: 'مرة أخرى' }, paragraphs: [] },
  ],
  questions: [{ question: same('Which bulb?'), answer: same('A warm one.') }],
  closing: same('Try one.'),
};

const publication = {
  publishDate: '2025-06-01',
  featured: true,
  featuredImage: 'categories/desks',
} as const;

describe('an article made from a topic', () => {
  const article = makeArticle(topic, publication);

  it('has the parts of the topic in their order, with anchors from the English headings', () => {
    expect(article.content).toEqual([
      { kind: 'paragraph', text: same('Light first.') },
      { kind: 'heading', anchor: 'how-bright-500-lux', text: topic.sections[0]?.heading },
      { kind: 'paragraph', text: same('At the desk.') },
      { kind: 'list', items: [same('No glare.')] },
      { kind: 'table', ...topic.sections[0]?.table },
      { kind: 'heading', anchor: 'how-bright-500-lux-2', text: topic.sections[1]?.heading },
    ]);
    expect(article.questions).toEqual(topic.questions);
  });

  it('takes as long as the language that takes longer', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'كلمة').join(' ');
    const long = { ...topic, opening: [{ en: 'Short.', ar: words(1800) }] };
    expect(articleColumns(builtInBody(makeArticle(long, publication))).readTime).toBe(10);
    expect(articleColumns(builtInBody(article)).readTime).toBe(1);
  });

  it('has the day of its last review where the topic has one', () => {
    expect(article).not.toHaveProperty('reviewedOn');
    expect(makeArticle({ ...topic, reviewedOn: '2026-11-17' }, publication).reviewedOn).toBe('2026-11-17');
  });

  it('is the same every time', () => {
    expect(makeArticle(topic, publication)).toEqual(article);
  });
});

describe('days of publication', () => {
  it('go back three working days at a time, past the weekends', () => {
    expect([0, 1, 2, 3].map(publishDate)).toEqual(['2025-06-01', '2025-05-27', '2025-05-22', '2025-05-19']);
  });
});

describe('what search engines show', () => {
  it('is the title, or the shorter one written for them', () => {
    const titled = (searchTitle: Topic['searchTitle']) =>
      makeArticle({ ...topic, ...(searchTitle && { searchTitle }) }, publication).seoTitle;
    expect(titled(undefined)).toEqual(topic.title);
    expect(titled({ en: 'Lamps for desks' })).toEqual({ en: 'Lamps for desks', ar: topic.title.ar });
  });

  it('is the excerpt, or its first sentences, clauses or words', () => {
    const described = (en: string) => searchDescription({ excerpt: { en, ar: 'نص' } }).en;
    const sentence = `${'word '.repeat(14)}end.`;
    const tail = 'tail '.repeat(40);
    expect(described(sentence)).toBe(sentence);
    expect(described(`${sentence} ${tail}`)).toBe(sentence);
    expect(described(`${'word '.repeat(14)}end, ${tail}`)).toBe(sentence);
    expect(described(tail)).toMatch(/^(tail )+tail…$/);
  });

  it('is never too long, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: fc.constantFrom(...'ab ,.:،؟كت') }), (text) => {
        expect(searchDescription({ excerpt: same(text) }).ar.length).toBeLessThanOrEqual(
          longestSearchDescription,
        );
      }),
    );
  });
});

describe('covers', () => {
  const coversOf = (...subjects: Pick<Topic, 'kind' | 'categories' | 'cover'>[]) =>
    withCovers(subjects, ['categories/seating']).map(({ cover }) => cover);
  const seating = { kind: 'care', categories: ['seating', 'sofas'] } as const;

  it('come back as late as can be', () => {
    expect(coversOf(seating, seating, seating, seating)).toEqual([
      'scenes/cover-ergonomics',
      'scenes/page-about',
      'categories/sofas',
      'categories/seating',
    ]);
  });

  it('stay with the article that chose them', () => {
    const chosen = { ...seating, cover: 'scenes/page-about' } as const;
    expect(coversOf(seating, seating, chosen)).toEqual([
      'scenes/cover-ergonomics',
      'categories/sofas',
      'scenes/page-about',
    ]);
  });

  it('of deliveries show a delivery', () => {
    expect(coversOf({ kind: 'delivery', categories: ['desks'] })).toEqual(['scenes/page-services']);
  });
});
