import type { Article } from './article.ts';
import { withCovers } from './article-covers.ts';
import { choosingAnOfficeChair } from './articles/furniture/choosing-an-office-chair.ts';
import { furnishingAWholeOffice } from './articles/workplace/furnishing-a-whole-office.ts';
import { makeArticle, publishDate } from './make-article.ts';
import { topics } from './topics.ts';

const handwritten: readonly Article[] = [choosingAnOfficeChair, furnishingAWholeOffice];

/** The number of generated articles that are featured, besides the two handwritten ones. */
const featuredTopics = 2;

const generated = withCovers(
  topics,
  handwritten.map(({ featuredImage }) => featuredImage),
).map(({ topic, cover }, place) =>
  makeArticle(topic, {
    publishDate: publishDate(place),
    featured: place < featuredTopics,
    featuredImage: cover,
  }),
);

/** All articles, newest first. Import in loaders only: together they are larger than the client's code. */
export const articles: readonly Article[] = [...handwritten, ...generated].sort((one, other) =>
  other.publishDate.localeCompare(one.publishDate),
);

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}
