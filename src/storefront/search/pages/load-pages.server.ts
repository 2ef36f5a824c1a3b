import { packagePath } from '#domain/catalogue/packages/replaced-parts.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { getShopFrame } from '#domain/shop-profile/get-shop-frame.server.ts';
import { pagesAr } from '#i18n/messages/storefront/search/pages.ar.ts';
import { pagesEn } from '#i18n/messages/storefront/search/pages.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { loadArticles } from '../../articles/load-articles.server.ts';
import { loadPackages } from '../../packages/load-packages.server.ts';
import type { PageServices } from '../../page-services.ts';
import { findPages, indexPages, type PageEntry } from './find-pages.ts';
import type { FoundPageGroup } from './found-page-group.ts';
import { deliveryEntries, locationEntries } from './place-entries.server.ts';
import { contactEntries, helpEntries, serviceEntries } from './site-texts.server.ts';

type Services = Pick<PageServices, 'db' | 'cachedRead' | 'now' | 'productIndex'>;

const messages = { en: pagesEn, ar: pagesAr };
const longestExcerpt = 170;

/** Finds help pages, articles, places of delivery and services by a search term; null if there are none. */
export async function searchPages(
  services: Services,
  term: string,
  locale: Locale,
  most: number,
): Promise<FoundPageGroup | null> {
  const { pages, isAnswer } = findPages(
    await loadPageIndex(services, locale),
    term,
    most,
    (await services.productIndex()).vocabulary,
  );
  if (pages.length === 0) return null;
  const { title, kinds } = messages[locale];
  return {
    title,
    isAnswer,
    pages: pages.map((page) => ({
      kind: kinds[page.kind],
      title: page.title,
      excerpt: excerptOf(page.text),
      path: page.path,
    })),
  };
}

/** The index of one language, in memory until the content changes; a day is the longest that a scheduled article waits. */
async function loadPageIndex(services: Services, locale: Locale) {
  const { db, cachedRead, now } = services;
  const { articles } = await loadArticles(services);
  const newest = articles[0]?.id ?? '';
  const day = qatarDay(now());
  return cachedRead(`pages in ${locale} of ${day} until ${newest}`, async () => {
    const [{ profile }, delivery] = await Promise.all([getShopFrame(db, day), getDeliveryFacts(db, now())]);
    const articleEntries = articles
      .filter(({ textLocale }) => textLocale[locale] === locale)
      .map(
        ({ slug, title, excerpt, keywords }): PageEntry => ({
          kind: 'article',
          title: title[locale],
          text: [excerpt[locale], ...keywords[locale]].join(' · '),
          path: `/${slug}`,
        }),
      );
    const packageEntries = (await loadPackages(services)).map(
      ({ slug, name, summary }): PageEntry => ({
        kind: 'package',
        title: name[locale],
        text: summary[locale],
        path: packagePath(slug),
      }),
    );
    return indexPages([
      ...helpEntries(profile, locale),
      ...contactEntries(profile, locale),
      ...serviceEntries(locale),
      ...locationEntries(locale),
      ...deliveryEntries(delivery, locale),
      ...articleEntries,
      ...packageEntries,
    ]);
  });
}

function excerptOf(text: string): string {
  if (text.length <= longestExcerpt) return text;
  const cut = text.slice(0, longestExcerpt);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
