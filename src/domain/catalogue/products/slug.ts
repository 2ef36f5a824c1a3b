import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';

const longestSlug = 120;

/** Lower-case words joined by single hyphens; what stands in an address. */
export const slugSchema = z
  .string()
  .max(longestSlug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'page_name' satisfies CheckMessage);

/** Makes the slug of a name; a name without any Latin letter or digit gets the fallback. */
export function slugFrom(name: string, fallback: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(undivided, (letter) => latinOf[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-');
  return shortened(words, longestSlug) || fallback;
}

/** Letters that Unicode does not take apart into a Latin letter and a mark. */
const latinOf: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const undivided = new RegExp(`[${Object.keys(latinOf).join('')}]`, 'g');

/** The first choice of a slug is the slug itself, the second ends in '-2', and so on. */
export function slugChoice(slug: string, number: number): string {
  if (number === 1) return slug;
  const end = `-${number}`;
  return `${shortened(slug, longestSlug - end.length)}${end}`;
}

function shortened(slug: string, length: number): string {
  return slug.replace(/^-+/, '').slice(0, length).replace(/-+$/, '');
}
