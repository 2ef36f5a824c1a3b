import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { claimDueEmail } from '#mail/outbox-queries.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';
import { signInForTest } from '../../support/staff-session.ts';

interface Email {
  readonly id: string;
  readonly recipient: string;
  readonly status: string;
  readonly attempts: number;
  readonly lastError: string;
  readonly nextAttemptAt: string | null;
  readonly text?: string | null;
}

interface Meta {
  readonly total: number;
  readonly byStatus: Record<string, number>;
  readonly isDelivering: boolean;
}

onDatabase('server', 'the outbox', 'schema', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(outboxEmails);
  });

  const write = async (email: Partial<typeof outboxEmails.$inferInsert> = {}) => {
    const [row] = await database.db
      .insert(outboxEmails)
      .values({
        onceKey: crypto.randomUUID(),
        recipient: 'noor@example.com',
        locale: 'ar',
        subject: 'وصلنا طلبك OG-7K4M-2QXD',
        html: '<p>شكرًا لك</p>',
        text: 'شكرًا لك',
        aboutKind: 'order',
        aboutId: crypto.randomUUID(),
        createdAt: testNow,
        nextAttemptAt: testNow,
        ...email,
      })
      .returning();
    return String(row?.id);
  };
  const failed = { status: 'failed', attempts: 8, lastError: '550 No such mailbox' } as const;
  const list = (query = '') => staff.readForStaff<Email[], Meta>(`/api/outbox${query}`);
  const read = async (id: string) => (await staff.readForStaff<Email>(`/api/outbox/${id}`)).data;
  const resend = (id: string) => staff.send<Email>('POST', `/api/outbox/${id}/resend`);

  test('lists the newest first, without their contents, and counts every status', async () => {
    const ids = [await write(), await write(failed), await write({ status: 'sent', sentAt: testNow })];
    const { data, meta } = await list();
    expect(data.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(meta).toMatchObject({ total: 3, byStatus: { pending: 1, failed: 1, sent: 1 } });
    expect(data[0]).not.toHaveProperty('html');
    expect(data[0]).not.toHaveProperty('text');
  });

  test('without settings of a mail server it says that nothing is sent', async () => {
    expect((await list()).meta.isDelivering).toBe(false);
  });

  test('is narrowed by status and by what is in recipient and subject, taken as it is typed', async () => {
    const percent = await write({ recipient: 'fifty%off@example.com', subject: 'Your quotation' });
    await write();
    const other = await write({ ...failed, recipient: 'ali@example.com' });
    const ids = async (query: string) => (await list(query)).data.map(({ id }) => id);
    expect(await ids('?status=failed')).toEqual([other]);
    expect(await ids(`?search=${encodeURIComponent('%')}`)).toEqual([percent]);
    expect(await ids('?search=QUOTATION')).toEqual([percent]);
    expect(await ids(`?search=${encodeURIComponent('وصلنا')}&status=failed`)).toEqual([other]);
    expect(await ids('?search=nobody')).toEqual([]);
  });

  test('comes 50 to a page', async () => {
    const values = Array.from({ length: 51 }, () => write());
    await Promise.all(values);
    expect((await list()).data).toHaveLength(50);
    const { data, meta } = await list('?page=2');
    expect(data).toHaveLength(1);
    expect(meta.total).toBe(51);
  });

  test('an email is read as it is sent', async () => {
    const id = await write();
    expect(await read(id)).toMatchObject({
      id,
      text: 'شكرًا لك',
      nextAttemptAt: testNow.toISOString(),
    });
    const page = await buildTestApp({ database }).request(`/api/outbox/${id}/page`, {
      headers: await signInForTest(database.db),
    });
    expect(await page.text()).toBe('<p>شكرًا لك</p>');
    expect(page.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*; sandbox$/);
    expect(page.headers.get('Content-Security-Policy')).not.toContain('script-src');
    for (const wrong of ['999999999', '0', 'x', "1' or 1=1", '9'.repeat(40)]) {
      expect(await staff.statusForStaff(`/api/outbox/${encodeURIComponent(wrong)}`), wrong).toBe(404);
      expect((await resend(encodeURIComponent(wrong))).status, wrong).toBe(404);
    }
  });

  test('the words of an email about the sign-in never leave the server, and it is not sent again', async () => {
    const secret = { aboutKind: 'admin', aboutId: null, html: '<b>123456</b>', text: '123456' } as const;
    const id = await write({ ...secret, ...failed });
    expect(await read(id)).toMatchObject({ text: null });
    expect(await staff.statusForStaff(`/api/outbox/${id}/page`)).toBe(404);
    const answer = await resend(id);
    expect(answer.data).toMatchObject({ status: 'failed', text: null });
    expect(JSON.stringify([answer, await list()])).not.toContain('123456');
  });

  test('a failed email sent again is due at once and tried as often as a new one', async () => {
    const id = await write(failed);
    const { status, data } = await resend(id);
    expect({ status, data }).toMatchObject({
      status: 202,
      data: { status: 'pending', attempts: 0, nextAttemptAt: testNow.toISOString() },
    });
    // Why it failed stays readable until it is sent.
    expect(data.lastError).toBe(failed.lastError);
    const claim = { now: testNow, lockedUntil: new Date(testNow.getTime() + 60_000), limit: 5 };
    expect((await claimDueEmail(database.db, claim)).map((email) => String(email.id))).toEqual([id]);
    // Somebody clicks again while it is on its way.
    expect((await resend(id)).data).toMatchObject({ status: 'sending', attempts: 1 });
  });

  test('an email that waits for its next attempt is tried at once; one that was sent stays sent', async () => {
    const later = new Date(testNow.getTime() + 3_600_000);
    const waiting = await write({ attempts: 3, lastError: 'ETIMEDOUT', nextAttemptAt: later });
    expect((await resend(waiting)).data).toMatchObject({ nextAttemptAt: testNow.toISOString() });
    const sent = await write({ status: 'sent', attempts: 1, sentAt: testNow });
    const historyBefore = await database.db.$count(auditLog);
    expect((await resend(sent)).data).toMatchObject({ status: 'sent', attempts: 1 });
    expect(await database.db.$count(auditLog)).toBe(historyBefore);
  });

  test('clicking twice is one email, and one entry in the history', async () => {
    const id = await write(failed);
    const answers = await Promise.all([resend(id), resend(id), resend(id)]);
    expect(answers.map(({ data }) => data.status)).toEqual(Array(3).fill('pending'));
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries).toMatchObject([
      { action: 'resend-mail', entity: 'mail', before: { status: 'failed' }, after: { status: 'pending' } },
    ]);
  });

  test('a sent email is sent again as a copy, once for a key, also to a corrected address', async () => {
    const id = await write({ status: 'sent', sentAt: testNow });
    const key = crypto.randomUUID();
    const send = (body: object) =>
      staff.send<Email & { copyOf: string }>('POST', `/api/outbox/${id}/resend`, body);
    const answers = await Promise.all([send({ key }), send({ key }), send({ key })]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({
      recipient: 'noor@example.com',
      status: 'pending',
      copyOf: id,
      text: 'شكرًا لك',
    });
    const corrected = await send({ key: crypto.randomUUID(), recipient: 'Noor@Example.qa ' });
    expect(corrected.data).toMatchObject({ recipient: 'noor@example.qa', copyOf: id, status: 'pending' });
    expect(await read(id)).toMatchObject({ status: 'sent', recipient: 'noor@example.com' });
    expect((await list()).meta.total).toBe(3);
    // The history says that it went elsewhere, and names no address.
    const history = await database.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(history.map(({ action }) => action)).toEqual(['resend-mail', 'resend-mail']);
    expect(history[1]?.after).toMatchObject({ isOtherRecipient: true });
    expect(JSON.stringify(history)).not.toContain('@');
    expect(await send({ key: crypto.randomUUID(), recipient: 'no address' })).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'recipient' }] },
    });
  });

  test('a failed email that goes to another address is not sent to the first one any more', async () => {
    const id = await write(failed);
    const body = { key: crypto.randomUUID(), recipient: 'right@example.com' };
    const { data } = await staff.send<Email>('POST', `/api/outbox/${id}/resend`, body);
    expect(data).toMatchObject({ recipient: 'right@example.com', status: 'pending' });
    expect(await read(id)).toMatchObject({ status: 'dropped', dropReason: 'replaced' });
  });

  test('what waits or has failed is dropped, is not sent, and can be sent after all', async () => {
    const [waiting, broken, sent] = [
      await write(),
      await write(failed),
      await write({ status: 'sent', sentAt: testNow }),
    ];
    const drop = (ids: string[]) => staff.send<{ dropped: number }>('POST', '/api/outbox/drop', { ids });
    expect((await drop([waiting, broken, sent])).data).toEqual({ dropped: 2 });
    expect((await drop([waiting])).data).toEqual({ dropped: 0 });
    expect((await list()).meta.byStatus).toEqual({ dropped: 2, sent: 1 });
    const claim = { now: testNow, lockedUntil: new Date(testNow.getTime() + 60_000), limit: 5 };
    expect(await claimDueEmail(database.db, claim)).toEqual([]);
    expect((await resend(waiting)).data).toMatchObject({ status: 'pending', dropReason: null });
    expect((await claimDueEmail(database.db, claim)).map(({ id }) => String(id))).toEqual([waiting]);
    expect((await drop(['999999999'])).status).toBe(404);
  });

  test('says on every screen what waits and what has failed', async () => {
    await write({ nextAttemptAt: new Date(testNow.getTime() - 3_600_000) });
    await write(failed);
    await write({ status: 'dropped', dropReason: 'expired' });
    const { data } = await staff.readForStaff<object>('/api/outbox/state');
    expect(data).toEqual({ isDelivering: false, waiting: 1, failed: 1, isLate: true });
  });
});
