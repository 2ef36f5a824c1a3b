import { lazy, Suspense } from 'react';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import { holdsServices } from '#domain/catalogue/categories/service-department.ts';
import { listComplementRules } from '#domain/catalogue/complements/complement-rule-queries.server.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import { productCard } from '#domain/catalogue/listing/product-list.ts';
import {
  isSold,
  type ProductCard,
  previewParameter,
  productInLanguage,
} from '#domain/catalogue/products/product.ts';
import { findProduct } from '#domain/catalogue/products/product-queries.server.ts';
import { findProductAndRelated } from '#domain/catalogue/related/find-product-and-related.server.ts';
import { localeOfRequest, localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { linkedOptions } from '../catalogue/linked-options.ts';
import { shelfCard } from '../catalogue/listed-card.server.ts';
import { SearchField } from '../catalogue/listing/search-field.tsx';
import { FailureNotice } from '../failure/failure-notice.tsx';
import { PageHead } from '../head/page-head.tsx';
import { productNodes } from '../head/structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { personalHeaders } from '../navigation/personal-page.ts';
import { reachAction } from '../navigation/reach-action.ts';
import { NotFoundNotice } from '../not-found/not-found-notice.tsx';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { linkPackagesOfProduct } from '../packages/link-packages.server.ts';
import { pageServices } from '../page-services.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import { HydrateOnFirstInteraction } from '../rendering/hydrate-on-first-interaction.tsx';
import { linkRoomOfProduct } from '../rooms/load-rooms.server.ts';
import type { Route } from './+types/product-page';
import { familyChoices } from './family-choices.ts';
import { FamilyOptions } from './family-options.tsx';
import { Gallery } from './gallery.tsx';
import { ProductDetails } from './product-details.tsx';
import { packingFacts, productFacts, shownText } from './product-facts.ts';
import { ProductRow } from './product-row.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import { RecentlyViewed } from './related/recently-viewed.tsx';
import { answerStockAlertForm } from './stock-alert-answer.server.ts';

const productsInRow = 4;

// In the page from the beginning; its code comes with the first interaction. A page that is opened without a connection is
// shown without them.
const RelatedProducts = lazy(async () => ({
  default: (await import('./related/related-products.tsx')).RelatedProducts,
}));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, productIndex, cachedRead } = context.get(pageServices);
  const locale = localeOfRequest(request);
  const index = await productIndex();
  const { search: query, searchParams } = new URL(request.url);
  const previewKey = searchParams.get(previewParameter) ?? undefined;
  const rules = await cachedRead('complement rules', () => listComplementRules(db));
  const question = { count: productsInRow, locale, rules, previewKey };
  const found = await findProductAndRelated(db, index, params.slug, question);
  if (!found) {
    // The words of an unknown slug are the search term for similar products.
    const search = params.slug.replaceAll(/[-_\s]+/g, ' ').slice(0, 100);
    const filter = { search, page: 1, pageSize: productsInRow };
    const { products } = await listProducts(db, index, { filter }, locale);
    throw pageNotFound(products.map((near) => productCard(near, locale)));
  }
  const product = productInLanguage(found.product, locale);
  if (product.slug !== params.slug) {
    const address = localizedPath(locale, `/product/${product.slug}`);
    // Not for ever: the address of a preview ends with the draft.
    throw previewKey === undefined ? redirect(address, 301) : redirect(address + query, 302);
  }
  const category = index.categories.find(({ slug }) => slug === product.category);
  const definitions = { attributes: index.attributes, ofCategory: category?.attributes ?? [] };
  const family = familyChoices(index.familyOf(product.id), product.id, index.attributes, locale);
  const shown = {
    product,
    isService: category !== undefined && holdsServices(category),
    facts: {
      ...productFacts(found.product, definitions, locale),
      lead: shownText(product.shortDescription, locale),
      about: shownText(product.description, locale),
      packing: packingFacts(found.product, locale),
      cartons: found.product.cartons.map(({ width, depth, height }) => ({ width, depth, height })),
    },
    places: [category, category?.subcategories.find(({ slug }) => slug === product.subcategory)].flatMap(
      (place, depth) =>
        place
          ? [{ name: place.name[locale], to: `/${depth === 0 ? 'category' : 'subcategory'}/${place.slug}` }]
          : [],
    ),
    // Linked here and not in the browser, which saves code in the first view.
    family: family && { ...family, options: linkedOptions(family.options, (slug) => `/product/${slug}`) },
    successors: found.successors.map((card) => shelfCard(card, index, locale)),
    similar: found.similar.map((card) => shelfCard(card, index, locale)),
    goesWith: found.goesWith,
    packages: await linkPackagesOfProduct({ db, cachedRead }, index, product, locale),
    room: await linkRoomOfProduct({ db, cachedRead }, product.slug, locale),
  };
  return data(shown, product.status === 'draft' ? { headers: personalHeaders } : {});
}

/** Those of the loader: the page of a draft is not cached. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Stock alert form of a product that is out of stock; it posts to the page's address and works without scripts. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(pageServices);
  const product = await findProduct(services.db, params.slug);
  if (!product || !isSold(product)) throw pageNotFound();
  const form = await request.formData().catch(() => new FormData());
  return answerStockAlertForm(services, {
    productId: product.id,
    email: String(form.get('email') ?? ''),
    locale: localeOfRequest(request),
  });
}

/** Without a connection the form stays with what was typed. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get('email') ?? '');
  return reachAction(serverAction, { problem: 'unreachable', email } as const);
}

export const handle = completeAsRendered;

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, facts, family, isService, places, similar, successors } = loaderData;
  const isDraft = product.status === 'draft';
  const messages = useMessages();
  const locale = useLocale();
  const name = product.name[locale];
  const steps = [
    { name: messages.breadcrumbs.home, to: '/' },
    { name: messages.breadcrumbs.collection, to: '/collection' },
    ...places,
  ];
  return (
    // The key resets gallery and form when the product changes.
    <div key={product.id}>
      <PageHead
        title={name}
        description={product.shortDescription}
        linkPicture={{
          kind: 'product',
          slug: product.slug,
          locale,
          title: name,
          picture: product.pictures[0] ?? null,
        }}
        type="product"
        indexed={!isDraft}
      />
      {isDraft ? (
        <p role="status" className="page-column bg-accent-soft py-3 font-medium">
          {messages.product.preview}
        </p>
      ) : (
        <StructuredDataScript describe={(place) => productNodes(place, product, { isService, family })} />
      )}
      <div className="page-column pt-4 lg:pt-8">
        {/* Without the product name, which is the heading below. */}
        <HydrateOnFirstInteraction>
          <Breadcrumbs steps={steps} />
        </HydrateOnFirstInteraction>
        <div className="mt-3 grid gap-x-8 gap-y-8 md:grid-cols-2 lg:mt-6 lg:grid-cols-[7fr_6fr] lg:gap-x-16 print:grid-cols-[2fr_3fr] print:gap-x-8">
          <div className="min-w-0 md:sticky md:top-28 md:self-start">
            <HydrateOnFirstInteraction>
              <Gallery
                pictures={product.pictures}
                model={
                  product.model === null
                    ? null
                    : { address: product.model, name, dimensions: product.dimensions }
                }
                family={family?.key ?? product.id}
              />
            </HydrateOnFirstInteraction>
          </div>
          <PurchasePanel
            product={product}
            lead={facts.lead}
            isService={isService}
            hasAlternatives={successors.length + similar.length > 0}
          >
            {family && <FamilyOptions family={family} />}
          </PurchasePanel>
        </div>
        <HydrateOnFirstInteraction>
          <ProductDetails product={product} facts={facts} isService={isService} />
        </HydrateOnFirstInteraction>
      </div>
      <HydrateOnFirstInteraction>
        <SilentErrorBoundary>
          <Suspense>
            <RelatedProducts {...loaderData} slug={product.slug} />
          </Suspense>
        </SilentErrorBoundary>
        <TalkToUs />
      </HydrateOnFirstInteraction>
      {!isDraft && <RecentlyViewed productId={product.id} />}
    </div>
  );
}

/** An unknown product shows products with similar names; other errors are left to the root. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const { product } = useMessages();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailureNotice />;
  const near = (error.data ?? []) as readonly ProductCard[];
  return (
    <>
      <NotFoundNotice>
        <SearchField term={params.slug?.replaceAll('-', ' ')} />
      </NotFoundNotice>
      {near.length > 0 && <ProductRow title={product.nearMatches} products={near} />}
    </>
  );
}
