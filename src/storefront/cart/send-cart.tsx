import { type FocusEvent, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { sharedCartQuery } from '#domain/cart/shared-cart.ts';
import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { ChatIcon, CheckIcon, CopyIcon } from '#ui/icons.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { useCopied } from '../product/use-copied.ts';
import { cartMessage } from './cart-message.ts';
import type { PricedCartView } from './use-priced-cart.ts';

interface SendCartProps {
  readonly cart: Cart;
  readonly view: PricedCartView;
}

/** Shares the cart: as a chat message to the shop, or as a link that restores it. */
export function SendCart({ cart, view: { lines, delivered } }: SendCartProps) {
  const texts = useCartMessages();
  const { footer } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  const sold = new Set(lines.flatMap(({ productId, product }) => (product ? productId : [])));
  const query = sharedCartQuery(cart.filter(({ productId }) => sold.has(productId)));
  const address = shop.publicUrl + localizedPath(locale, '/cart') + query;
  const message = cartMessage(texts, locale, {
    shopName: shop.profile.name[locale],
    lines,
    deliveryFee: delivered?.deliveryFee ?? 0,
    address,
  });
  return (
    <>
      <a
        href={whatsappLink(shop.profile.whatsapp, message)}
        target="_blank"
        rel="noreferrer"
        className={buttonStyle('secondary')}
      >
        <ChatIcon />
        {texts.summary.whatsapp}
        <span className="sr-only"> ({footer.newTab})</span>
      </a>
      <CopyAddress address={address} />
    </>
  );
}

/** Copies the link; where browsers do not allow that, shows the link to be copied by hand. */
function CopyAddress({ address }: { readonly address: string }) {
  const { share } = useCartMessages();
  const { isCopied, copy } = useCopied();
  const [isByHand, setIsByHand] = useState(false);
  return (
    <div>
      <div className="relative">
        <button
          type="button"
          onClick={async () => setIsByHand(!(await copy(address)))}
          className={buttonStyle('quiet', 'w-full')}
        >
          <CopyIcon />
          {share.copy}
        </button>
        {/* On top of the button, so that the confirmation causes no layout shift. */}
        <p
          role="status"
          className={classNames(
            'pointer-events-none absolute inset-0 flex items-center justify-center gap-2.5 rounded-pill font-medium text-positive',
            isCopied && 'bg-surface',
          )}
        >
          {isCopied && (
            <>
              <CheckIcon />
              {share.copied}
            </>
          )}
        </p>
      </div>
      {isByHand && (
        <label className="mt-2 block text-sm text-ink-soft">
          {share.byHand}
          <input
            type="text"
            readOnly
            dir="ltr"
            value={address}
            onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
            className="mt-2 h-12 w-full rounded-control border border-line-strong bg-ground px-4 text-ink"
          />
        </label>
      )}
    </div>
  );
}
