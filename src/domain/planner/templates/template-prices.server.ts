import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { PlannedProduct } from '../planned-product.ts';
import { type PricedTemplate, priceTemplate } from './price-template.ts';
import { planTemplates, type TemplateKey } from './templates.ts';

interface Priced {
  /** Of all that is known of the products except their stock, which changes with every order. */
  readonly fingerprint: string;
  readonly stock: ReadonlyMap<string, number>;
  readonly result: PricedTemplate | null;
}

/** The last result of each template: an office takes a tenth of a second. */
const lastPriced = new Map<TemplateKey, Priced>();

/** By list: all templates of one content version ask with the same. */
const fingerprints = new WeakMap<readonly PlannedProduct[], string>();

/** The price of a template with these products; null: it cannot be furnished with them. */
export async function findTemplatePrice(
  key: TemplateKey,
  products: readonly PlannedProduct[],
): Promise<PricedTemplate | null> {
  const last = lastPriced.get(key);
  if (last && isStillTrue(last, products)) return last.result;
  // Requests that have arrived are answered between two offices.
  await setImmediate();
  const template = planTemplates.find((one) => one.key === key);
  const result = template
    ? priceTemplate(template, new Map(products.map((product) => [product.id, product])))
    : null;
  const stock = new Map(products.map((product) => [product.id, product.stock]));
  lastPriced.set(key, { fingerprint: fingerprintOf(products), stock, result });
  return result;
}

/** An order takes pieces out of stock: the office is the same as long as enough are left of those that stand in it. */
function isStillTrue({ fingerprint, stock, result }: Priced, products: readonly PlannedProduct[]): boolean {
  return (
    products.every(
      (product) =>
        product.stock <= (stock.get(product.id) ?? 0) &&
        product.stock >= (result?.piecesOf.get(product.id) ?? 0),
    ) && fingerprint === fingerprintOf(products)
  );
}

function fingerprintOf(products: readonly PlannedProduct[]): string {
  const known = fingerprints.get(products);
  if (known !== undefined) return known;
  const facts = products.map(({ stock, ...rest }) => rest);
  const made = createHash('sha256').update(JSON.stringify(facts)).digest('base64');
  fingerprints.set(products, made);
  return made;
}
