import { withCovers } from './article-covers.ts';
import { choosingAnOfficeChair } from './articles/furniture/choosing-an-office-chair.ts';
import { furnishingAWholeOffice } from './articles/workplace/furnishing-a-whole-office.ts';
import type { BuiltInArticle } from './built-in-article.ts';
import { makeArticle, publishDate } from './make-article.ts';
import { topics } from './topics.ts';

const handwritten: readonly BuiltInArticle[] = [choosingAnOfficeChair, furnishingAWholeOffice];

/** The number of generated articles that are featured, besides the two handwritten ones. */
const featuredTopics = 2;

/** The articles that every new shop has, newest first. Only the seed needs them; visitors read what the database has. */
export function builtInArticles(): readonly BuiltInArticle[] {
  return [...handwritten, ...generatedArticles()].sort(newestFirst);
}

/** Compares ISO dates by code unit: `localeCompare` would load a collation. */
function newestFirst({ publishDate: one }: BuiltInArticle, { publishDate: other }: BuiltInArticle): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}

function generatedArticles(): BuiltInArticle[] {
  const ownCovers = handwritten.map(({ featuredImage }) => featuredImage);
  return withCovers(topics, ownCovers).map(({ topic, cover }, place) =>
    makeArticle(topic, {
      publishDate: publishDate(place),
      featured: place < featuredTopics,
      featuredImage: cover,
    }),
  );
}
