import type { ProductResponse } from '#domain/catalogue/products/serialize-product.ts';
import type { UntranslatedText } from './untranslated.ts';

/** The English texts of a product that have no Arabic. */
export function untranslatedProductTexts(product: ProductResponse): UntranslatedText[] {
  const { ar } = product.translations;
  const plain = (['name', 'shortDescription', 'description'] as const)
    .filter((field) => product[field] !== '' && ar[field] === '')
    .map((field) => ({ field, en: product[field], longest: longestOf[field] }));
  const specifications = product.specifications.flatMap((specification, index) =>
    (['label', 'value'] as const)
      .filter((part) => !ar.specifications[index]?.[part])
      .map((part) => ({
        field: `specifications.${index}.${part}`,
        en: specification[part],
        longest: longestOf[part],
      })),
  );
  return [...plain, ...specifications];
}

/** As the rules of a product have it. */
const longestOf = { name: 120, shortDescription: 200, description: 4000, label: 60, value: 160 } as const;

/** The Arabic of a product with some of its texts filled in. */
export function translatedProduct(
  { translations: { ar } }: ProductResponse,
  texts: ReadonlyMap<string, string>,
): ProductResponse['translations']['ar'] {
  return {
    name: texts.get('name') ?? ar.name,
    shortDescription: texts.get('shortDescription') ?? ar.shortDescription,
    description: texts.get('description') ?? ar.description,
    specifications: ar.specifications.map(({ label, value }, index) => ({
      label: texts.get(`specifications.${index}.label`) ?? label,
      value: texts.get(`specifications.${index}.value`) ?? value,
    })),
  };
}
