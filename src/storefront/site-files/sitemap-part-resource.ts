import { pageServices } from '../page-services.ts';
import type { Route } from './+types/sitemap-part-resource';
import { loadSitePages } from './load-site-pages.server.ts';
import { sitemap, sitemapParts } from './sitemap.ts';
import { textAnswer } from './text-answer.ts';

/** Parts of the sitemap: /sitemap/1.xml and so on. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const number = /^([1-9]\d{0,5})\.xml$/.exec(params.file)?.[1];
  const part = number && sitemapParts(await loadSitePages(services))[Number(number) - 1];
  if (!part) return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return textAnswer(sitemap(services.environment.publicUrl, part), 'application/xml');
}
