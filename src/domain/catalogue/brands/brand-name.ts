import { z } from 'zod';
import { versionSchema } from '#primitives/version.ts';

/** As long as the brand of a product may be. */
export const longestBrandName = 60;

/** A brand of products with its Arabic name, in the form in which the API speaks of it. */
export interface BrandName {
  /** The brand as products have it. */
  readonly id: string;
  readonly name: string;
  /** The name is empty where there is none: pages then show the brand itself. */
  readonly translations: { readonly ar: { readonly name: string } };
  readonly version: number;
}

/** Request body: the Arabic name of a brand. */
export const brandNameChangeSchema = z.strictObject({
  id: z
    .string()
    .trim()
    .min(1)
    .max(longestBrandName)
    .meta({ description: 'The brand as products have it', example: 'Majlis' }),
  translations: z.strictObject({
    ar: z.strictObject({ name: z.string().trim().min(1).max(longestBrandName) }),
  }),
  version: versionSchema,
});

export type BrandNameChange = z.output<typeof brandNameChangeSchema>;
