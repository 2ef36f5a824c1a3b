import type { Queryable } from '#database/transaction.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import type { OrderLimits } from '#primitives/order-limits.ts';

/** What staff set and an order is decided by. */
export interface OrderSettings {
  readonly facts: DeliveryFacts;
  readonly shop: EmailSender & { readonly orderLimits: OrderLimits };
}

/** Gets the settings as of a version (`PlacingState.settingsVersion`) or newer. */
export type ReadOrderSettings = (db: Queryable, version: string, now: Date) => Promise<OrderSettings>;
