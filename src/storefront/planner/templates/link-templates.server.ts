import { type CategoryPlace, findSeededPlace } from '#domain/catalogue/categories/find-place.ts';
import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { templateAddress } from '#domain/planner/plan-address.ts';
import { templatesOfArticles, templatesOfPlaces } from '#domain/planner/templates/offered-templates.ts';
import { findTemplatePrice } from '#domain/planner/templates/template-prices.server.ts';
import type { TemplateKey } from '#domain/planner/templates/templates.ts';
import { plannerAr } from '#i18n/messages/storefront/planner/planner.ar.ts';
import { plannerEn } from '#i18n/messages/storefront/planner/planner.en.ts';
import { templateLinksAr } from '#i18n/messages/storefront/planner/template-links.ar.ts';
import { templateLinksEn } from '#i18n/messages/storefront/planner/template-links.en.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../../page-services.ts';
import type { LinkedCards } from '../../widgets/link-cards.tsx';
import { loadPlannedProducts } from '../products/load-planned-products.server.ts';

type Services = Pick<PageServices, 'db' | 'cachedRead'>;

// All texts are part of the page's data, so that no script has them.
const texts = { en: templateLinksEn, ar: templateLinksAr } as const;
const names = { en: plannerEn.templates.names, ar: plannerAr.templates.names } as const;

/** The finished offices that fit a category or subcategory. */
export function linkTemplatesOfPlace(
  services: Services,
  index: ProductIndex,
  { category, subcategory }: CategoryPlace,
  locale: Locale,
): Promise<LinkedCards | null> {
  const kind = subcategory ? 'subcategory' : 'category';
  const { id } = subcategory ?? category;
  const [, keys = []] =
    Object.entries(templatesOfPlaces).find(([slug]) => {
      const place = findSeededPlace(index, kind, slug);
      return (kind === 'category' ? place?.category : place?.subcategory)?.id === id;
    }) ?? [];
  return linked(services, index, keys, locale);
}

/** The finished offices that fit an article. */
export async function linkTemplatesOfArticle(
  { productIndex, ...services }: Services & Pick<PageServices, 'productIndex'>,
  slug: string,
  locale: Locale,
): Promise<LinkedCards | null> {
  return linked(services, await productIndex(), templatesOfArticles[slug] ?? [], locale);
}

async function linked(
  services: Services,
  index: ProductIndex,
  keys: readonly TemplateKey[],
  locale: Locale,
): Promise<LinkedCards | null> {
  const cards: LinkedCards['cards'][number][] = [];
  for (const key of keys) {
    const priced = await services.cachedRead(`price of template ${key}`, async () =>
      // Names are no part of a layout, so that one language does for both.
      findTemplatePrice(key, await loadPlannedProducts(services, index, 'en')),
    );
    if (!priced) continue;
    const { price, pieces, area } = priced;
    cards.push({
      address: templateAddress(key),
      name: names[locale][key],
      summary: texts[locale].summary({
        price: formatRoundMoney(locale, price),
        pieces,
        area: area.toLocaleString('en', { maximumFractionDigits: 1 }),
      }),
    });
  }
  if (cards.length === 0) return null;
  const { heading, text } = texts[locale];
  return { heading, text, cards };
}
