import type { Article } from './article.ts';
import { choosingAnOfficeChair } from './articles/choosing-an-office-chair.ts';

/** Newest first. */
export const articles: readonly Article[] = [choosingAnOfficeChair];

export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}
