import type { CategoryResponse } from '#domain/catalogue/categories/serialize-category.ts';
import type { UntranslatedText } from './untranslated.ts';

interface NamedTexts {
  readonly name: string;
  readonly description: string;
  readonly translations: { readonly ar: { readonly name: string; readonly description: string } };
}

/** As the rules of a category have it. */
const longestOf = { name: 80, description: 1000 } as const;

/** The English texts of a category and its subcategories that have no Arabic. */
export function untranslatedCategoryTexts(category: CategoryResponse): UntranslatedText[] {
  return [
    ...textsOf(category, ''),
    ...category.subcategories.flatMap((part) => textsOf(part, `subcategories.${part.id}.`)),
  ];
}

function textsOf(place: NamedTexts, prefix: string): UntranslatedText[] {
  return (['name', 'description'] as const)
    .filter((field) => place[field] !== '' && place.translations.ar[field] === '')
    .map((field) => ({ field: prefix + field, en: place[field], longest: longestOf[field] }));
}

/** A category with some of its Arabic texts filled in. */
export function translatedCategory(
  category: CategoryResponse,
  texts: ReadonlyMap<string, string>,
): CategoryResponse {
  const filled = <Place extends NamedTexts>(place: Place, prefix: string): Place => ({
    ...place,
    translations: {
      ar: {
        name: texts.get(`${prefix}name`) ?? place.translations.ar.name,
        description: texts.get(`${prefix}description`) ?? place.translations.ar.description,
      },
    },
  });
  return {
    ...filled(category, ''),
    subcategories: category.subcategories.map((part) => filled(part, `subcategories.${part.id}.`)),
  };
}
