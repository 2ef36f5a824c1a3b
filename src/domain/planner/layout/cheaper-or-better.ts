import type { Plan } from '../plan.ts';
import type { PlannedProduct, PlannedProducts } from '../planned-product.ts';
import type { LayoutOffer } from './layout-request.ts';
import { changeOf, type PlanChange } from './plan-change.ts';
import { haveSameUse, isAvailable } from './products/assortment.ts';
import { suits } from './style.ts';
import { swapAll } from './swap-products.ts';

/** Products of one size class differ by less, so that the layout stays as it is. */
const sameSize = 120;

/** Exchanges each product for the next cheaper one of its use and size; null: there is none. */
export function cheaper(plan: Plan, offer: LayoutOffer): PlanChange | null {
  return exchangeEach(plan, offer, (product, others) =>
    others.filter(({ price }) => price < product.price).toSorted((one, other) => other.price - one.price),
  );
}

/** What suits the style less by more than that is not better, whatever it costs. */
const lessOfStyle = 0.1;

/** Exchanges each product for the next better one, which is the next dearer that suits the style, the best suited among equals. */
export function better(plan: Plan, offer: LayoutOffer): PlanChange | null {
  return exchangeEach(plan, offer, (product, others) =>
    others
      .filter(
        (other) =>
          other.price > product.price && styleOf(offer, other) >= styleOf(offer, product) - lessOfStyle,
      )
      .toSorted((one, other) => one.price - other.price || styleOf(offer, other) - styleOf(offer, one)),
  );
}

function styleOf({ style }: LayoutOffer, { kind, swatch }: PlannedProduct): number {
  return suits(style, kind === 'chair' || kind === 'lounge' ? 'seat' : 'surface', swatch);
}

type Choose = (product: PlannedProduct, others: readonly PlannedProduct[]) => readonly PlannedProduct[];

function exchangeEach(plan: Plan, offer: LayoutOffer, choose: Choose): PlanChange | null {
  const { products } = offer;
  const used = [...new Set(plan.pieces.map(({ product }) => product))];
  let changed = plan;
  let pieces = 0;
  for (const id of used) {
    const product = products.get(id);
    const change =
      product && firstSwap(changed, product, choose(product, alternatives(product, offer)), products);
    if (!change) continue;
    changed = change.plan;
    pieces += change.pieces;
  }
  return pieces === 0 ? null : changeOf(plan, changed, products, pieces);
}

/** Rows that look alike stay so: what is not in stock for all pieces is not taken. */
function firstSwap(
  plan: Plan,
  product: PlannedProduct,
  others: readonly PlannedProduct[],
  products: PlannedProducts,
): PlanChange | null {
  const count = (id: string) => plan.pieces.filter((piece) => piece.product === id).length;
  const needed = count(product.id);
  for (const other of others) {
    if (other.stock - count(other.id) < needed) continue;
    const change = swapAll(plan, { product: product.id }, other, products);
    if (change?.pieces === needed) return change;
  }
  return null;
}

function alternatives(product: PlannedProduct, offer: LayoutOffer): PlannedProduct[] {
  return [...offer.products.values()].filter(
    (other) =>
      other.id !== product.id &&
      isAvailable(offer, other) &&
      haveSameUse(product, other) &&
      other.seats === product.seats &&
      Math.abs(other.width - product.width) <= sameSize &&
      Math.abs(other.depth - product.depth) <= sameSize &&
      (other.facts.corner === null) === (product.facts.corner === null),
  );
}
