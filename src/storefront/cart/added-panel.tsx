import { useEffect, useRef, useState } from 'react';
import { type CartProduct, cartTotal, countItems } from '#domain/cart/cart.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { isCartStored } from './cart-store.ts';
import { useCart } from './use-cart.ts';

const shownForMs = 7_000;

/** Shown once in a visit. */
let hasWarnedOfLoss = false;

interface AddedPanelProps {
  readonly product: CartProduct;
  readonly quantity: number;
  readonly onDismiss: () => void;
}

/**
 * Popover that confirms what was added and links to the cart. It is in the browser's top layer, so it is never hidden,
 * and in the document right after the button, so Tab leads into it. It closes after a time, but not while the pointer or
 * the focus is in it.
 */
export function AddedPanel({ product, quantity, onDismiss }: AddedPanelProps) {
  const { addToCart: messages } = useMessages();
  const locale = useLocale();
  const cart = useCart() ?? [];
  const panel = useRef<HTMLElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const [isLossWarning] = useState(() => !isCartStored() && !hasWarnedOfLoss);

  useEffect(() => {
    // Browsers without popovers show it as a positioned element.
    panel.current?.showPopover?.();
    if (isLossWarning) hasWarnedOfLoss = true;
  }, [isLossWarning]);

  useEffect(() => {
    if (isHeld || isLossWarning) return;
    const timer = setTimeout(onDismiss, shownForMs);
    return () => clearTimeout(timer);
  }, [isHeld, isLossWarning, onDismiss]);

  return (
    <section
      ref={panel}
      popover="manual"
      aria-label={messages.added}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={(event) => setIsHeld(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
      className="fixed inset-auto below-bar z-50 m-0 w-[min(24rem,calc(100vw-var(--spacing-gutter)*2))] rounded-card border border-line bg-surface p-5 text-ink shadow-overlay"
    >
      <div className="flex items-center gap-2 font-medium text-positive">
        <CheckIcon />
        <p className="me-auto">{messages.added}</p>
        <button
          type="button"
          onClick={onDismiss}
          aria-label={messages.dismiss}
          className="hit-area -my-3 -me-3 rounded-control text-ink-faint hover:text-ink"
        >
          <CloseIcon />
        </button>
      </div>
      <div className="mt-3 flex gap-4">
        <CataloguePicture
          picture={product.picture}
          sizes="5rem"
          className="size-20 shrink-0 rounded-control"
        />
        <div className="min-w-0">
          <p className="line-clamp-2 font-medium">{unbrokenName(product.name[locale])}</p>
          <p className="mt-1 text-sm text-ink-soft">
            <bdi>{quantity}</bdi> × <Price amount={product.price} />
          </p>
        </div>
      </div>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-sm text-ink-soft">
        {messages.inCart(countItems(cart))}
        <span className="font-medium text-ink">
          <Price amount={cartTotal(cart)} />
        </span>
      </p>
      {isLossWarning && <p className="mt-3 text-sm text-negative">{messages.notStored}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <LocaleLink
          to="/cart"
          className={buttonStyle('primary', 'flex-1 px-4 whitespace-nowrap')}
          onClick={onDismiss}
        >
          {messages.viewCart}
        </LocaleLink>
        <button
          type="button"
          onClick={onDismiss}
          className={buttonStyle('secondary', 'flex-1 px-4 whitespace-nowrap')}
        >
          {messages.continue}
        </button>
      </div>
    </section>
  );
}
