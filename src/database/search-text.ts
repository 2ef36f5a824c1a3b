import { type AnyColumn, and, like, or, type SQL, sql } from 'drizzle-orm';
import { latinDigits } from '#primitives/text/latin-digits.ts';

/** What people write in several ways, in the one way in which it is compared. */
const forms: readonly (readonly [written: string, compared: string])[] = [
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ة', 'ه'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ک', 'ك'],
  ...digits('٠١٢٣٤٥٦٧٨٩'),
  ...digits('۰۱۲۳۴۵۶۷۸۹'),
];

/** The stretching of letters, and vowel signs. */
const unread = `\u0640${Array.from({ length: 8 }, (_, sign) => String.fromCharCode(0x064b + sign)).join('')}`;

const written = forms.map(([letter]) => letter).join('') + unread;
const compared = forms.map(([, letter]) => letter).join('');

/**
 * Made by the database for what is stored and for what is looked for alike, so that the two cannot differ and no writer
 * can forget it. Letters that have no counterpart in the second list are left out.
 */
function folded(text: SQL): SQL {
  return sql`translate(lower(${text}), ${sql.raw(`'${written}', '${compared}'`)})`;
}

/** What staff look through, a line a column; no search reaches over the end of a line. */
export function foldedLines(...columns: readonly string[]): SQL {
  return folded(sql.raw(columns.join(` || E'\\n' || `)));
}

/** Rows that have every word somewhere. */
export function hasWords(column: AnyColumn, search: string): SQL | undefined {
  const typed = latinDigits(search.trim());
  const words = and(...typed.split(/\s+/).map((word) => contains(column, word)));
  // Phones are stored without the blanks and dashes with which people read and type them.
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '');
  return /^[+\d\s()-]+$/.test(typed) && digits !== '' ? or(words, contains(column, digits)) : words;
}

function contains(column: AnyColumn, text: string): SQL {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return like(column, folded(sql`${pattern}::text`));
}

function digits(script: string): [string, string][] {
  return [...script].map((digit, value) => [digit, String(value)]);
}
