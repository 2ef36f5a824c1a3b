import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { messagesIdContract } from '#api/staff/messages/messages.contract.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { messages } from '#database/schema/messages.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { onDatabase } from '../../support/databases.ts';
import { forgetHistory } from '../../support/forget-history.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Message = z.output<typeof messagesIdContract.data>;

onDatabase('server', 'messages on the desk of staff', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(messages);
    await database.db.delete(outboxEmails);
    await forgetHistory(database.db);
    await database.db.delete(rateLimits);
  });

  const write = async (fields: object = {}) => {
    const { data } = await staff.send<{ reference: string }>('POST', '/api/send-contact', {
      key: randomUUID(),
      locale: 'ar',
      name: 'أحمد الكواري',
      phone: '5512 3456',
      email: 'ahmad@example.qa',
      subject: 'كراسي لعيادة',
      text: 'هل لديكم كراسٍ يمكن مسحها؟\nنحتاج اثني عشر.',
      website: '',
      secondsOnPage: 30,
      ...fields,
    });
    const [row] = await database.db.select().from(messages).where(eq(messages.reference, data.reference));
    await database.db.delete(outboxEmails);
    return { id: row?.id ?? '', reference: data.reference };
  };
  const get = <Data>(path: string) => staff.readForStaff<Data, { total: number; byStatus: object }>(path);
  const move = (id: string, version: number, step: string) =>
    staff.send<Message>('POST', `/api/messages/${id}/status`, { version, step });
  const reply = (id: string, version: number, fields: object = {}) =>
    staff.send<Message>('POST', `/api/messages/${id}/replies`, {
      version,
      channel: 'email',
      text: 'نعم، لدينا.\n\nمتى تزورنا؟',
      ...fields,
    });

  test('are listed with their beginning, counted by status, and found by any word', async () => {
    const arabic = await write();
    const english = await write({ name: 'Lina', subject: 'Wipeable chairs', text: `${'a'.repeat(300)} end` });
    await move(english.id, 1, 'close');
    const all = await get<{ reference: string; excerpt: string }[]>('/api/messages');
    expect(all.meta).toMatchObject({ total: 2, byStatus: { new: 1, closed: 1 } });
    expect(all.data.map(({ excerpt }) => excerpt.length).toSorted()).toEqual([140, 42]);
    const found = async (search: string, more = '') =>
      (
        await get<{ reference: string }[]>(`/api/messages?search=${encodeURIComponent(search)}${more}`)
      ).data.map(({ reference }) => reference);
    expect(await found('احمد')).toEqual([arabic.reference]);
    expect(await found('chairs LINA')).toEqual([english.reference]);
    expect(await found('end')).toEqual([english.reference]);
    expect(await found(arabic.reference.replaceAll('-', '').toLowerCase())).toEqual([arabic.reference]);
    expect(await found('كراسي', '&status=closed')).toEqual([]);
  });

  test('are read, marked as unread, closed and opened again, and the history names who did it', async () => {
    const { id, reference } = await write();
    let version = 1;
    for (const [step, status] of [
      ['read', 'read'],
      ['unread', 'new'],
      ['close', 'closed'],
      ['reopen', 'read'],
    ] as const) {
      const { data } = await move(id, version, step);
      expect(data).toMatchObject({ status, version: version + 1 });
      version = data.version;
    }
    expect((await move(id, version, 'reopen')).error.code).toBe('status_not_possible');
    const history = await database.db.select().from(auditLog).orderBy(auditLog.id);
    expect(history.map(({ actor, action }) => [actor, action])).toEqual([
      ['admin', 'read-message'],
      ['admin', 'unread-message'],
      ['admin', 'close-message'],
      ['admin', 'reopen-message'],
    ]);
    expect(history[0]).toMatchObject({
      before: { reference, status: 'new' },
      after: { reference, status: 'read' },
    });
    expect(JSON.stringify(history)).not.toContain('ahmad@example.qa');
  });

  describe('an answer', () => {
    test("is emailed in the sender's language, stored, and shown with its delivery status", async () => {
      const { id, reference } = await write();
      const { status, data } = await reply(id, 1);
      expect(status).toBe(201);
      expect(data).toMatchObject({
        status: 'answered',
        possibleSteps: ['close'],
        replies: [
          { channel: 'email', actor: 'admin', text: 'نعم، لدينا.\n\nمتى تزورنا؟', emailStatus: 'pending' },
        ],
      });
      const [email, ...others] = await database.db.select().from(outboxEmails);
      expect(others).toEqual([]);
      expect(email).toMatchObject({ recipient: 'ahmad@example.qa', locale: 'ar', aboutId: id });
      expect(email?.subject).toContain(reference);
      expect(email?.text).toContain('متى تزورنا؟');
      expect(email?.text).toContain('نحتاج اثني عشر');
      await database.db.update(outboxEmails).set({ status: 'failed' });
      expect((await get<Message>(`/api/messages/${id}`)).data.replies[0]?.emailStatus).toBe('failed');
    });

    test('goes out once, however often it is clicked; who comes second sees what the first did', async () => {
      const { id } = await write();
      const answers = await Promise.all([reply(id, 1), reply(id, 1)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.error).toMatchObject({
        code: 'stale_version',
        conflict: { version: 2, changed: ['status'], current: { status: 'answered' } },
      });
      expect(await database.db.select().from(outboxEmails)).toHaveLength(1);
    });

    test('by WhatsApp is stored without an email; a message is answered only over channels it has', async () => {
      const { id } = await write({ email: '' });
      expect((await reply(id, 1)).error.fields).toMatchObject([{ path: 'channel' }]);
      const { data } = await reply(id, 1, { channel: 'whatsapp' });
      expect(data.replies).toMatchObject([{ channel: 'whatsapp', emailStatus: null }]);
      expect(await database.db.select().from(outboxEmails)).toEqual([]);
      const onlyEmail = await write({ phone: '' });
      expect((await reply(onlyEmail.id, 1, { channel: 'whatsapp' })).status).toBe(400);
    });

    test('says what is wrong with it, and stores no markup in the email', async () => {
      const { id } = await write();
      expect((await reply(id, 1, { text: '  ' })).error.fields).toMatchObject([{ path: 'text' }]);
      await reply(id, 1, { text: '<script>alert(1)</script>' });
      const [email] = await database.db.select().from(outboxEmails);
      expect(email?.html).not.toContain('<script');
    });
  });

  test.each(['nothing', randomUUID()])('one that does not exist is not found: %s', async (id) => {
    expect((await move(id, 1, 'read')).error.code).toBe('not_found');
    expect((await reply(id, 1)).error.code).toBe('not_found');
  });
});
