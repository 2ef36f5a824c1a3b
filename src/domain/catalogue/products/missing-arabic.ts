export const translatedFields = ['name', 'shortDescription', 'description', 'specifications'] as const;

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
