import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { cartLine } from '#domain/cart/cart.ts';
import { isInStock, isSold, type ProductInLanguage } from '#domain/catalogue/products/product.ts';
import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { ChatIcon, DocumentIcon, ListIcon } from '#ui/icons.tsx';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { Price } from '../catalogue/price.tsx';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { DeliveryPromise } from '../delivery/delivery-promise.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { SaveToList } from '../lists/save-to-list.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { productQuotationPath } from '../navigation/quotation-path.ts';
import { BuyBar } from './buy-bar.tsx';
import { useChosenQuantity } from './chosen-quantity.ts';
import { ProductCode } from './product-code.tsx';
import { moreProductsId } from './product-row.tsx';
import { ShareLink } from './share-link.tsx';
import { StockState } from './stock-state.tsx';

// Products in stock do not need it.
const StockAlertForm = lazy(async () => ({
  default: (await import('./stock-alert-form.tsx')).StockAlertForm,
}));

interface PurchasePanelProps {
  readonly product: ProductInLanguage;
  /** Its short description, with what is Latin in it isolated. */
  readonly lead: string;
  /** A service shows neither stock nor a delivery day. */
  readonly isService: boolean;
  /** Whether the page shows other products below. */
  readonly hasAlternatives: boolean;
  /** Colours and sizes of the model. */
  readonly children: ReactNode;
}

/** Name, price, stock, delivery and buttons of a product. A discontinued one has no price and cannot be ordered. */
export function PurchasePanel({ product, lead, isService, hasAlternatives, children }: PurchasePanelProps) {
  const { product: messages } = useMessages();
  const locale = useLocale();
  const buying = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useChosenQuantity();
  const cartProduct = { ...product, isService, picture: product.pictures[0] ?? null };
  const heading = (
    <>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-faint">
        {product.brandName && <bdi>{product.brandName}</bdi>}
        <ProductCode sku={product.sku} />
      </p>
      <h1 className="mt-3 text-[clamp(1.625rem,1.35rem+1.1vw,2.25rem)]/(--leading-title) font-medium text-balance">
        {unbrokenName(product.name[locale])}
      </h1>
      <p className="type-lead mt-4 max-w-prose">{lead}</p>
    </>
  );
  if (product.status === 'discontinued') {
    return (
      <div>
        {heading}
        <Discontinued hasAlternatives={hasAlternatives} />
        <OtherWays product={product} quantity={null} />
      </div>
    );
  }
  return (
    <div>
      {heading}
      <p className="mt-6 text-[clamp(1.5rem,1.3rem+0.9vw,2rem)]/tight font-medium">
        <Price amount={product.price} />
      </p>
      <div className="mt-3">
        {isService ? (
          <p className="text-ink-soft">{isInStock(product) ? messages.serviceDay : messages.serviceFull}</p>
        ) : (
          <StockState product={product} />
        )}
      </div>
      {children}
      <div ref={buying} className="mt-6 print:hidden">
        {!isSold(product) ? null : isInStock(product) ? (
          <AddToCart product={cartProduct} quantity={chosen ?? 1} onQuantity={choose} />
        ) : isService ? null : (
          <Suspense fallback={null}>
            <StockAlertForm />
          </Suspense>
        )}
      </div>
      <div className="max-md:below-first-view [--usual-height:20.5rem]">
        {!isService && (
          <div className="mt-6">
            <DeliveryPromise product={product} />
          </div>
        )}
        <OtherWays product={product} quantity={chosen} />
      </div>
      {isSold(product) && (isInStock(product) || !isService) && (
        <BuyBar product={cartProduct} quantity={chosen ?? 1} standsInFor={buying} />
      )}
    </div>
  );
}

/** Says that the product is sold no more and leads to what to buy instead. */
function Discontinued({ hasAlternatives }: { readonly hasAlternatives: boolean }) {
  const { product: messages } = useMessages();
  return (
    <div className="mt-6 rounded-card bg-surface p-5 shadow-raised sm:p-6">
      <p className="font-medium">{messages.discontinued.title}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{messages.discontinued.text}</p>
      {hasAlternatives && (
        <a href={`#${moreProductsId}`} className={buttonStyle('primary', 'mt-4 px-5')}>
          {messages.discontinued.alternatives}
        </a>
      )}
    </div>
  );
}

interface OtherWaysProps {
  readonly product: ProductInLanguage;
  /** Null if none is chosen. */
  readonly quantity: number | null;
}

const actionStyle =
  'inline-flex min-h-11 items-center gap-2.5 font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent';

/** Links for a quotation, a chat message and sharing; a list and the comparison of this browser. */
function OtherWays({ product, quantity }: OtherWaysProps) {
  const { product: messages, footer } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  const name = product.name[locale];
  const address = (shop?.publicUrl ?? '') + localizedPath(locale, `/product/${product.slug}`);
  return (
    <>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {isSold(product) && (
          <LocaleLink
            to={productQuotationPath(product.slug, quantity)}
            className={buttonStyle('secondary', 'px-4')}
          >
            <DocumentIcon />
            {messages.requestQuotation}
          </LocaleLink>
        )}
        {shop && (
          <a
            href={whatsappLink(
              shop.profile.whatsapp,
              `${messages.whatsappText(shop.profile.name[locale], name, product.sku)}\n${address}`,
            )}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle('secondary', 'px-4')}
          >
            <ChatIcon />
            {messages.askOnWhatsapp}
            <span className="sr-only"> ({footer.newTab})</span>
          </a>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 print:hidden">
        {isSold(product) && (
          <SaveToList
            linesToSave={() => [
              { ...cartLine({ ...product, picture: product.pictures[0] ?? null }, quantity ?? 1), note: '' },
            ]}
            className={`${actionStyle} noscript:hidden`}
          >
            <ListIcon />
            {messages.saveToList}
          </SaveToList>
        )}
        <ShareLink title={name} address={address} />
        <CompareToggle slug={product.slug} name={name} link="when-any-is-chosen" className={actionStyle} />
      </div>
    </>
  );
}
