import type { ProductBody } from '../products/product-body.ts';

const colours = [
  { en: 'white', ar: 'أبيض' },
  { en: 'black', ar: 'أسود' },
  { en: 'graphite', ar: 'غرافيت' },
  { en: 'sand', ar: 'رملي' },
  { en: 'petrol', ar: 'بترولي' },
  { en: 'terracotta', ar: 'قرميدي' },
  { en: 'oak', ar: 'بلوط' },
  { en: 'walnut', ar: 'جوز' },
] as const;

const steps = 97;
const membersOfFamily = 4;

/** The key of the family of a synthetic product: a few that are made from the same one of so many originals. */
export function syntheticFamily(number: number, originals: number): string {
  return `synthetic-${number % originals}-${Math.floor(number / (originals * membersOfFamily))}`;
}

/**
 * A product that does not exist, made from one that does, for measuring with a large catalogue: the same words,
 * another colour, number, price and stock. The same number always gives the same product.
 */
export function syntheticProduct(original: ProductBody, number: number, family: string | null): ProductBody {
  const colour = colours[number % colours.length] ?? colours[0];
  const step = (number * 31) % steps;
  const { ar } = original.translations;
  return {
    ...original,
    family,
    slug: `${original.slug.slice(0, 100)}-${number}`,
    sku: `${original.sku.slice(0, 30)}-${number}`,
    name: `${original.name.slice(0, 90)}, ${colour.en}, no. ${number}`,
    price: Math.max(1, Math.round(original.price * (0.6 + step / steps))),
    stock: step % 12 === 0 ? 0 : step,
    isFeatured: step % 8 === 1,
    isNewArrival: step % 8 === 2,
    isBestSeller: step % 8 === 3,
    translations: {
      ar: { ...ar, name: `${ar.name.slice(0, 90)}، ${colour.ar}، رقم ${number}` },
    },
  };
}
