import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { exportPersonalDataContract } from '#api/staff/personal-data/personal-data.contract.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { messages } from '#database/schema/messages.ts';
import { orderEvents, orders } from '#database/schema/orders.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { quotes, quoteVersions } from '#database/schema/quotes.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import { deleteExpiredData } from '#domain/personal-data/delete-expired-data.server.ts';
import { erasePersonalData } from '#domain/personal-data/erase-personal-data.server.ts';
import { testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { accountCalls } from '../../support/order-accounts.ts';
import { hers, his, personalDataShop } from './personal-data-shop.ts';

type Exported = z.output<typeof exportPersonalDataContract.data>;

onDatabase('server', 'the personal data of one person', 'settings', (database) => {
  const shop = personalDataShop(database);
  const {
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
    rowsWith,
    wholeDatabase,
    leaveTraces,
  } = shop;

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
    expect(byEmail.stockAlerts).toMatchObject([{ productId: shop.soldOut.id, answeredAt: null }]);
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
    const money = accountCalls(database, shop.staff);
    const lineId = (await money.account(placed.id)).lines[0]?.id ?? '';
    await money.bringBack(placed.id, [{ lineId, quantity: 1, isRestocked: true }], {
      reason: 'Marzipan stains',
    });
    const other = await leaveTraces(his, ['aubergine', 'b', 'c', 'd', 'e']);
    const files = () => readdir(join(shop.folder, 'attachments'));
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
    // His order had her phone number until staff corrected it.
    await database.db.insert(orderEvents).values({
      orderId: other.placed.id,
      kind: 'edited',
      actor: 'staff',
      details: { personal: { phone: hers.contact.phone } },
    });
    const deeds = await database.db.select().from(auditLog).orderBy(auditLog.id);
    const hisRows = await rowsWith(['ferdinand', 'aubergine']);

    // By phone first: her email is still known by what she waits for.
    expect((await erase(hers.contact.phone)).data).toEqual({
      orders: 2,
      quotations: 1,
      deletedQuotations: 1,
      // Of two quotations, and the same under a link.
      plans: 3,
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
    const shown = await shop.staff.read<{ contact: object }>(`/api/orders/${placed.id}`);
    expect(shown.contact).toEqual({ name: '—', phone: '', email: '' });
    const invoice = await (await shop.staff.ask(`/api/orders/${placed.id}/invoice`)).text();
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
    expect(await shop.staff.statusForStaff(`/api/quotes/${quoteId}`)).toBe(200);
    expect(await shop.staff.statusForStaff(`/api/quotes/${offered.id}`)).toBe(404);

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
    expect(await readdir(join(shop.folder, 'attachments'))).toHaveLength(1);
    await deliver(accepted.id);
    expect((await erase(hers.contact.phone, his.phone)).error.fields).toMatchObject([
      { path: 'confirmation', code: 'wrong' },
    ]);
    // She orders again while her files are being deleted.
    const attachments = {
      remove: async () => void (await order(hers.contact, { notes: '', landmark: '' })),
    };
    const person = { kind: 'phone', value: hers.contact.phone } as const;
    const origin = { actor: 'admin', requestId: 'r', now: testNow };
    const meanwhile = erasePersonalData(database.db, person, { attachments, origin });
    await expect(meanwhile).rejects.toMatchObject({ code: 'orders_open' });
    for (const { id } of (await search(hers.contact.phone)).orders) await deliver(id);
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
      entityId: shop.product.id,
      createdAt: past,
    });
    const entries = await db.$count(auditLog);

    const run = (keep: { messages: number; quotes: number; plans: number; history: number }) =>
      deleteExpiredData(db, keep, { now: testNow });
    expect(await run({ messages: 0, quotes: 0, plans: 0, history: 0 })).toEqual({
      messages: 0,
      quotes: 0,
      plans: 0,
      emails: 0,
      stockAlerts: 0,
      history: 0,
    });
    const done = await run({ messages: 12, quotes: 12, plans: 12, history: 12 });
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
    expect(await run({ messages: 0, quotes: 0, plans: 0, history: 0 })).toMatchObject({ stockAlerts: 1 });
  });
});
