import { z } from 'zod';
import { versionSchema } from '#primitives/version.ts';

/** What can lack Arabic. Subcategories are part of their category, as in the API. */
export const untranslatedKinds = ['product', 'category', 'article', 'picture', 'site-content'] as const;
export type UntranslatedKind = (typeof untranslatedKinds)[number];

/** An English text without Arabic. */
export interface UntranslatedText {
  /** Names the text within its item, such as 'name' or 'specifications.0.label'. */
  readonly field: string;
  readonly en: string;
  readonly longest: number;
}

export interface UntranslatedItem {
  readonly kind: UntranslatedKind;
  readonly id: string;
  readonly version: number;
  /** English, to tell items apart. */
  readonly name: string;
  /** None of an article whose text alone lacks Arabic: it is written in its editor. */
  readonly texts: readonly UntranslatedText[];
}

/** Request body: Arabic for some of the texts of one item. */
export const translationSchema = z.strictObject({
  kind: z.enum(untranslatedKinds),
  id: z.union([z.uuid(), z.literal('site-content')]),
  version: versionSchema,
  texts: z
    .array(z.strictObject({ field: z.string().min(1).max(100), ar: z.string().trim().min(1).max(4000) }))
    .min(1)
    .max(200),
});

export type Translation = z.output<typeof translationSchema>;
