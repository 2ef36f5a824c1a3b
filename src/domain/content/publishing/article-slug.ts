import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';

export const longestSlug = 90;

/**
 * First parts of the shop's other addresses, which an article would hide. A test compares them with the routes, the files
 * of `public` and what the server answers itself.
 */
const reservedSlugs: ReadonlySet<string> = new Set([
  'article-preview',
  'cart-fit',
  'cart-seats',
  'category-menu',
  'customer-service',
  'delivery-info',
  'office-furniture-al-waab',
  'office-furniture-doha',
  'office-furniture-lusail',
  'order-confirmation',
  'our-story',
  'planner-products',
  'quick-order',
  'recently-viewed',
  'return-policy',
  'social-previews',
  'terms-conditions',
]);

/** Whether an article may have this address: two words or more, which single-word pages of the shop never have. */
export function isFreeForArticles(slug: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)+$/.test(slug) && !reservedSlugs.has(slug);
}

export const articleSlugSchema = z
  .string()
  .trim()
  .max(longestSlug)
  .refine(isFreeForArticles, 'article_address' satisfies CheckMessage)
  .meta({ description: 'Small letters, digits and dashes, at least two words', example: 'choosing-a-desk' });

/** A slug from an English title; empty if the title has no two Latin words. */
export function slugFromTitle(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > longestSlug) break;
    slug = longer;
  }
  return isFreeForArticles(slug) ? slug : '';
}
