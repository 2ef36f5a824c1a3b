import { z } from 'zod';
import { brandNameChangeSchema } from '#domain/catalogue/brands/brand-name.ts';
import { versionSchema } from '#primitives/version.ts';

/** What can lack Arabic. Subcategories are part of their category, as in the API. */
const kindsWithIds = ['product', 'category', 'article', 'picture', 'site-content'] as const;
export const untranslatedKinds = [...kindsWithIds, 'brand'] as const;
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
  /** Of a brand, the brand itself. */
  readonly id: string;
  readonly version: number;
  /** English, to tell items apart. */
  readonly name: string;
  /** None of an article whose text alone lacks Arabic: it is written in its editor. */
  readonly texts: readonly UntranslatedText[];
}

const translatedFields = {
  version: versionSchema,
  texts: z
    .array(z.strictObject({ field: z.string().min(1).max(100), ar: z.string().trim().min(1).max(4000) }))
    .min(1)
    .max(200),
};

/** Request body: Arabic for some of the texts of one item. */
export const translationSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(kindsWithIds),
    id: z.union([z.uuid(), z.literal('site-content')]),
    ...translatedFields,
  }),
  z.strictObject({ kind: z.literal('brand'), id: brandNameChangeSchema.shape.id, ...translatedFields }),
]);

export type Translation = z.output<typeof translationSchema>;
