import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect } from 'vitest';
import { products } from '#database/schema/catalogue.ts';
import { orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quotes } from '#database/schema/quotes.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import type { QuoteBody } from '#domain/quotes/quote-body.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase, type TestDatabase } from '../../support/databases.ts';
import { acceptanceOf, quoteFor } from '../../support/quotes.ts';
import { sampleShop, storeBankDetails } from '../../support/sample-orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Product = ProductBody & { id: string; version: number; images: string[] };
interface Requested {
  readonly reference: string;
  readonly trackingKey: string;
}
interface ShownQuote {
  readonly id: string;
  readonly status: string;
  readonly orderNumber: string | null;
  readonly versions: readonly {
    readonly number: number;
    readonly total: number;
    readonly lines: readonly { readonly name: string; readonly unitPrice: number | null }[];
  }[];
}

type QuotationCalls = ReturnType<typeof quotationCalls>;

/** Runs a suite with calls that ask for quotations, answer and accept them, in a shop with bank details. */
export function onQuotations(
  name: string,
  suite: (database: TestDatabase, calls: QuotationCalls) => void,
): void {
  onDatabase('server', name, 'settings', (database) => suite(database, quotationCalls(database)));
}

function quotationCalls(database: TestDatabase) {
  let staff: StaffCalls;

  beforeAll(async () => {
    await storeBankDetails(database, sampleShop.bank);
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(orders);
    await database.db.delete(quotes);
    await database.db.delete(outboxEmails);
    await database.db.delete(rateLimits);
  });

  const create = (fields: Partial<ProductDraft> = {}) =>
    staff.write<Product>('POST', '/api/products', productDraft({ leadTimeDays: 0, ...fields }));
  const send = (body: object, language = 'en') =>
    staff.send<Requested>('POST', '/api/send-quote', body, { 'Accept-Language': language });
  const ask = async (lines: QuoteBody['lines'], replaced: Partial<QuoteBody> = {}) => {
    const { status, data } = await send(quoteFor(lines, replaced));
    expect(status).toBe(201);
    const [row] = await database.db.select().from(quotes).where(eq(quotes.reference, data.reference));
    return { ...data, id: row?.id ?? '' };
  };
  const offer = (id: string, lines: readonly object[], fields: object = {}, part = 'versions') =>
    staff.send<ShownQuote>('POST', `/api/quotes/${id}/${part}`, {
      basedOn: 1,
      lines,
      discount: { kind: 'amount', value: 0 },
      deliveryFee: 0,
      deliveryOn: null,
      leadTimeDays: null,
      assembly: null,
      assemblyFee: 0,
      paymentDueDays: null,
      validUntil: '2026-12-31',
      message: '',
      ...fields,
    });
  const lineOf = (product: Product, quantity: number, unitPrice: number | null) => ({
    productId: product.id,
    name: product.name,
    translations: { ar: { name: 'مكتب' } },
    quantity,
    unitPrice,
    discount: { kind: 'amount', value: 0 },
    warrantyMonths: null,
  });
  const accept = ({ reference, trackingKey }: Requested, total: number, fields: object = {}) =>
    staff.send<{ number: string }>(
      'POST',
      '/api/accept-quote',
      acceptanceOf(
        { reference, key: trackingKey },
        {
          fulfilment: { kind: 'delivery', zone: 69, street: '1', building: '2', unit: '', landmark: '' },
          payment: 'bank_transfer',
          lpoNumber: 'LPO-77',
          seen: { deliveryFee: 0, total },
          ...fields,
        },
      ),
    );
  const stockOf = async (id: string) => {
    const [row] = await database.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };
  const keysOfMails = async () =>
    (await database.db.select().from(outboxEmails).orderBy(outboxEmails.id)).map(({ onceKey }) => onceKey);

  return { staff: () => staff, create, send, ask, offer, lineOf, accept, stockOf, keysOfMails };
}
