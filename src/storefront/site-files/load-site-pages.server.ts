import { packagePath } from '#domain/catalogue/packages/replaced-parts.ts';
import { listCatalogueAddresses } from '#domain/catalogue/products/slug-queries.server.ts';
import { loadArticles } from '../articles/load-articles.server.ts';
import { loadPackages } from '../packages/load-packages.server.ts';
import type { PageServices } from '../page-services.ts';
import { publicPaths } from './site-paths.ts';
import type { SitePage } from './sitemap.ts';

/** Loads all indexed pages, by path without locale. */
export async function loadSitePages(
  services: Pick<PageServices, 'db' | 'cachedRead' | 'now'>,
): Promise<SitePage[]> {
  const { categories, subcategories, products } = await listCatalogueAddresses(services.db);
  const { articles } = await loadArticles(services);
  const [newest] = articles;
  return [
    // Static pages have no date of change; only the list of articles has one.
    ...publicPaths.map((path) =>
      path === '/blog' && newest ? { path, changedOn: newest.publishDate } : { path },
    ),
    ...categories.map(({ slug, updatedAt }) => ({ path: `/category/${slug}`, changedOn: dayOf(updatedAt) })),
    ...subcategories.map(({ slug, updatedAt }) => ({
      path: `/subcategory/${slug}`,
      changedOn: dayOf(updatedAt),
    })),
    ...articles.map(({ slug, publishDate, reviewedOn }) => ({
      path: `/${slug}`,
      changedOn: reviewedOn ?? publishDate,
    })),
    // Their contents change with each price of a part, which no date says.
    ...(await loadPackages(services)).map(({ slug }) => ({ path: packagePath(slug) })),
    // Last and by creation date, so that a new product changes only the last part of the sitemap.
    ...products.map(({ slug, updatedAt }) => ({ path: `/product/${slug}`, changedOn: dayOf(updatedAt) })),
  ];
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
