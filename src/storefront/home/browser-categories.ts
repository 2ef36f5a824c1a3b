import type { z } from 'zod';
import { categoriesContract } from '#api/public/catalogue/categories.contract.ts';
import { findSnapshot } from '#api-client/catalogue-snapshot.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import { readApi } from '#api-client/read-api.ts';
import type { CategoryCard } from '#domain/catalogue/categories/category.ts';
import type { Locale } from '#primitives/locale.ts';

type Categories = z.output<(typeof categoriesContract)['data']>;

/** What the browser kept of an earlier visit. */
export function storedCategoryCards(locale: Locale): CategoryCard[] {
  return cardsOf(findSnapshot(categoriesContract, {}) ?? [], locale);
}

/** Asks the server, which also renews what the browser keeps. */
export async function readCategoryCards(locale: Locale): Promise<CategoryCard[]> {
  const { data } = await readApi(getQueryClient(), categoriesContract, {});
  return cardsOf(data, locale);
}

/** The same cards that the server makes from its database. */
function cardsOf(categories: Categories, locale: Locale): CategoryCard[] {
  return categories.map(({ id, name, translations, subcategories }) => ({
    id,
    name: locale === 'ar' ? translations.ar.name : name,
    productLines: Math.max(1, subcategories.length),
    // Names are what one finds the way by; pictures would need the connection that is missing.
    picture: null,
  }));
}
