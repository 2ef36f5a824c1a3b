import type { Dirhams } from '#primitives/money.ts';
import type { OrderChanges } from './change-types.ts';
import type { OrderEdit } from './order-edit.ts';

/** A change of an order that raises its total and waits for the buyer's consent. */
export interface OrderProposal extends ProposedEdit {
  /** The version of the order that it was made for; it cannot be accepted for another one. */
  readonly orderVersion: number;
  readonly total: Dirhams;
  /** The staff member. */
  readonly proposedBy: string;
  /** Identifies the proposal: the buyer answers the one that was read. */
  readonly createdAt: Date;
}

/** What is stored of it beside its columns. */
export interface ProposedEdit {
  readonly edit: OrderEdit;
  /** By product: what is added has the price of the day on which it was proposed. */
  readonly prices: Readonly<Record<string, Dirhams>>;
  readonly changes: OrderChanges;
}
