import type { z } from 'zod';
import { categoriesContract } from '#api/public/catalogue/categories.contract.ts';
import { findSnapshot } from '#api-client/catalogue-snapshot.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import { readApi } from '#api-client/read-api.ts';
import type { CategoryCard } from '#domain/catalogue/categories/category.ts';
import type { Locale } from '#primitives/locale.ts';

type Categories = z.output<(typeof categoriesContract)['data']>;

/** Category cards from the snapshot of an earlier visit. */
export function storedCategoryCards(locale: Locale): CategoryCard[] {
  return cardsOf(findSnapshot(categoriesContract, {}) ?? [], locale);
}

/** Category cards from the server; the read also renews the snapshot. */
export async function readCategoryCards(locale: Locale): Promise<CategoryCard[]> {
  const { data } = await readApi(getQueryClient(), categoriesContract, {});
  return cardsOf(data, locale);
}

/** The same cards that the server loads. */
function cardsOf(categories: Categories, locale: Locale): CategoryCard[] {
  return categories.map(({ id, name, translations, subcategories }) => ({
    id,
    name: (locale === 'ar' && translations.ar.name) || name,
    productLines: Math.max(1, subcategories.length),
    // Without pictures, which need a connection.
    picture: null,
  }));
}
