import type { ListedProduct, ListedProducts } from '#domain/planner/drawing/listed-product.ts';
import type { Plan } from '#domain/planner/plan.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import type { Locale } from '#primitives/locale.ts';

export type PlanSeller = Pick<ShopProfile, 'name' | 'phone' | 'email'>;

/** A plan with what the shop knows of its products, as another process can be sent it. */
export interface DrawnPlan {
  readonly plan: Plan;
  readonly products: readonly ListedProduct[];
}

/** Everything that the PDF of a plan shows. */
export interface PlanContents extends DrawnPlan {
  readonly kind: 'plan';
  readonly id: string;
  readonly locale: Locale;
  /** The day of the prices. */
  readonly pricesOn: string;
  readonly seller: PlanSeller;
}

interface PlanParts {
  readonly id: string;
  readonly plan: Plan;
  readonly products: ListedProducts;
  readonly locale: Locale;
  readonly pricesOn: string;
  readonly shop: PlanSeller;
}

export function planContents({ products, shop, ...rest }: PlanParts): PlanContents {
  const { name, phone, email } = shop;
  return { kind: 'plan', ...rest, products: [...products.values()], seller: { name, phone, email } };
}
