import { pageServices } from '../page-services.ts';
import type { Route } from './+types/sitemap-resource';
import { loadSitePages } from './load-site-pages.server.ts';
import { sitemap, sitemapIndex, sitemapParts } from './sitemap.ts';
import { textAnswer } from './text-answer.ts';

/** /sitemap.xml: all addresses, or the index of the parts. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { environment } = services;
  const pages = await loadSitePages(services);
  const parts = sitemapParts(pages);
  const file =
    parts.length === 1 ? sitemap(environment.publicUrl, pages) : sitemapIndex(environment.publicUrl, parts);
  return textAnswer(file, 'application/xml');
}
