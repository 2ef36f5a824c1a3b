import type { Cart } from '#domain/cart/cart.ts';
import { sharedCartQuery } from '#domain/cart/cart-link.ts';
import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ChatIcon } from '#ui/icons.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { CopyAddress } from '../widgets/copy-address.tsx';
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
      <CopyAddress address={address} texts={texts.share} />
    </>
  );
}
