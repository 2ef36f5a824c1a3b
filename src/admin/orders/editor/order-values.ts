import type { z } from 'zod';
import {
  type EditPreview,
  editPreviewSchema,
  type orderEditSchema,
  type storedOrderEditSchema,
} from '#domain/orders/editing/order-edit.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PaymentMethod } from '#primitives/order-status.ts';
import type { StaffOrder } from '../staff-order.ts';

/** A line in the editor; name, code and price are shown only. */
export interface EditorLine {
  /** Null for a product that is added. */
  readonly lineId: string | null;
  readonly productId: string | null;
  readonly sku: string;
  readonly name: { readonly en: string; readonly ar: string };
  /** In QAR. */
  readonly unitPrice: number;
  readonly quantity: number;
}

/** Form values; a number field that holds no number yet holds what was typed. */
export interface OrderValues {
  readonly key: string;
  readonly locale: Locale;
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly company: { readonly name: string; readonly crNumber: string };
  readonly lpoNumber: string;
  readonly fulfilment: {
    readonly kind: string;
    readonly zone: string | null;
    readonly street: string;
    readonly building: string;
    readonly unit: string;
    readonly landmark: string;
  };
  readonly day: string | null;
  readonly payment: string;
  readonly notes: string;
  readonly lines: readonly EditorLine[];
  readonly deliveryFee: number | null;
  readonly discount: number | null;
  readonly discountReason: string;
  readonly consent: string | null;
}

const noAddress = { zone: null, street: '', building: '', unit: '', landmark: '' };

/** A form for an order that is not placed yet. */
export function newOrderValues(key: string, locale: Locale): OrderValues {
  return {
    key,
    locale,
    contact: { name: '', phone: '', email: '' },
    company: { name: '', crNumber: '' },
    lpoNumber: '',
    fulfilment: { kind: 'delivery', ...noAddress },
    day: null,
    payment: 'cash_on_delivery' satisfies PaymentMethod,
    notes: '',
    lines: [],
    deliveryFee: null,
    discount: null,
    discountReason: '',
    consent: null,
  };
}

export function orderValues(order: StaffOrder): OrderValues {
  const { locale, contact, company, lpoNumber, fulfilment, day, payment, notes, discount, discountReason } =
    order;
  return {
    key: '',
    locale,
    contact,
    company: company ?? { name: '', crNumber: '' },
    lpoNumber,
    fulfilment:
      fulfilment.kind === 'delivery'
        ? { ...fulfilment, zone: String(fulfilment.zone) }
        : { kind: 'pickup', ...noAddress },
    day,
    payment,
    notes,
    lines: order.lines.map(({ id, productId, sku, name, translations, unitPrice, quantity }) => ({
      lineId: id,
      productId,
      sku,
      name: { en: name, ar: translations.ar.name },
      unitPrice,
      quantity,
    })),
    deliveryFee: null,
    discount: discount || null,
    discountReason,
    consent: null,
  };
}

type OrderEditInput = z.input<typeof orderEditSchema>;

/** The body of the call without what only one of the two calls has. Unfinished input is refused by the server. */
export function orderEditInput(values: OrderValues): OrderEditInput {
  const { contact, company, lpoNumber, fulfilment, day, payment, notes, lines, deliveryFee, discountReason } =
    values;
  const { kind, zone, ...address } = fulfilment;
  return {
    contact,
    company: company.name.trim() === '' && company.crNumber.trim() === '' ? null : company,
    lpoNumber,
    fulfilment: kind === 'pickup' ? { kind } : { kind: 'delivery', zone: numberOrNull(zone), ...address },
    day,
    payment,
    notes,
    lines: lines.map(linePart),
    deliveryFee: kind === 'pickup' ? null : deliveryFee,
    discount: values.discount ?? 0,
    discountReason,
    // What is not finished has other types than the schema takes; the server explains it beside the field.
  } as OrderEditInput;
}

export function consentInput({ consent }: OrderValues) {
  return { consent: (consent ?? 'not_needed') as z.input<typeof storedOrderEditSchema>['consent'] };
}

/** What the preview is asked; null while the input is unfinished. */
export function previewInput(orderId: string | null, values: OrderValues): EditPreview | null {
  const { lines, fulfilment, deliveryFee, discount } = values;
  const { kind, zone } = fulfilment;
  const asked = editPreviewSchema.safeParse({
    orderId,
    lines: lines.map(linePart),
    deliveryFee: kind === 'pickup' ? null : deliveryFee,
    discount: discount ?? 0,
    destination: kind === 'pickup' ? { kind } : { kind: 'delivery', zone: numberOrNull(zone) },
  });
  return asked.success ? asked.data : null;
}

function linePart({ lineId, productId, quantity }: EditorLine) {
  return { lineId, productId: lineId === null ? productId : null, quantity };
}

function numberOrNull(zone: string | null): number | null {
  return zone === null || zone === '' ? null : Number(zone);
}
