import {
  findPreview,
  getPageContent,
  type SiteContentOnPages,
} from '#domain/site-content/get-site-content.server.ts';
import { type PageContent, pageContent } from '#domain/site-content/page-content.ts';
import type { Locale } from '#primitives/locale.ts';
import { currentPath } from '../catalogue/place-path.ts';
import type { PageServices } from '../page-services.ts';

/**
 * Loads the contents that staff edit. Those of a preview are read each time, and undefined when it is not valid any more;
 * the saved ones are cached until they change.
 */
export async function loadSiteContent(
  { db, now, cachedRead }: Pick<PageServices, 'db' | 'now' | 'cachedRead'>,
  previewKey?: string,
): Promise<SiteContentOnPages | undefined> {
  if (previewKey !== undefined) return findPreview(db, previewKey, now());
  return cachedRead('site content', () => getPageContent(db));
}

/** Loads what the home page and the pages about the company show in one language. */
export async function loadPageContent(
  services: Pick<PageServices, 'db' | 'now' | 'cachedRead' | 'productIndex'>,
  locale: Locale,
  previewKey?: string,
): Promise<PageContent | undefined> {
  const [index, site] = await Promise.all([services.productIndex(), loadSiteContent(services, previewKey)]);
  return (
    site &&
    pageContent(site.content, {
      locale,
      pictures: site.pictures,
      currentLink: (link) => currentPath(index, link),
    })
  );
}
