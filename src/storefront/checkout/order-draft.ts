import type { Day } from '#domain/delivery/working-days.ts';
import {
  type FulfilmentKind,
  fulfilmentKinds,
  type PaymentMethod,
  paymentMethods,
} from '#primitives/order-status.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';

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

/** Draft of an order: the values of its fields. The zone is stored apart, for the whole shop. */
export type OrderDraft = Readonly<Record<TextFieldName, string>> & {
  readonly kind: FulfilmentKind;
  /** Null for the earliest. */
  readonly day: Day | null;
  readonly payment: PaymentMethod;
  readonly acceptsTerms: boolean;
  /** The way into the building, once it is shown; the buyer may leave it out. */
  readonly siteAccess: GivenSiteAccess | null;
  readonly isAccessSent: boolean;
};

/** All validated fields, in the order of the page, with their paths in the request body. */
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
  siteAccess: null,
  isAccessSent: true,
};

/** Limit of restored texts, above that of any field, because other scripts can write to the storage. */
const longestText = 2_000;

/** Parses a stored draft. The consent to the terms is not restored: the buyer gives it for each order. */
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
    isAccessSent: known.isAccessSent !== false,
  };
}

/** Whether a company is part of the order: one of its fields is filled, collapsed or not. */
export function hasCompany({ companyName, crNumber }: OrderDraft): boolean {
  return [companyName, crNumber].some((text) => text.trim() !== '');
}

/** Whether the order is for a company; some buyers fill in the LPO number only. */
export function isForCompany(draft: OrderDraft): boolean {
  return hasCompany(draft) || draft.lpoNumber.trim() !== '';
}
