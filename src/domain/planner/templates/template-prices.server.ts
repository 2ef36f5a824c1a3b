import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { PlannedProduct } from '../planned-product.ts';
import { type PricedTemplate, priceTemplate } from './price-template.ts';
import { planTemplates, type TemplateKey } from './templates.ts';

interface Priced {
  readonly products: string;
  readonly result: PricedTemplate | null;
}

/** The last result of each template: products often stay the same when their cache expires, and an office takes a tenth of a second. */
const lastPriced = new Map<TemplateKey, Priced>();

/** The price of a template with these products; null: it cannot be furnished with them. */
export async function findTemplatePrice(
  key: TemplateKey,
  products: readonly PlannedProduct[],
): Promise<PricedTemplate | null> {
  const fingerprint = createHash('sha256').update(JSON.stringify(products)).digest('base64');
  const last = lastPriced.get(key);
  if (last?.products === fingerprint) return last.result;
  // Requests that have arrived are answered between two offices.
  await setImmediate();
  const template = planTemplates.find((one) => one.key === key);
  const result = template
    ? priceTemplate(template, new Map(products.map((product) => [product.id, product])))
    : null;
  lastPriced.set(key, { products: fingerprint, result });
  return result;
}
