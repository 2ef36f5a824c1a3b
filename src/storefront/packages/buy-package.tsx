import { useState } from 'react';
import { addAllToCart } from '#domain/cart/add-all-to-cart.ts';
import {
  lastDay,
  packagePrice,
  packagesInStock,
  partState,
} from '#domain/catalogue/packages/package-contents.ts';
import { formatShortDay } from '#i18n/dates.ts';
import { usePackagesMessages } from '#i18n/messages/storefront/buying/packages-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CartIcon, DocumentIcon } from '#ui/icons.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { CartOutcome, type Outcome } from '../cart/cart-outcome.tsx';
import { changeCart } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import { Price } from '../catalogue/price.tsx';
import { useArrivalDays } from '../catalogue/use-arrival-days.ts';
import { ArrivalZone } from '../delivery/arrival-zone.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { packageQuotationPath } from '../navigation/quotation-path.ts';
import { Availability } from './availability.tsx';
import type { PackageInLanguage } from './package-data.ts';

const mostPackages = 99;

interface BuyPackageProps {
  readonly contents: PackageInLanguage;
  readonly packages: number;
  readonly onPackages: (packages: number) => void;
}

/** Price, stock and day of so many packages, and the buttons that send the parts to the cart or into a quotation. */
export function BuyPackage({ contents: { slug, replaced, parts }, packages, onPackages }: BuyPackageProps) {
  const texts = usePackagesMessages();
  const { addToCart } = useMessages();
  const locale = useLocale();
  const cart = useCart() ?? [];
  const arrivalOf = useArrivalDays(undefined);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const sold = parts.flatMap(({ product, quantity }) =>
    product ? [{ product, quantity: quantity * packages }] : [],
  );
  const inStock = packagesInStock(parts);
  const isComplete = packages <= inStock;
  const hasAvailable = parts.some((part) => partState(part, packages) === 'available');
  const day = isComplete ? lastDay(sold.map(({ product }) => arrivalOf(product))) : null;

  function addAll(): void {
    const { added, refused } = addAllToCart(cart, sold);
    changeCart((current) => addAllToCart(current, sold).cart);
    setOutcome({ added: added.size, refused: refused.map(({ product }) => product) });
  }

  return (
    <div className="rounded-panel border border-line bg-surface p-5 sm:p-7 lg:sticky lg:top-28 print:border-0 print:p-0">
      <p className="text-sm text-ink-soft">{texts.total(packages)}</p>
      <p className="type-heading mt-1">
        <Price amount={packagePrice(parts) * packages} />
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {sold.length === parts.length ? texts.sumOfParts : texts.priceOfSold}
      </p>
      <div className="mt-4">
        <Availability inStock={inStock} />
      </div>
      {!isComplete && (
        <p role="status" className="mt-1 text-sm">
          {inStock > 0 ? texts.availability.fewer(packages) : texts.availability.noneText}
        </p>
      )}
      {day !== null && <p className="mt-2 font-medium">{texts.arrival.all(formatShortDay(locale, day))}</p>}
      <ArrivalZone texts={texts.arrival} />
      <noscript>
        <p className="mt-4 rounded-control bg-sunken px-4 py-3 text-sm">{texts.withoutScripts}</p>
      </noscript>
      <div className="mt-4 grid gap-3 print:hidden">
        <QuantityStepper
          label={texts.quantity}
          decreaseLabel={addToCart.decrease}
          increaseLabel={addToCart.increase}
          value={packages}
          max={mostPackages}
          onChange={onPackages}
          className="justify-self-start noscript:hidden"
        />
        {hasAvailable && (
          <button type="button" onClick={addAll} className={buttonStyle('primary', 'noscript:hidden')}>
            <CartIcon />
            {isComplete ? texts.add : texts.addRest}
          </button>
        )}
        <LocaleLink to={packageQuotationPath(slug, packages, replaced)} className={buttonStyle('secondary')}>
          <DocumentIcon />
          {texts.quotation}
        </LocaleLink>
      </div>
      <div role="status" className="print:hidden">
        {outcome && <CartOutcome outcome={outcome} texts={texts} />}
      </div>
    </div>
  );
}
