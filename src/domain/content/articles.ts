import type { Article } from './article.ts';
import { withCovers } from './article-covers.ts';
import { choosingAnOfficeChair } from './articles/furniture/choosing-an-office-chair.ts';
import { furnishingAWholeOffice } from './articles/workplace/furnishing-a-whole-office.ts';
import { makeArticle, publishDate } from './make-article.ts';
import { topics } from './topics.ts';

const handwritten: readonly Article[] = [choosingAnOfficeChair, furnishingAWholeOffice];

/** The number of generated articles that are featured, besides the two handwritten ones. */
const featuredTopics = 2;

let made: readonly Article[] | undefined;

/**
 * All articles, newest first. Made on first use, because a start does not need them. Import in loaders only: together they
 * are larger than the client's code.
 */
export function allArticles(): readonly Article[] {
  made ??= [...handwritten, ...generatedArticles()].sort(newestFirst);
  return made;
}

/** Compares ISO dates by code unit: `localeCompare` would load a collation. */
function newestFirst({ publishDate: one }: Article, { publishDate: other }: Article): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}

function generatedArticles(): Article[] {
  const ownCovers = handwritten.map(({ featuredImage }) => featuredImage);
  return withCovers(topics, ownCovers).map(({ topic, cover }, place) =>
    makeArticle(topic, {
      publishDate: publishDate(place),
      featured: place < featuredTopics,
      featuredImage: cover,
    }),
  );
}

export function findArticle(slug: string): Article | undefined {
  return allArticles().find((article) => article.slug === slug);
}
