import { useEffect, useState } from 'react';
import { categoriesContract } from '#api/public/catalogue/categories.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { getQueryClient } from '#api-client/query-client.ts';
import { readApi } from '#api-client/read-api.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import type { Locale } from '#primitives/locale.ts';

type Category = DataOf<typeof categoriesContract>[number];

/** A category or subcategory that the search can link to. */
export interface CategoryPlace {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  /** The name of the category that a subcategory belongs to. */
  readonly parent: string | null;
}

/** All categories, each before its subcategories, in the page's language; null until they are loaded. */
export function useCategoryPlaces(): readonly CategoryPlace[] | null {
  const locale = useLocale();
  const [places, setPlaces] = useState<readonly CategoryPlace[] | null>(null);

  useEffect(() => {
    let isShown = true;
    void readApi(getQueryClient(), categoriesContract, {}).then(({ data }) => {
      if (isShown) setPlaces(data.flatMap((category) => placesIn(category, locale)));
    });
    return () => {
      isShown = false;
    };
  }, [locale]);

  return places;
}

function placesIn(category: Category, locale: Locale): CategoryPlace[] {
  const nameOf = ({ name, translations }: Pick<Category, 'name' | 'translations'>) =>
    (locale === 'ar' && translations.ar.name) || name;
  const name = nameOf(category);
  const path = `/collection?category=${encodeURIComponent(name)}`;
  return [
    { slug: category.slug, name, path, parent: null },
    ...category.subcategories.map((part) => ({
      slug: part.slug,
      name: nameOf(part),
      path: `/subcategory/${part.slug}`,
      parent: name,
    })),
  ];
}
