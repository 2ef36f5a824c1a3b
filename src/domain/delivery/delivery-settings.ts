import type { Dirhams } from '#primitives/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** The delivery terms of a group of zones. */
export interface DeliveryTerms {
  readonly name: LocalizedText;
  readonly fee: Dirhams;
  /** Orders of this amount or more are delivered free; null for never. */
  readonly freeFrom: Dirhams | null;
  /** Smaller orders are not delivered. */
  readonly minimumOrder: Dirhams;
  /** Working days in transit, once everything is ready. */
  readonly leadDays: number;
  /** False if the shop does not deliver there at present. */
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

/** The terms of a zone. A zone is in at most one group; saving validates that. */
export function deliveryTerms({ groups, fallback }: DeliverySettings, zone: number): DeliveryTerms {
  return groups.find(({ zones }) => zones.includes(zone)) ?? fallback;
}
