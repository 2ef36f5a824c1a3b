import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type {
  exportPersonalDataContract,
  findPersonalDataContract,
} from '#api/staff/personal-data/personal-data.contract.ts';
import { readEnvironment } from '#config/environment.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { messages } from '#database/schema/messages.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quoteLines, quotes, quoteVersions } from '#database/schema/quotes.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import { editOf } from '#domain/orders/editing/edit-of.ts';
import { requireOrder } from '#domain/orders/order-queries.server.ts';
import { deleteExpiredData } from '#domain/personal-data/delete-expired-data.server.ts';
import { testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { forgetHistory } from '../../support/forget-history.ts';
import { accountCalls } from '../../support/order-accounts.ts';
import { orderOf } from '../../support/orders.ts';
import { acceptanceOf, quoteFor } from '../../support/quotes.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Found = z.output<typeof findPersonalDataContract.data>;
type Exported = z.output<typeof exportPersonalDataContract.data>;

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Each of these words stands for one thing that a person left in the shop, and for nothing else. */
const hers = {
  contact: { name: 'Zubayda', phone: '+97455123456', email: 'zubayda@example.qa' },
  traces: ['zubayda', '55123456', 'marzipan', 'saffron', 'cardamom', 'turmeric', 'cinnamon', 'nutmeg'],
};
const his = { name: 'Ferdinand', phone: '+97466123456', email: 'ferdinand@example.qa' };

onDatabase('server', 'what is kept about somebody', 'settings', (database) => {
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
    for (const table of [orders, quotes, messages, stockAlerts, outboxEmails, rateLimits]) {
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
    const body = quoteFor([{ productId: product.id, quantity: 1 }], { contact, notes });
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

  test('is found by phone and by email, with where to look further', async () => {
    const { placed, message } = await leaveTraces(hers.contact, hers.traces.slice(2));
    await leaveTraces(his, ['a', 'b', 'c', 'd', 'e']);
    const byPhone = await search(' 5512-3456 ');
    expect(byPhone).toMatchObject({
      person: { kind: 'phone', value: hers.contact.phone },
      counts: { orders: 2, quotations: 2, messages: 1, stockAlerts: 0 },
      quotationsWithOrder: 1,
      openOrders: 2,
      others: [{ kind: 'email', value: hers.contact.email }],
    });
    expect(byPhone.orders.map(({ number }) => number)).toContain(placed.number);
    expect(byPhone.messages).toMatchObject([{ reference: message.reference, status: 'answered' }]);
    const byEmail = await search('Zubayda@Example.qa');
    expect(byEmail.counts).toEqual({ ...byPhone.counts, stockAlerts: 1 });
    expect(byEmail.stockAlerts).toMatchObject([{ productId: soldOut.id, answeredAt: null }]);
    // Email to staff about her is about her; the address of staff itself leads to nobody's data.
    expect(byPhone.emails.some(({ recipient }) => recipient === 'staff@ogulf.example')).toBe(true);
    expect((await search('staff@ogulf.example')).counts).toEqual({
      orders: 0,
      quotations: 0,
      messages: 0,
      stockAlerts: 0,
      emails: 0,
    });
    for (const nobody of ['', '12', 'zubayda', 'zubayda@']) {
      expect((await call('search', { who: nobody })).error).toMatchObject({
        code: 'invalid_input',
        fields: [{ path: 'who' }],
      });
    }
  });

  test('is given to them whole, and nothing of anybody else with it', async () => {
    await leaveTraces(hers.contact, hers.traces.slice(2));
    await leaveTraces(his, ['aubergine', 'b', 'c', 'd', 'e']);
    const { data } = await call<Exported>('export', { who: hers.contact.email });
    const text = JSON.stringify(data).toLowerCase();
    for (const word of hers.traces) expect(text, word).toContain(word);
    for (const word of ['ferdinand', 'aubergine', 'staff@ogulf.example', '/admin/']) {
      expect(text, word).not.toContain(word);
    }
    expect(data.orders).toHaveLength(2);
    expect(data.orders[0]).toMatchObject({
      total: 100,
      lines: [{ quantity: 1, unitPrice: 100 }],
      payments: expect.arrayContaining([
        expect.objectContaining({ amount: 20, reference: 'Cheque of cinnamon', isVoided: false }),
        expect.objectContaining({ amount: 30, isVoided: true }),
      ]),
    });
    const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.entity, 'personal-data'));
    expect(entry).toMatchObject({ actor: 'admin', action: 'export-personal-data', after: { orders: 2 } });
    expect(JSON.stringify(entry)).not.toContain('zubayda');
  });

  test('is erased everywhere, while the books, other people and who of staff did what stay', async () => {
    const { placed, accepted, offered } = await leaveTraces(hers.contact, hers.traces.slice(2));
    await deliver(placed.id);
    await deliver(accepted.id);
    const money = accountCalls(database, staff);
    const lineId = (await money.account(placed.id)).lines[0]?.id ?? '';
    await money.bringBack(placed.id, [{ lineId, quantity: 1, isRestocked: true }], {
      reason: 'Marzipan stains',
    });
    const other = await leaveTraces(his, ['aubergine', 'b', 'c', 'd', 'e']);
    const files = () => readdir(join(folder, 'attachments'));
    // His file has the same content, so it is one file; it stays as long as he is known.
    expect(await files()).toHaveLength(1);
    const booked = { status: 'delivered', total: 10_000, companyName: 'Gulf Works W.L.L.', zoneNumber: 69 };
    const before = await database.db.select().from(orders).where(eq(orders.id, placed.id));
    expect(before).toMatchObject([booked]);
    // A long history, in which she is mentioned once.
    await database.db.execute(sql`insert into audit_log (actor, action, entity, entity_id, after)
      select 'admin', 'update-product', 'product', n::text, '{"name": "Desk"}' from generate_series(1, 2100) n`);
    await database.db.insert(auditLog).values({
      actor: 'admin',
      action: 'update-testimonial',
      entity: 'testimonial',
      entityId: 'one',
      before: { text: `Ask "Zubayda@Example.qa", ${hers.contact.phone}` },
      after: { text: 'Ask nobody' },
    });
    const deeds = await database.db.select().from(auditLog).orderBy(auditLog.id);
    const hisRows = await rowsWith(['ferdinand', 'aubergine']);

    // By phone first: her email is still known by what she waits for.
    expect((await erase(hers.contact.phone)).data).toEqual({
      orders: 2,
      quotations: 1,
      deletedQuotations: 1,
      messages: 1,
      stockAlerts: 0,
      emails: expect.any(Number),
    });
    expect((await search(hers.contact.email)).counts).toMatchObject({
      orders: 0,
      messages: 0,
      stockAlerts: 1,
    });
    expect((await erase(hers.contact.email)).data).toMatchObject({ orders: 0, stockAlerts: 1 });

    expect(await rowsWith(hers.traces)).toEqual([]);
    expect(await rowsWith(['ferdinand', 'aubergine'])).toEqual(hisRows);
    expect(await files()).toHaveLength(1);
    const [kept] = await database.db.select().from(orders).where(eq(orders.id, placed.id));
    expect(kept).toMatchObject({ ...booked, number: placed.number, contactName: '—', contactPhone: '' });
    const after = await database.db.select().from(auditLog).orderBy(auditLog.id);
    const who = ({ id, actor, action, entity, entityId }: (typeof deeds)[number]) => [
      id,
      actor,
      action,
      entity,
      entityId,
    ];
    expect(after.slice(0, deeds.length).map(who)).toEqual(deeds.map(who));
    expect(after.slice(deeds.length).map(({ action }) => action)).toEqual([
      'forget-buyer',
      'forget-buyer',
      'forget-buyer',
      'erase-personal-data',
      'erase-personal-data',
    ]);
    // What is left is shown and printed as any other order; the buyer's own link opens nothing.
    const shown = await staff.read<{ contact: object }>(`/api/orders/${placed.id}`);
    expect(shown.contact).toEqual({ name: '—', phone: '', email: '' });
    const invoice = await (await staff.ask(`/api/orders/${placed.id}/invoice`)).text();
    for (const text of ['INV-', 'Gulf Works W.L.L.', '100.00']) expect(invoice).toContain(text);
    expect(await money.account(placed.id)).toMatchObject({
      received: 20,
      refundDue: 20,
      payments: expect.arrayContaining([
        expect.objectContaining({ amount: 20, reference: '' }),
        expect.objectContaining({ amount: 30, voided: expect.objectContaining({ reason: '' }) }),
      ]),
      returns: [{ reason: '—', refundDue: 100 }],
      documents: [{ kind: 'invoice' }, { kind: 'credit_note' }],
    });
    const quoteId = await idOf(quotes, 'lpo_number', 'PO-77');
    expect(await staff.statusForStaff(`/api/quotes/${quoteId}`)).toBe(200);
    expect(await staff.statusForStaff(`/api/quotes/${offered.id}`)).toBe(404);

    await deliver(other.placed.id);
    await deliver(other.accepted.id);
    await erase(his.phone);
    expect(await files()).toEqual([]);
  });

  test('stays as it is while an order is under way, and until the same is typed twice', async () => {
    const { placed, accepted } = await leaveTraces(hers.contact, hers.traces.slice(2));
    await deliver(placed.id);
    const all = await wholeDatabase();
    expect((await erase(hers.contact.phone)).error.code).toBe('orders_open');
    expect(await readdir(join(folder, 'attachments'))).toHaveLength(1);
    await deliver(accepted.id);
    expect((await erase(hers.contact.phone, his.phone)).error.fields).toMatchObject([
      { path: 'confirmation', code: 'wrong' },
    ]);
    expect(await rowsWith(hers.traces)).not.toEqual([]);
    expect((await wholeDatabase()).length).toBeGreaterThanOrEqual(all.length);
    expect((await erase('5512 3456', '00974 55123456')).status).toBe(200);
  });

  test('is forgotten by itself when it is old, by the settings', async () => {
    const monthsAgo = (months: number) => {
      const moment = new Date(testNow);
      moment.setUTCMonth(moment.getUTCMonth() - months);
      return moment;
    };
    const { db } = database;
    const old = await write(hers.contact, 'old');
    const unread = await write(hers.contact, 'unread');
    const recent = await write(his, 'recent');
    const quote = await askForQuote(hers.contact, 'over');
    const valid = await askForQuote(his, 'valid for years');
    const ordered = await askForQuote(hers.contact, 'ordered');
    await accept(ordered);
    const placed = await order(hers.contact, { notes: '', landmark: '' });
    await deliver(placed.id);
    await waitFor(his);
    const past = monthsAgo(13);
    await db.update(messages).set({ status: 'read', updatedAt: past }).where(eq(messages.id, old.id));
    await db.update(messages).set({ updatedAt: past }).where(eq(messages.id, unread.id));
    await db.update(messages).set({ status: 'closed' }).where(eq(messages.id, recent.id));
    await db.update(quotes).set({ updatedAt: past });
    await db.update(quoteVersions).set({ validUntil: '2025-10-01' });
    await db
      .update(quoteVersions)
      .set({ validUntil: '2026-01-01' })
      .where(eq(quoteVersions.quoteId, valid.id));
    await db.update(outboxEmails).set({ createdAt: past }).where(eq(outboxEmails.aboutId, placed.id));
    await db.insert(auditLog).values({
      actor: 'admin',
      action: 'update-product',
      entity: 'product',
      entityId: product.id,
      createdAt: past,
    });
    const entries = await db.$count(auditLog);

    const run = (keep: { messages: number; quotes: number; history: number }) =>
      deleteExpiredData(db, keep, { now: testNow });
    expect(await run({ messages: 0, quotes: 0, history: 0 })).toEqual({
      messages: 0,
      quotes: 0,
      emails: 0,
      stockAlerts: 0,
      history: 0,
    });
    const done = await run({ messages: 12, quotes: 12, history: 12 });
    expect(done).toMatchObject({ messages: 1, quotes: 1, stockAlerts: 0, history: 1 });
    const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
    expect(idsOf(await db.select().from(messages))).toEqual(idsOf([unread, recent]));
    expect(idsOf(await db.select().from(quotes))).toEqual(idsOf([valid, ordered]));
    expect(await db.$count(orders)).toBe(2);
    expect(await db.$count(auditLog)).toBe(entries - 1);
    const emails = await db.select({ about: outboxEmails.aboutId }).from(outboxEmails);
    const about = new Set(emails.map((email) => email.about));
    for (const gone of [old.id, quote.id, placed.id]) expect(about).not.toContain(gone);
    for (const here of [unread.id, recent.id, valid.id]) expect(about).toContain(here);

    // Who was told is forgotten after a month, whatever the settings say.
    await db.update(stockAlerts).set({ notifiedAt: monthsAgo(2) });
    expect(await run({ messages: 0, quotes: 0, history: 0 })).toMatchObject({ stockAlerts: 1 });
  });
});
