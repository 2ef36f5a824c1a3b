import { type AnyColumn, and, like, or, type SQL, sql } from 'drizzle-orm';
import { latinDigits } from '#primitives/text/latin-digits.ts';

/** Letters and digits that are written in several ways, with the one form in which they are compared. */
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

/** Tatweel and vowel signs, which are left out. */
const ignored = `\u0640${Array.from({ length: 8 }, (_, sign) => String.fromCharCode(0x064b + sign)).join('')}`;

const written = forms.map(([letter]) => letter).join('') + ignored;
const compared = forms.map(([, letter]) => letter).join('');

/**
 * SQL that normalizes a text for search. The database normalizes both stored texts and search words with it, so that the
 * two cannot differ. `translate` deletes characters without a counterpart in the second list.
 */
function folded(text: SQL): SQL {
  return sql`translate(lower(${text}), ${sql.raw(`'${written}', '${compared}'`)})`;
}

/** SQL of a generated search column: one line per column, so that no search word matches across two columns. */
export function foldedLines(...columns: readonly string[]): SQL {
  return folded(sql.raw(columns.join(` || E'\\n' || `)));
}

/** Condition for rows whose search column contains every word. */
export function hasWords(column: AnyColumn, search: string): SQL | undefined {
  const words = and(...searchWords(search).map((word) => contains(column, word)));
  const typed = latinDigits(search.trim());
  // Phone numbers are stored without the spaces and dashes that people type.
  const digits = typed.replaceAll(/\D/g, '').replace(/^00/, '');
  return /^[+\d\s()-]+$/.test(typed) && digits !== '' ? or(words, contains(column, digits)) : words;
}

/** Condition for texts that are not stored in a search column: every row that the rest of the query leaves is normalized. */
export function textContains(text: SQL, word: string): SQL {
  return like(folded(text), patternOf(word));
}

/** The words of a search, with digits as they are stored. */
export function searchWords(search: string): readonly string[] {
  return latinDigits(search.trim()).split(/\s+/);
}

function contains(column: AnyColumn, text: string): SQL {
  return like(column, patternOf(text));
}

function patternOf(text: string): SQL {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return folded(sql`${pattern}::text`);
}

function digits(script: string): [string, string][] {
  return [...script].map((digit, value) => [digit, String(value)]);
}
