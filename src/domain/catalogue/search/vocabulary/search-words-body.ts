import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { changeFields } from '#primitives/version.ts';

const onlyOnce = (list: readonly unknown[]) => new Set(list).size === list.length;
const eachOnce = 'each_once' satisfies CheckMessage;
const hasLetters = 'search_word' satisfies CheckMessage;

export const longestSearchWord = 60;

const wordsFields = {
  places: z
    .array(z.string().trim().min(1).max(120))
    .max(30)
    .refine(onlyOnce, eachOnce)
    .meta({
      description:
        'Slugs of the categories and subcategories that the words name; none for words that describe products of any kind',
      example: ['safes'],
    }),
  words: z
    .array(
      z
        .string()
        .trim()
        .min(1)
        .max(longestSearchWord)
        .refine((word) => foldText(word) !== '', hasLetters),
    )
    .min(1)
    .max(100)
    .refine(onlyOnce, eachOnce)
    .meta({
      description: 'Words and phrases that mean the same, in either language, as buyers type them',
      example: ['safe', 'خزنة', 'تجوري'],
    }),
};

/** Request body of a new line of the vocabulary. */
export const searchWordsSchema = z.strictObject(wordsFields);
export type SearchWordsRequest = z.output<typeof searchWordsSchema>;

/** Request body of a changed line: all of its fields. */
export const searchWordsChangeSchema = z.strictObject({ ...wordsFields, ...changeFields });
export type SearchWordsChange = z.output<typeof searchWordsChangeSchema>;
