import type { BuiltInArticle, BuiltInBlock } from './built-in-article.ts';
import { searchDescription } from './search-texts.ts';
import type { CoverName, Topic, TopicSection } from './topic.ts';

/** The fields that depend on an article's position in the list. */
interface Publication {
  readonly publishDate: string;
  readonly featured: boolean;
  readonly featuredImage: CoverName;
}

/** Builds an article from a topic. Deterministic: every server and build gives the same article. */
export function makeArticle(topic: Topic, publication: Publication): BuiltInArticle {
  const { slug, kind, title, excerpt, questions, closing, categories, keywords } = topic;
  return {
    id: slug,
    slug,
    kind,
    title,
    excerpt,
    content: contentOf(topic),
    questions,
    closing,
    author: topic.author,
    ...(topic.reviewedOn && { reviewedOn: topic.reviewedOn }),
    categories,
    seoTitle: { ...title, ...topic.searchTitle },
    seoDescription: searchDescription(topic),
    keywords,
    ...publication,
  };
}

function contentOf({ opening, sections }: Topic): BuiltInBlock[] {
  const taken = new Set<string>();
  return [
    ...opening.map((text): BuiltInBlock => ({ kind: 'paragraph', text })),
    ...sections.flatMap((section) => sectionBlocks(section, freeAnchor(section.heading.en, taken))),
  ];
}

function sectionBlocks(
  { heading, paragraphs, points, table }: TopicSection,
  anchor: string,
): readonly BuiltInBlock[] {
  return [
    { kind: 'heading', anchor, text: heading },
    ...paragraphs.map((text): BuiltInBlock => ({ kind: 'paragraph', text })),
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
