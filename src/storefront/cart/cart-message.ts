import type { CartProduct } from '#domain/cart/cart.ts';
import type { PricedLine } from '#domain/cart/price-cart.ts';
import type { CartMessages } from '#i18n/messages/storefront/cart.en.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';

/** More lines would make a URL that some phones truncate; the link at the end has all of them. */
const mostLinesWritten = 15;

interface CartToSend {
  readonly shopName: string;
  readonly lines: readonly PricedLine<CartProduct>[];
  readonly deliveryFee: Dirhams;
  /** Link that restores the cart in another browser. */
  readonly address: string;
}

/**
 * Formats the cart as a chat message to the shop: lines, total, and a link to the whole cart. Quantities are the wanted
 * ones, also above the stock.
 */
export function cartMessage(
  { whatsapp }: CartMessages,
  locale: Locale,
  { shopName, lines, deliveryFee, address }: CartToSend,
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
    whatsapp.greeting(shopName),
    ...written,
    ...(left > 0 ? [whatsapp.more(left)] : []),
    `${whatsapp.total}: ${formatMoney(locale, total)}`,
    `${whatsapp.cart}: ${address}`,
  ].join('\n\n');
}
