import {
  type CategoryDirectory,
  findSeededPlace,
  type PlaceKind,
} from '#domain/catalogue/categories/find-place.ts';

interface SluggedPlace {
  readonly category: { readonly slug: string };
  readonly subcategory?: { readonly slug: string } | undefined;
}

/** The path of a category or subcategory, without locale. */
export function placePath({ category, subcategory }: SluggedPlace): string {
  return subcategory ? `/subcategory/${subcategory.slug}` : `/category/${category.slug}`;
}

/** The current path of the category that a path of staff's leads to, by its name of today or of earlier; else that path. */
export function currentPath(directory: CategoryDirectory, path: string): string {
  const [, kind, slug] = /^\/(category|subcategory)\/([^/?#%]+)$/.exec(path) ?? [];
  return slug === undefined ? path : seededPlacePath(directory, kind as PlaceKind, slug);
}

/** The current path of a seeded category or subcategory; that of the collection if it was deleted. */
function seededPlacePath(directory: CategoryDirectory, kind: PlaceKind, slug: string): string {
  const place = findSeededPlace(directory, kind, slug);
  return place ? placePath(place) : '/collection';
}
