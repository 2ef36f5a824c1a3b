import type { Article, ArticleBlock } from './article.ts';
import { coverAlt } from './article-covers.ts';
import { articleTags } from './article-tags.ts';
import { authors } from './authors.ts';
import { readingMinutes } from './reading-time.ts';
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
