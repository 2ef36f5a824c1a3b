import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { EditConsent } from './order-edit.ts';

/** Fields that name no person; they stay when the data of the buyer is erased. */
export const businessFields = [
  'company',
  'crNumber',
  'lpoNumber',
  'fulfilment',
  'zone',
  'day',
  'payment',
  'paymentDueDays',
  'deliveryFee',
  'discount',
  'total',
] as const;

/** Fields that may name a person, and words that were typed freely. */
export const personalFields = [
  'name',
  'phone',
  'email',
  'street',
  'building',
  'unit',
  'landmark',
  'notes',
  'discountReason',
] as const;

export type EditedFieldName = (typeof businessFields)[number] | (typeof personalFields)[number];

/** One field before and after. Amounts are in QAR, as everywhere in the API; null: there was none. */
export interface FieldChange {
  readonly field: EditedFieldName;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** Pieces of one line before and after; 0 for a line that is added or removed. */
export interface LineChange {
  readonly sku: string;
  readonly name: LocalizedText;
  readonly before: number;
  readonly after: number;
}

interface Changes {
  readonly fields: readonly FieldChange[];
  readonly lines: readonly LineChange[];
}

/** What an edit changed, for history and emails. What is personal stands apart, because it is erased alone. */
export interface OrderChanges extends Changes {
  readonly personal: Changes;
}

/** The details of an event of the history. */
export interface EditDetails extends OrderChanges {
  /** How the buyer agreed to a higher total; `confirmed`: on the page of the order. */
  readonly consent: Exclude<EditConsent, 'ask_buyer'> | 'confirmed';
}
