import { qarFromDirhams } from '#primitives/money.ts';
import type { OrderChanges } from './change-types.ts';
import type { OrderEdit } from './order-edit.ts';
import type { ProposedEdit } from './order-proposal.ts';
import type { PricedEdit } from './price-edit.ts';

/** Fixes everything that the buyer is promised, so that later changes of prices and fees leave the total as it is. */
export function proposedEdit(edit: OrderEdit, plan: PricedEdit, changes: OrderChanges): ProposedEdit {
  return {
    edit: { ...edit, deliveryFee: qarFromDirhams(plan.deliveryFee) },
    prices: Object.fromEntries(
      plan.lines.flatMap(({ id, productId, unitPrice }) =>
        id === null && productId !== null ? [[productId, unitPrice]] : [],
      ),
    ),
    changes,
  };
}
