import type { Dirhams } from '#primitives/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** On what terms the shop delivers to a place. */
export interface DeliveryTerms {
  readonly name: LocalizedText;
  readonly fee: Dirhams;
  /** Orders from this amount on are delivered free; null: never. */
  readonly freeFrom: Dirhams | null;
  /** Smaller orders are not delivered. */
  readonly minimumOrder: Dirhams;
  /** Working days on the way, once everything is ready. */
  readonly leadDays: number;
  /** False: the shop does not deliver there for now. */
  readonly isActive: boolean;
}

export interface ZoneGroup extends DeliveryTerms {
  readonly id: string;
  readonly zones: readonly number[];
}

export interface DeliverySettings {
  readonly version: number;
  readonly groups: readonly ZoneGroup[];
  /** For zones that are in no group. */
  readonly fallback: DeliveryTerms;
  readonly pickup: { readonly isActive: boolean; readonly leadDays: number };
}

/** A zone is in one group at most, which saving makes sure of. */
export function deliveryTerms({ groups, fallback }: DeliverySettings, zone: number): DeliveryTerms {
  return groups.find(({ zones }) => zones.includes(zone)) ?? fallback;
}
