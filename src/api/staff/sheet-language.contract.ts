import { z } from 'zod';
import { locales } from '#primitives/locale.ts';

/** Query field of calls that answer a table for a spreadsheet. */
export const sheetLanguageSchema = z.enum(locales).optional().meta({
  description: 'Language of the headings and of states; absent: names of columns and codes, for programs',
});
