import type { ProductSummary } from '#domain/catalogue/listing/product-list.ts';
import type { ProductPackage } from '#domain/catalogue/packages/package.ts';
import { packagePath } from '#domain/catalogue/packages/replaced-parts.ts';
import type { Article } from '#domain/content/article.ts';
import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { packagesEn } from '#i18n/messages/storefront/buying/packages.en.ts';
import { readingEn } from '#i18n/messages/storefront/content-pages/reading.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { formatMoney } from '#i18n/money.ts';
import { deliverySummary } from '../delivery/delivery-summary.ts';

/** Maximum numbers of listed items, by the specification. */
export const describedProducts = 50;
const describedArticles = 10;

interface DescribedSite {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly profile: Pick<ShopProfile, 'name' | 'legalName' | 'phone' | 'email' | 'address'>;
  readonly delivery: DeliveryPromise | null;
  readonly categories: readonly { readonly slug: string; readonly name: { readonly en: string } }[];
  readonly products: readonly Pick<ProductSummary, 'slug' | 'name' | 'shortDescription' | 'price'>[];
  readonly packages: readonly Pick<ProductPackage, 'slug' | 'name' | 'summary'>[];
  /** Newest first. */
  readonly articles: readonly Pick<Article, 'slug' | 'title' | 'excerpt'>[];
}

/** Description of the site for language models, in the format of llmstxt.org. */
export function siteDescription({
  publicUrl,
  profile,
  delivery,
  categories,
  products,
  packages,
  articles,
}: DescribedSite): string {
  const link = (name: string, path: string, about?: string) =>
    `- [${plain(name).replaceAll(/[[\]]/g, '')}](${publicUrl}${path})${about ? `: ${plain(about)}` : ''}`;
  const { pages } = en;
  const { leads } = readingEn;
  return [
    `# ${plain(profile.name.en)}`,
    `> ${en.tagline}. ${leads.about}`,
    [
      `- Seller: ${plain(profile.legalName.en)}, ${plain(profile.address.en)}`,
      `- Phone: ${plain(profile.phone)}`,
      `- Email: ${plain(profile.email)}`,
      `- Delivery: ${deliverySummary(en, 'en', delivery).sentence}`,
      '- Prices are in Qatari riyals (QAR). No account is needed to order or to ask for a quotation.',
      `- Every page is also there in Arabic, at the same path below ${publicUrl}/ar.`,
      '- Where a product has a 3D model (GLB, in metres), the structured data of its page name it as 3DModel.',
      `- All addresses: ${publicUrl}/sitemap.xml`,
    ].join('\n'),
    section('Pages', [
      link(pages.products.title, '/products', pages.products.lead),
      link(packagesEn.title, '/packages', packagesEn.lead),
      link(pages.services.title, '/services', leads.services),
      link(pages.about.title, '/about', leads.about),
      link(pages.contact.title, '/contact', pages.contact.lead),
      link(pages.deliveryInfo.title, '/delivery-info', leads.deliveryInfo),
      link(pages.returnPolicy.title, '/return-policy', leads.returnPolicy),
      link(pages.terms.title, '/terms-conditions', leads.terms),
      link(pages.customerService.title, '/customer-service', leads.customerService),
    ]),
    section(
      'Categories',
      categories.map(({ slug, name }) => link(name.en, `/category/${slug}`)),
    ),
    section(
      'Products',
      products
        .slice(0, describedProducts)
        .map(({ slug, name, shortDescription, price }) =>
          link(name.en, `/product/${slug}`, `${formatMoney('en', price)}. ${shortDescription.en}`),
        ),
    ),
    section(
      'Packages',
      packages.map(({ slug, name, summary }) => link(name.en, packagePath(slug), summary.en)),
    ),
    section(
      'Articles',
      articles
        .slice(0, describedArticles)
        .map(({ slug, title, excerpt }) => link(title.en, `/${slug}`, excerpt.en)),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : '';
}

/** Joins a text to one line, because a line break would end the entry. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
