import { redirect } from 'react-router';
import {
  type CategoryDirectory,
  type CategoryPlace,
  findPlace,
  type PlaceKind,
} from '#domain/catalogue/categories/find-place.ts';
import { localeOfRequest, localizedPath } from '#i18n/locale-path.ts';
import type { NotFoundHelp } from '../not-found/near-pages.ts';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { placePath } from './place-path.ts';

/**
 * The category or subcategory of a page, by the reference in its address. A former reference redirects to the current
 * path, a deleted subcategory to its category, a deleted category to the collection; an unknown one is not found, with
 * what `suggest` says.
 */
export function requirePlace(
  directory: CategoryDirectory,
  request: Request,
  kind: PlaceKind,
  reference: string,
  suggest: () => NotFoundHelp | null = () => null,
): CategoryPlace {
  const found = findPlace(directory, kind, reference);
  if (!found) throw pageNotFound(suggest());
  if (found === 'deleted') throw permanentRedirect(request, '/collection');
  const { searchParams } = new URL(request.url);
  searchParams.delete('category');
  const hasFormerFilter = replaceFormerFilter(directory, searchParams, 'subcategory');
  // Set for /products; here the place is in the path.
  searchParams.delete('category');
  if (found.isCurrent && !hasFormerFilter) return found;
  throw permanentRedirect(request, placePath(found), searchParams);
}

/** Redirects /products when its query has a former category or subcategory: once, even if both are former. */
export function redirectFormerFilters(directory: CategoryDirectory, request: Request): void {
  const { searchParams } = new URL(request.url);
  const former = (['category', 'subcategory'] as const).filter((kind) =>
    replaceFormerFilter(directory, searchParams, kind),
  );
  if (former.length > 0) throw permanentRedirect(request, '/products', searchParams);
}

/** Replaces a former reference in the query by the current one. Returns whether there was one. */
function replaceFormerFilter(
  directory: CategoryDirectory,
  searchParams: URLSearchParams,
  kind: PlaceKind,
): boolean {
  const reference = searchParams.get(kind);
  const found = reference ? findPlace(directory, kind, reference) : undefined;
  if (!found || (found !== 'deleted' && found.isCurrent)) return false;
  searchParams.delete(kind);
  if (found !== 'deleted') {
    searchParams.set('category', found.category.slug);
    if (found.subcategory) searchParams.set('subcategory', found.subcategory.slug);
  }
  return true;
}

function permanentRedirect(request: Request, path: string, query = new URLSearchParams()): Response {
  const address = localizedPath(localeOfRequest(request), path);
  return redirect(query.size === 0 ? address : `${address}?${query}`, 301);
}
