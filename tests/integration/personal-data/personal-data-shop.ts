import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { z } from 'zod';
import type { findPersonalDataContract } from '#api/staff/personal-data/personal-data.contract.ts';
import { readEnvironment } from '#config/environment.ts';
import { messages } from '#database/schema/messages.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { plans } from '#database/schema/plans.ts';
import { quoteLines, quotes, quoteVersions } from '#database/schema/quotes.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import { editOf } from '#domain/orders/editing/edit-of.ts';
import { requireOrder } from '#domain/orders/order-queries.server.ts';
import { planFragment } from '#domain/planner/plan-link.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import type { TestDatabase } from '../../support/databases.ts';
import { forgetHistory } from '../../support/forget-history.ts';
import { accountCalls } from '../../support/order-accounts.ts';
import { orderOf } from '../../support/orders.ts';
import { acceptanceOf, quoteFor } from '../../support/quotes.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { twoRooms } from '../plans/plan-calls.ts';

type Found = z.output<typeof findPersonalDataContract.data>;

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Each of these words stands for one thing that a person left in the shop, and for nothing else. */
export const hers = {
  contact: { name: 'Zubayda', phone: '+97455123456', email: 'zubayda@example.qa' },
  traces: ['zubayda', '55123456', 'marzipan', 'saffron', 'cardamom', 'turmeric', 'cinnamon', 'nutmeg'],
};
export const his = { name: 'Ferdinand', phone: '+97466123456', email: 'ferdinand@example.qa' };

/** A shop in which people leave personal data of every kind, and the calls that find, export and erase it. */
export function personalDataShop(database: TestDatabase) {
  let staff: StaffCalls;
  let folder: string;
  let product: { id: string; price: number };
  let soldOut: { id: string };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'personal-data-'));
    const environment = readEnvironment({
      PUBLIC_URL: 'http://shop.test',
      DATA_DIR: folder,
      STAFF_EMAIL: 'staff@ogulf.example',
    });
    staff = await staffCalls(database, { environment });
    const draft = productDraft({ price: 100, stock: 90, leadTimeDays: 0 });
    product = await staff.write('POST', '/api/products', draft);
    soldOut = await staff.write('POST', '/api/products', productDraft({ stock: 0 }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    for (const table of [orders, quotes, plans, messages, stockAlerts, outboxEmails, rateLimits]) {
      await database.db.delete(table);
    }
    await forgetHistory(database.db);
  });

  const idOf = async (
    table: typeof orders | typeof quotes | typeof messages,
    column: string,
    value: string,
  ) => {
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select id from ${table} where ${sql.identifier(column)} = ${value}`,
    );
    return rows[0]?.id ?? '';
  };
  const order = async (contact: typeof his, words: { notes: string; landmark: string }) => {
    const { number } = await staff.write<{ number: string }>(
      'POST',
      '/api/send-order',
      orderOf(product, 1, {
        contact,
        company: { name: 'Gulf Works W.L.L.', crNumber: '12345' },
        notes: words.notes,
        fulfilment: {
          kind: 'delivery',
          zone: 69,
          street: '343',
          building: '12',
          unit: '',
          landmark: words.landmark,
        },
      }),
    );
    return { number, id: await idOf(orders, 'number', number) };
  };
  const deliver = (id: string) =>
    staff.send('POST', `/api/orders/${id}/status`, { from: 'received', to: 'delivered', note: '' });
  const askForQuote = async (contact: typeof his, notes: string) => {
    const plan = twoRooms(product.id, product.id, [`Room of ${notes}`, '']);
    // The same plan under a link.
    await staff.write('POST', '/api/plans', { plan });
    const link = await planFragment(plan);
    const body = quoteFor([{ productId: product.id, quantity: 1 }], { contact, notes, plan: link });
    const quote = await staff.write<{ reference: string; trackingKey: string }>(
      'POST',
      '/api/send-quote',
      body,
    );
    return { ...quote, id: await idOf(quotes, 'reference', quote.reference) };
  };
  const write = async (contact: typeof his, text: string) => {
    const { data } = await staff.send<{ reference: string }>('POST', '/api/send-contact', {
      key: randomUUID(),
      locale: 'en',
      ...contact,
      subject: 'A question',
      text,
      website: '',
      secondsOnPage: 30,
    });
    return { ...data, id: await idOf(messages, 'reference', data.reference) };
  };
  const waitFor = ({ email }: typeof his) =>
    staff.send('POST', '/api/stock-alerts', { productId: soldOut.id, email, locale: 'en' });
  const accept = async (
    { reference, trackingKey }: { reference: string; trackingKey: string },
    file = 'lpo',
  ) => {
    const { number } = await staff.write<{ number: string }>(
      'POST',
      '/api/accept-quote',
      acceptanceOf({ reference, key: trackingKey }, { lpoNumber: 'PO-77' }),
    );
    const query = new URLSearchParams({ reference, key: trackingKey, name: `${file}.pdf` });
    await staff.upload(`/api/accept-quote/lpo-file?${query}`, new Uint8Array(pdf), 'application/pdf');
    return { number, id: await idOf(orders, 'number', number) };
  };

  const call = <Data>(what: 'search' | 'export' | 'erase', body: object) =>
    staff.send<Data>('POST', `/api/personal-data/${what}`, body);
  const search = async (who: string) => (await call<Found>('search', { who })).data;
  const erase = (who: string, confirmation = who) => call('erase', { who, confirmation });

  /** Every row of every table as text. */
  const wholeDatabase = async () => {
    const { rows: tables } = await database.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    const texts = tables.map(async ({ name }) => {
      const { rows } = await database.db.execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(name)} t`,
      );
      return rows.map(({ row }) => `${name} ${row}`);
    });
    return (await Promise.all(texts)).flat();
  };
  const rowsWith = async (words: readonly string[]) =>
    (await wholeDatabase()).filter((row) => words.some((word) => row.toLowerCase().includes(word)));

  /** An edit whose history names the person, and a proposal that waits. */
  const changeContents = async (id: string, words: string) => {
    const edit = { ...editOf(await requireOrder(database.db, id)), notes: words, discountReason: words };
    const body = { ...edit, version: 2 };
    expect((await staff.send('PUT', `/api/orders/${id}`, body)).status).toBe(200);
    const lines = edit.lines.map((line) => ({ ...line, quantity: 2 }));
    const proposed = { ...body, lines, version: 3, consent: 'ask_buyer' };
    expect((await staff.send('PUT', `/api/orders/${id}`, proposed)).status).toBe(200);
  };

  /** Something of every kind. */
  const leaveTraces = async (contact: typeof his, words: readonly string[]) => {
    const [notes = '', landmark = '', question = '', answer = '', note = '', file = 'lpo'] = words;
    const placed = await order(contact, { notes, landmark });
    await staff.send('POST', `/api/orders/${placed.id}/notes`, { note: `${note}, call ${contact.email}` });
    await changeContents(placed.id, `${note} ${contact.name}`);
    const money = accountCalls(database, staff);
    await money.pay(placed.id, 20, { reference: `Cheque of ${note}` });
    const { data } = await money.pay(placed.id, 30, { reference: contact.name });
    await money.voidPayment(
      placed.id,
      data.payments.find(({ amount }) => amount === 30)?.id ?? '',
      `Belongs to ${note}`,
    );
    const offered = await askForQuote(contact, notes);
    const accepted = await accept(await askForQuote(contact, notes), file);
    // A line in the buyer's own words, and a name typed into the sign-in.
    const described = { productId: null, position: 9, nameEn: notes, nameAr: notes, quantity: 1 };
    const [version] = await database.db
      .select({ id: quoteVersions.id })
      .from(quoteVersions)
      .innerJoin(orders, eq(orders.quoteId, quoteVersions.quoteId))
      .where(eq(orders.id, accepted.id));
    await database.db.insert(quoteLines).values({ ...described, quoteVersionId: version?.id ?? '' });
    await database.db
      .insert(orderLines)
      .values({ ...described, orderId: accepted.id, unitPrice: 0, lineTotal: 0 });
    await staff.send('POST', '/api/sign-in', { username: contact.email, password: 'wrong' });
    const message = await write(contact, question);
    await staff.send('POST', `/api/messages/${message.id}/replies`, {
      version: 1,
      channel: 'email',
      text: answer,
    });
    await waitFor(contact);
    return { placed, offered, accepted, message };
  };

  return {
    get staff() {
      return staff;
    },
    get product() {
      return product;
    },
    get soldOut() {
      return soldOut;
    },
    /** The folder of the shop's files. */
    get folder() {
      return folder;
    },
    idOf,
    order,
    deliver,
    askForQuote,
    write,
    waitFor,
    accept,
    call,
    search,
    erase,
    wholeDatabase,
    rowsWith,
    leaveTraces,
  };
}
