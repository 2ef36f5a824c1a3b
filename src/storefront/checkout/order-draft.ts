import type { Day } from '#domain/delivery/working-days.ts';
import {
  type FulfilmentKind,
  fulfilmentKinds,
  type PaymentMethod,
  paymentMethods,
} from '#primitives/order-status.ts';

const textFields = [
  'name',
  'phone',
  'email',
  'companyName',
  'crNumber',
  'lpoNumber',
  'street',
  'building',
  'unit',
  'landmark',
  'notes',
] as const;
export type TextFieldName = (typeof textFields)[number];

/** What a buyer has typed and chosen, as it stands in the fields. The zone is kept for the whole shop, elsewhere. */
export type OrderDraft = Readonly<Record<TextFieldName, string>> & {
  readonly kind: FulfilmentKind;
  /** Null: the earliest. */
  readonly day: Day | null;
  readonly payment: PaymentMethod;
  readonly acceptsTerms: boolean;
};

/** Everything that can be wrong, in the order of the page, with its place in the body of the order. */
export const fieldPaths = {
  name: 'contact.name',
  phone: 'contact.phone',
  email: 'contact.email',
  companyName: 'company.name',
  crNumber: 'company.crNumber',
  lpoNumber: 'lpoNumber',
  zone: 'fulfilment.zone',
  street: 'fulfilment.street',
  building: 'fulfilment.building',
  unit: 'fulfilment.unit',
  landmark: 'fulfilment.landmark',
  day: 'day',
  payment: 'payment',
  notes: 'notes',
  acceptsTerms: 'acceptsTerms',
} as const;
export type OrderField = keyof typeof fieldPaths;
export const orderFields = Object.keys(fieldPaths) as OrderField[];

export function findFieldAt(path: string): OrderField | undefined {
  return orderFields.find((field) => fieldPaths[field] === path);
}

export const emptyDraft: OrderDraft = {
  ...(Object.fromEntries(textFields.map((field) => [field, ''])) as Record<TextFieldName, string>),
  kind: 'delivery',
  day: null,
  payment: 'cash_on_delivery',
  acceptsTerms: false,
};

/** Longer than any field may be; a storage that was filled by others must not slow the page down. */
const longestText = 2_000;

/** What can be read of a stored draft. Terms are accepted anew each time: a tick that was restored says nothing. */
export function draftFrom(stored: unknown): OrderDraft {
  const known = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const texts = textFields.map((field) => {
    const text = known[field];
    return [field, typeof text === 'string' ? text.slice(0, longestText) : ''];
  });
  return {
    ...emptyDraft,
    ...(Object.fromEntries(texts) as Record<TextFieldName, string>),
    kind: fulfilmentKinds.find((kind) => kind === known.kind) ?? emptyDraft.kind,
    day: typeof known.day === 'string' && /^\d{4}-\d\d-\d\d$/.test(known.day) ? known.day : null,
    payment: paymentMethods.find((method) => method === known.payment) ?? emptyDraft.payment,
  };
}

/** A company is part of the order when anything was said about it, folded away or not. */
export function hasCompany({ companyName, crNumber }: OrderDraft): boolean {
  return [companyName, crNumber].some((text) => text.trim() !== '');
}

/** Whether it is bought for a company, as far as one can see: some give no more than their purchase order. */
export function isForCompany(draft: OrderDraft): boolean {
  return hasCompany(draft) || draft.lpoNumber.trim() !== '';
}
