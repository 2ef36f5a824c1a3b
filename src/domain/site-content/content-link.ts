import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';

const longestLink = 500;

/** Pages that are not for visitors, and addresses that are no pages. */
const notForVisitors = /^\/(admin|adm|api|metrics|images|assets|social-previews)(\/|$)/i;

/** Only parsed with it, so that a path that leaves the shop is noticed by its other origin. */
const anyShop = 'https://shop.invalid';

/**
 * Tells whether a link of the shop's contents may be shown: a path of the shop, or an https address of another site. An
 * address of any other kind, such as `javascript:`, could carry a script.
 */
export function isContentLink(link: string): boolean {
  return isShopPath(link) || isWebAddress(link);
}

export function isShopPath(link: string): boolean {
  if (!link.startsWith('/')) return false;
  // Browsers read a backslash as a slash, and skip line breaks and tabs.
  if (/[\\\s\p{Cc}]/u.test(link)) return false;
  const url = URL.parse(link, anyShop);
  // Two slashes at the start of a path that is put together again would begin the name of another host.
  return url?.origin === anyShop && !url.pathname.includes('//') && !notForVisitors.test(url.pathname);
}

function isWebAddress(link: string): boolean {
  if (!/^https:\/\/[^/\\\s]/i.test(link) || /[\\\s\p{Cc}]/u.test(link)) return false;
  const url = URL.parse(link);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname !== '';
}

/**
 * Tidies a link as staff paste it. A path has no language: the page that shows it adds its own. An address of this shop
 * becomes a path, so that it works in both languages and does not depend on the shop's domain.
 */
export function normalizeLink(link: string, publicUrl: string): string {
  const trimmed = link.trim();
  const url = URL.parse(trimmed);
  const shop = URL.parse(publicUrl);
  const path = url && shop && url.host === shop.host ? url.pathname + url.search + url.hash : trimmed;
  return path.startsWith('/') ? path.replace(/^\/ar(?=[/?#]|$)/, '').replace(/^(?!\/)/, '/') : path;
}

export const linkSchema = z
  .string()
  .trim()
  .max(longestLink)
  .refine(isContentLink, 'content_link' satisfies CheckMessage)
  .meta({
    description: 'A path of the shop without language, or an https address',
    example: '/category/desks',
  });

/** The same, or empty for none. */
export const optionalLinkSchema = z
  .string()
  .trim()
  .max(longestLink)
  .refine((link) => link === '' || isContentLink(link), 'content_link' satisfies CheckMessage)
  .meta({ description: 'A path of the shop without language, or an https address; empty for none' });
