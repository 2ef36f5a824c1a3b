import type { CartProduct } from '#domain/cart/cart.ts';
import type { PricedLine } from '#domain/cart/price-cart.ts';
import type { CartMessages } from '#i18n/messages/storefront/cart.en.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';

/** More would make an address that some phones cut; the link at the end leads to all of them. */
const mostLinesWritten = 15;

interface CartToSend {
  readonly lines: readonly PricedLine<CartProduct>[];
  readonly deliveryFee: Dirhams;
  /** Rebuilds the cart for whoever reads the message. */
  readonly address: string;
}

/**
 * The cart as one would write it to the shop: lines, total, and a link to the whole. It asks for what is wanted, also
 * where there is less.
 */
export function cartMessage(
  { whatsapp }: CartMessages,
  locale: Locale,
  { lines, deliveryFee, address }: CartToSend,
): string {
  const sold = lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
  const written = sold
    .slice(0, mostLinesWritten)
    .map(({ product: { name, sku, price }, quantity }) =>
      [
        `${quantity} × ${name[locale]}`,
        `${whatsapp.code} ${sku}, ${formatMoney(locale, price * quantity)}`,
      ].join('\n'),
    );
  const left = sold.length - written.length;
  const total = sold.reduce((sum, { product, quantity }) => sum + product.price * quantity, deliveryFee);
  return [
    whatsapp.greeting,
    ...written,
    ...(left > 0 ? [whatsapp.more(left)] : []),
    `${whatsapp.total}: ${formatMoney(locale, total)}`,
    `${whatsapp.cart}: ${address}`,
  ].join('\n\n');
}
