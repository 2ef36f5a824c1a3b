import { locales } from '#primitives/locale.ts';
import type { Article, ArticleBlock } from './article.ts';
import { coverAlt } from './article-covers.ts';
import { articleTags } from './article-tags.ts';
import { articleTexts } from './article-texts.ts';
import { authors } from './authors.ts';
import { searchDescription, searchTitle } from './search-texts.ts';
import type { CoverName, Topic, TopicSection } from './topic.ts';

/** The fields that depend on an article's position in the list. */
interface Publication {
  readonly publishDate: string;
  readonly featured: boolean;
  readonly featuredImage: CoverName;
}

/** Builds an article from a topic. Deterministic: every server and build gives the same article. */
export function makeArticle(topic: Topic, publication: Publication): Article {
  const { slug, kind, title, excerpt, questions, closing, categories, keywords } = topic;
  const content = contentOf(topic);
  return {
    id: slug,
    slug,
    kind,
    title,
    excerpt,
    content,
    questions,
    closing,
    author: authors[topic.author],
    ...(topic.reviewedOn && { reviewedOn: topic.reviewedOn }),
    tags: articleTags(kind, categories),
    categories,
    readTime: readingMinutes({ title, excerpt, content, questions, closing }),
    seoTitle: searchTitle(topic),
    seoDescription: searchDescription(topic),
    keywords,
    imageAlt: coverAlt(publication.featuredImage),
    ...publication,
  };
}

function contentOf({ opening, sections }: Topic): ArticleBlock[] {
  const taken = new Set<string>();
  return [
    ...opening.map((text): ArticleBlock => ({ kind: 'paragraph', text })),
    ...sections.flatMap((section) => sectionBlocks(section, freeAnchor(section.heading.en, taken))),
  ];
}

function sectionBlocks(
  { heading, paragraphs, points, table }: TopicSection,
  anchor: string,
): readonly ArticleBlock[] {
  return [
    { kind: 'heading', anchor, text: heading },
    ...paragraphs.map((text): ArticleBlock => ({ kind: 'paragraph', text })),
    ...(points ? [{ kind: 'list', items: points } as const] : []),
    ...(table ? [{ kind: 'table', ...table } as const] : []),
  ];
}

/** A unique anchor from the English heading; a duplicate gets a number. */
function freeAnchor(heading: string, taken: Set<string>): string {
  const words = heading
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  let anchor = words;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${words}-${number}`;
  taken.add(anchor);
  return anchor;
}

/** Silent reading speed of adults; lower in Arabic, where a word includes article and prepositions. */
const wordsPerMinute = { en: 220, ar: 180 } as const;

/** Reading time in minutes, of the language that takes longer. */
export function readingMinutes(article: Parameters<typeof articleTexts>[0]): Article['readTime'] {
  const texts = articleTexts(article);
  const minutes = locales.map((locale) => {
    const words = texts.reduce((sum, text) => sum + text[locale].split(/\s+/).length, 0);
    return words / wordsPerMinute[locale];
  });
  return Math.max(1, Math.round(Math.max(...minutes)));
}

/** The publication day of the newest generated article; older ones follow at fixed intervals. */
const newestDay = '2025-06-01';
const workingDaysBetween = 3;

const dayInMs = 86_400_000;
const friday = 5;
const saturday = 6;

/** The publication day of the article at a position; 0 is the newest. Skips weekends. */
export function publishDate(place: number): string {
  let day = Date.parse(newestDay);
  for (let left = place * workingDaysBetween; left > 0; ) {
    day -= dayInMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== friday && weekday !== saturday) left -= 1;
  }
  return new Date(day).toISOString().slice(0, newestDay.length);
}
