import type { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import type { Article } from '#domain/content/article.ts';
import { localeOfRequest, pathWithoutLocale } from '#i18n/locale-path.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en, type Messages } from '#i18n/messages/storefront/en.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { type KnownPage, type NotFoundHelp, nearPages, wordsOfPath } from './near-pages.ts';

interface KnownPages {
  readonly index: ProductIndex;
  readonly articles?: readonly Article[];
}

const mostPages = 4;
const mostCategories = 2;

/**
 * What the 404 page of a request offers: pages whose address is nearly the requested one, then the categories of what a
 * search for its words finds.
 */
export function suggestPages(
  request: Request,
  { index, articles = [] }: KnownPages,
  written = wordsOfPath(pathWithoutLocale(new URL(request.url).pathname)),
): NotFoundHelp {
  const locale = localeOfRequest(request);
  const places: KnownPage[] = index.categories.flatMap((category) => [
    placePage(`/category/${category.slug}`, category, locale),
    ...category.subcategories.map((part) => placePage(`/subcategory/${part.slug}`, part, locale)),
  ]);
  const near = nearPages(written, [
    ...staticPages(locale === 'ar' ? ar : en),
    ...places,
    ...articles.map(({ slug, title }) => ({ to: `/${slug}`, name: title[locale] })),
  ]);
  const found = near.length > 0 ? [] : categoriesOf(index, written, locale);
  const pages = [...near, ...places.filter(({ to }) => found.includes(to))];
  return { pages: pages.slice(0, mostPages), search: written };
}

/** An address may be written in either language, whatever the language of the page. */
function placePage(to: string, { name }: { readonly name: LocalizedText }, locale: Locale): KnownPage {
  return { to, name: name[locale], alsoWritten: [name.en, name.ar] };
}

/** The categories with the most products that a search for the words finds. */
function categoriesOf(index: ProductIndex, search: string, locale: Locale): string[] {
  if (search === '') return [];
  const { categories } = index.find({ search, page: 1, pageSize: 1 }, locale).facets;
  return categories
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostCategories)
    .map(({ slug }) => `/category/${slug}`);
}

/** The pages without parameters, with further words for them that old links and people use. */
function staticPages({ pages, navigation, footer }: Messages): KnownPage[] {
  return [
    { to: '/', name: navigation.home, alsoWritten: ['index', 'home'] },
    { to: '/products', name: pages.products.title, alsoWritten: ['shop', 'store', 'catalogue', 'catalog'] },
    { to: '/collection', name: pages.collection.title, alsoWritten: ['categories', 'collections'] },
    { to: '/services', name: pages.services.title },
    { to: '/about', name: pages.about.title },
    { to: '/our-story', name: pages.ourStory.title },
    { to: '/contact', name: pages.contact.title, alsoWritten: ['showroom', 'location', 'locations'] },
    {
      to: '/customer-service',
      name: pages.customerService.title,
      alsoWritten: ['help', 'faq', 'support', 'warranty'],
    },
    { to: '/delivery-info', name: pages.deliveryInfo.title, alsoWritten: ['delivery', 'shipping'] },
    { to: '/return-policy', name: pages.returnPolicy.title, alsoWritten: ['returns', 'refund', 'refunds'] },
    { to: '/terms-conditions', name: pages.terms.title, alsoWritten: ['terms', 'privacy', 'privacy policy'] },
    { to: '/office-furniture-doha', name: pages.locations.doha.title },
    { to: '/office-furniture-lusail', name: pages.locations.lusail.title },
    { to: '/office-furniture-al-waab', name: pages.locations.alWaab.title },
    { to: '/blog', name: pages.blog.title, alsoWritten: ['articles', 'news'] },
    { to: '/cart', name: pages.cart.title, alsoWritten: ['basket', 'shopping cart'] },
    { to: '/checkout', name: pages.checkout.title },
    {
      to: '/order-confirmation',
      name: footer.findOrder,
      alsoWritten: ['track', 'tracking', 'order', 'orders'],
    },
  ];
}
