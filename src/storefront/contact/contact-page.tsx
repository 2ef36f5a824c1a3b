import { useLocation } from 'react-router';
import { cartLine, largestQuantity } from '#domain/cart/cart.ts';
import { readReplacements } from '#domain/catalogue/packages/replaced-parts.ts';
import { findProduct } from '#domain/catalogue/products/product-queries.server.ts';
import { longestWantedText } from '#domain/quotes/quote-body.ts';
import { displayPhone, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { type RequestSource, services } from '#primitives/quote-status.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { useCart } from '../cart/use-cart.ts';
import { readCheckout } from '../checkout/checkout-store.ts';
import { PageHead } from '../head/page-head.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { OpeningHoursList } from '../layout/opening-hours-list.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { quotationPath } from '../navigation/quotation-path.ts';
import { loadPackage } from '../packages/load-packages.server.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/contact-page';
import { MessageForm } from './message-form.tsx';
import type { Arrival } from './quote-draft.ts';
import { QuoteForm } from './quote-form.tsx';
import { ShowroomFacts } from './showroom-facts.tsx';
import { ShowroomMap } from './showroom-map.tsx';

/** Loads what the address names: a product, a package, a service or a search. Personal data stays in the browser. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.get('request') !== 'quotation') return { quotation: null };
  const slug = searchParams.get('product');
  const shop = context.get(pageServices);
  const product = slug ? await findProduct(shop.db, slug) : undefined;
  const packageSlug = searchParams.get('package');
  const packed = packageSlug
    ? await loadPackage(
        shop,
        { slug: packageSlug, replacements: readReplacements(searchParams) },
        localeOfRequest(request),
      )
    : undefined;
  const service = services.find((name) => name === searchParams.get('service')) ?? null;
  const search = (searchParams.get('search') ?? '').trim().slice(0, longestWantedText);
  const isFromCart = searchParams.get('from') === 'cart';
  return {
    quotation: {
      product: product ? pickCartProduct(product) : null,
      packed: packed ?? null,
      quantity: quantityFrom(searchParams.get('quantity')),
      service,
      search,
      isFromCart,
      source: sourceOf({
        product: Boolean(product ?? packed),
        cart: isFromCart,
        search: search !== '',
        services: service !== null,
      }),
    },
  };
}

function pickCartProduct({
  id,
  slug,
  sku,
  name,
  price,
  stock,
  leadTimeDays,
  pictures,
}: NonNullable<Awaited<ReturnType<typeof findProduct>>>) {
  // A request shows neither stock nor a day, which services differ in.
  return { id, slug, sku, name, price, stock, leadTimeDays, isService: false, picture: pictures[0] ?? null };
}

/** Parses the quantity of the product, if it was chosen on its page. */
function quantityFrom(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}

function sourceOf(brings: Readonly<Record<Exclude<RequestSource, 'contact'>, boolean>>): RequestSource {
  return (['product', 'cart', 'search', 'services'] as const).find((source) => brings[source]) ?? 'contact';
}

export default function ContactPage({ loaderData: { quotation } }: Route.ComponentProps) {
  const { pages } = useMessages();
  const texts = useContactMessages();
  const { title, lead } = quotation ? texts.quotationPage : pages.contact;
  return (
    <div className="page-column pt-section">
      <PageHead title={title} description={lead} />
      <h1 className="type-title max-w-4xl">{title}</h1>
      <p className="type-lead mt-5 max-w-prose">{lead}</p>
      <div className="mt-8 grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] xl:gap-x-14">
        {/* Before the form on a phone, except for those who came for a quotation. */}
        <div className={classNames('lg:col-start-2 lg:row-start-1', quotation !== null && 'max-lg:order-1')}>
          <ShowroomFacts />
        </div>
        {/* Reserves the space of a form until it is hydrated; the confirmation is shorter. */}
        <div className="min-h-[54rem] has-data-sent:min-h-0 noscript:min-h-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Ways isQuotation={quotation !== null} />
          <noscript>
            <WithoutScripts />
          </noscript>
          {quotation ? <QuotationRequest quotation={quotation} /> : <Message />}
        </div>
        <div className="grid gap-8 max-lg:order-2 lg:col-start-2">
          <Hours />
        </div>
      </div>
    </div>
  );
}

/** The forms render after hydration, because their drafts are in the browser's storage. */
function Message() {
  return useCart() && <MessageForm />;
}

type AskedQuotation = NonNullable<Route.ComponentProps['loaderData']['quotation']>;

function QuotationRequest({ quotation }: { readonly quotation: AskedQuotation }) {
  const { product, packed, quantity, service, search, isFromCart, source } = quotation;
  const { services: names } = useContactMessages();
  const { key, search: asked } = useLocation();
  const cart = useCart();
  if (!cart) return null;
  const id = `${key}${asked}`;
  const arrival: Arrival = {
    id,
    source,
    product,
    quantity,
    cart: isFromCart ? cart : linesOf(packed, quantity ?? 1),
    details: isFromCart ? readCheckout().draft : {},
    freeText: search || (service ? names[service] : missingPartsOf(packed)),
    service,
  };
  return <QuoteForm key={id} arrival={arrival} />;
}

/** The parts of so many packages that can be ordered. */
function linesOf(packed: AskedQuotation['packed'], packages: number) {
  return (packed?.parts ?? []).flatMap(({ product, quantity }) =>
    product ? cartLine(product, Math.min(largestQuantity, quantity * packages)) : [],
  );
}

/** What a package lacks because it is not sold any more, for staff to offer a substitute. */
function missingPartsOf(packed: AskedQuotation['packed']): string {
  if (!packed?.parts.some(({ product }) => product === null)) return '';
  const former = packed.parts.flatMap((part) => part.former?.name ?? []);
  return [packed.name, ...former].join(' · ');
}

function Ways({ isQuotation }: { readonly isQuotation: boolean }) {
  const { ways } = useContactMessages();
  const way = (isChosen: boolean) =>
    classNames(
      'inline-flex min-h-12 flex-1 items-center justify-center rounded-pill px-2 text-center text-[0.9375rem] font-medium transition-colors duration-200 sm:flex-none sm:px-6 sm:text-base',
      isChosen ? 'bg-accent text-white' : 'text-ink hover:text-accent',
    );
  return (
    <nav aria-label={ways.title} className="mb-8 flex rounded-pill bg-sunken p-1 sm:w-fit">
      <LocaleLink
        to="/contact"
        preventScrollReset
        aria-current={isQuotation ? undefined : 'page'}
        className={way(!isQuotation)}
      >
        {ways.message}
      </LocaleLink>
      <LocaleLink
        to={quotationPath}
        preventScrollReset
        aria-current={isQuotation ? 'page' : undefined}
        className={way(isQuotation)}
      >
        {ways.quotation}
      </LocaleLink>
    </nav>
  );
}

function Hours() {
  const { footer } = useMessages();
  const shop = useShop();
  if (!shop) return null;
  return (
    <>
      <section id="opening-hours">
        <h2 className="mb-2 font-medium">{footer.hours}</h2>
        <OpeningHoursList />
      </section>
      <ShowroomMap profile={shop.profile} />
    </>
  );
}

function WithoutScripts() {
  const { withoutScripts } = useContactMessages();
  const shop = useShop();
  return (
    <section className="max-w-prose rounded-panel bg-surface p-6 shadow-raised sm:p-8">
      <h2 className="type-heading">{withoutScripts.title}</h2>
      <p className="mt-3 text-ink-soft">{withoutScripts.text}</p>
      {shop && (
        <a href={telephoneLink(shop.profile.phone)} className={buttonStyle('primary', 'mt-6')}>
          {withoutScripts.call} <bdi dir="ltr">{displayPhone(shop.profile.phone)}</bdi>
        </a>
      )}
    </section>
  );
}
