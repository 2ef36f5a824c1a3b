/** Slugs of the category and subcategory that a page belongs to. */
export interface CurrentPlace {
  readonly category: string | undefined;
  readonly subcategory: string | undefined;
}

/** Loader data of the pages of categories and of products; other pages have neither field. */
interface PlacedPage {
  readonly category?: { readonly slug: string };
  readonly subcategory?: { readonly slug: string };
  readonly product?: { readonly category: string; readonly subcategory: string | null };
}

/** The place of the page on the screen, from its loader data: that of a category, or that of a product. */
export function placeOfPage(loaderData: unknown): CurrentPlace {
  const { category, subcategory, product } = (loaderData ?? {}) as PlacedPage;
  return {
    category: category?.slug ?? product?.category,
    subcategory: subcategory?.slug ?? product?.subcategory ?? undefined,
  };
}
