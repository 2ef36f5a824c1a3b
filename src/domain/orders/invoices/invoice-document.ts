import type { Day } from '#domain/delivery/working-days.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Order, OrderLine } from '../order.ts';

/** The shop as a document names it. */
export interface InvoiceSeller {
  readonly name: LocalizedText;
  readonly legalName: LocalizedText;
  readonly address: LocalizedText;
  readonly crNumber: string;
  readonly phone: string;
  readonly email: string;
  readonly bank: { readonly name: string; readonly iban: string; readonly accountName: string } | null;
}

type InvoiceLine = Pick<OrderLine, 'productId' | 'sku' | 'name' | 'unitPrice' | 'quantity' | 'lineTotal'>;

/**
 * Everything that an invoice or a credit note prints, except its number and its days. An issued document is stored whole:
 * later changes of the shop profile or of the order do not reach it.
 */
export interface InvoiceDocument
  extends Pick<
    Order,
    | 'contact'
    | 'company'
    | 'lpoNumber'
    | 'fulfilment'
    | 'districts'
    | 'day'
    | 'payment'
    | 'subtotal'
    | 'discount'
    | 'deliveryFee'
    | 'total'
    | 'paymentDueDays'
  > {
  readonly seller: InvoiceSeller;
  readonly orderNumber: string;
  readonly placedOn: Day;
  readonly lines: readonly InvoiceLine[];
  /** Of a credit note: the invoice that it corrects, and why. */
  readonly credit: {
    readonly invoiceNumber: string;
    readonly reason: 'return' | 'cancellation';
  } | null;
}

export function invoiceDocument(order: Order, seller: InvoiceSeller, placedOn: Day): InvoiceDocument {
  const { name, legalName, address, crNumber, phone, email, bank } = seller;
  return {
    // By field: the caller may pass the whole profile.
    seller: { name, legalName, address, crNumber, phone, email, bank },
    orderNumber: order.number,
    placedOn,
    contact: order.contact,
    company: order.company,
    lpoNumber: order.lpoNumber,
    fulfilment: order.fulfilment,
    districts: order.districts,
    day: order.day,
    payment: order.payment,
    lines: order.lines.map(({ productId, sku, name: lineName, unitPrice, quantity, lineTotal }) => ({
      productId,
      sku,
      name: lineName,
      unitPrice,
      quantity,
      lineTotal,
    })),
    subtotal: order.subtotal,
    discount: order.discount,
    deliveryFee: order.deliveryFee,
    total: order.total,
    paymentDueDays: order.paymentDueDays,
    credit: null,
  };
}

/** The credit note for a cancelled order: the whole invoice. */
export function cancellationCredit(invoice: InvoiceDocument, invoiceNumber: string): InvoiceDocument {
  return { ...invoice, credit: { invoiceNumber, reason: 'cancellation' } };
}

interface ReturnedGoods {
  /** Pieces by the id of the order's line. */
  readonly pieces: ReadonlyMap<string, number>;
  /** What the buyer gets back for them, after their share of the discount. */
  readonly value: Dirhams;
  readonly deliveryFee: Dirhams;
}

/** The credit note for returned goods. Their share of the order's discount is deducted as on the invoice. */
export function returnCredit(
  invoice: InvoiceDocument,
  invoiceNumber: string,
  order: Order,
  { pieces, value, deliveryFee }: ReturnedGoods,
): InvoiceDocument {
  const lines = order.lines.flatMap(({ id, productId, sku, name, unitPrice }) => {
    const quantity = pieces.get(id) ?? 0;
    return quantity > 0
      ? [{ productId, sku, name, unitPrice, quantity, lineTotal: unitPrice * quantity }]
      : [];
  });
  const subtotal = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  return {
    ...invoice,
    lines,
    subtotal,
    discount: subtotal - value,
    deliveryFee,
    total: value + deliveryFee,
    credit: { invoiceNumber, reason: 'return' },
  };
}

/**
 * The document without the person: name, phone, email, address, and lines in the buyer's own words. Company, numbers and
 * amounts stay, as the books need them.
 */
export function anonymisedDocument(document: InvoiceDocument, erased: string): InvoiceDocument {
  const { fulfilment } = document;
  return {
    ...document,
    contact: { name: erased, phone: '', email: '' },
    fulfilment:
      fulfilment.kind === 'delivery'
        ? { ...fulfilment, street: erased, building: erased, unit: '', landmark: '' }
        : fulfilment,
    lines: document.lines.map((line) =>
      line.productId ? line : { ...line, name: { en: erased, ar: erased } },
    ),
  };
}
