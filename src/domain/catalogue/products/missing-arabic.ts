import type { ProductStatus } from '#primitives/status/product-status.ts';

export const translatedFields = ['name', 'shortDescription', 'description', 'specifications'] as const;
export type TranslatedField = (typeof translatedFields)[number];

/** A product as the API speaks of it. */
interface TranslatedTexts {
  readonly shortDescription: string;
  readonly description: string;
  readonly translations: {
    readonly ar: {
      readonly name: string;
      readonly shortDescription: string;
      readonly description: string;
      readonly specifications: readonly { readonly label: string; readonly value: string }[];
    };
  };
}

/** The fields that have English text and no Arabic text. */
export function missingArabic({ shortDescription, description, translations }: TranslatedTexts) {
  const { ar } = translations;
  return translatedFields.filter((field) => {
    if (field === 'name') return ar.name === '';
    if (field === 'shortDescription') return shortDescription !== '' && ar.shortDescription === '';
    if (field === 'description') return description !== '' && ar.description === '';
    return ar.specifications.some(({ label, value }) => label === '' || value === '');
  });
}

/**
 * The texts for want of which a shop that requires Arabic refuses to show a product. What was live without them before
 * the shop required it may stay, so that its price can still be changed.
 */
export function arabicToPublish(
  after: TranslatedTexts & { readonly status: ProductStatus },
  before: (TranslatedTexts & { readonly status: ProductStatus }) | undefined,
): readonly TranslatedField[] {
  if (after.status !== 'live') return [];
  const accepted = before?.status === 'live' ? missingArabic(before) : [];
  return missingArabic(after).filter((field) => !accepted.includes(field));
}
