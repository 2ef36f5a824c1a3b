import type { Picture } from '#images/image-address.ts';
import { imageAddress } from '#images/image-address.ts';
import { dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import type { CartProduct } from './cart.ts';
import type { PricedCart, PricedLine } from './price-cart.ts';

/** Serializes a priced cart for the API: amounts in QAR, Arabic in `translations`. */
export function serializePricedCart(cart: PricedCart<CartProduct>) {
  const { lines, subtotal, delivery, deliveryFee, pickup, total, deliverySettingsVersion } = cart;
  return {
    lines: lines.map(shownLine),
    subtotal: qarFromDirhams(subtotal),
    delivery: delivery && {
      zone: delivery.zone.number,
      isDelivered: delivery.isDelivered,
      fee: qarFromDirhams(deliveryFee),
      minimumOrder: qarFromDirhams(delivery.terms.minimumOrder),
      missingToMinimum: qarFromDirhams(delivery.missingToMinimum),
      missingToFree: delivery.missingToFree === null ? null : qarFromDirhams(delivery.missingToFree),
      day: delivery.day,
    },
    pickup,
    total: qarFromDirhams(total),
    deliverySettingsVersion,
  };
}

function shownLine({ productId, quantity, status, available, total, product }: PricedLine<CartProduct>) {
  return {
    productId,
    quantity,
    status,
    available,
    total: qarFromDirhams(total),
    product: product && serializeCartProduct(product),
  };
}

/** Serializes a product as a cart shows it. */
export function serializeCartProduct({ name, price, picture, ...product }: CartProduct) {
  return {
    ...product,
    name: name.en,
    translations: { ar: { name: name.ar } },
    price: qarFromDirhams(price),
    picture: picture && serializePicture(picture),
  };
}

function serializePicture({ alt, ...picture }: Picture) {
  return {
    ...picture,
    address: imageAddress(picture, 600),
    alt: alt.en,
    translations: { ar: { alt: alt.ar } },
  };
}

/** Parses a serialized product in the browser. */
export function parseCartProduct({
  translations,
  ...product
}: ReturnType<typeof serializeCartProduct>): CartProduct {
  return {
    ...product,
    name: { en: product.name, ar: translations.ar.name },
    price: dirhamsFromQar(product.price),
    picture: product.picture && pictureFrom(product.picture),
  };
}

function pictureFrom({
  relativePath,
  width,
  height,
  alt,
  translations,
}: ReturnType<typeof serializePicture>): Picture {
  return { relativePath, width, height, alt: { en: alt, ar: translations.ar.alt } };
}
