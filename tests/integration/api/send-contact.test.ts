import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { messages } from '#database/schema/messages.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

const message = (fields: object = {}) => ({
  key: randomUUID(),
  locale: 'en',
  name: 'Lina',
  phone: '5512 3456',
  email: 'Lina@example.qa',
  subject: 'Chairs for a clinic',
  text: 'Do you have chairs that can be wiped?\nWe need twelve.',
  website: '',
  secondsOnPage: 30,
  ...fields,
});

onDatabase('server', 'writing to the shop', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(messages);
    await database.db.delete(outboxEmails);
    await database.db.delete(rateLimits);
  });

  const send = (body: object, language = 'en') =>
    staff.send<{ reference: string }>('POST', '/api/send-contact', body, { 'Accept-Language': language });
  const emails = () => database.db.select().from(outboxEmails).orderBy(outboxEmails.id);

  // Specification 7.10
  test('stores the message, emails it to staff, and acknowledges it to the sender', async () => {
    const { status, data } = await send(message({ locale: 'ar' }));
    expect(status).toBe(201);
    expect(data.reference).toMatch(/^MS-\w{4}-\w{4}$/);
    expect(await database.db.select().from(messages)).toMatchObject([
      { reference: data.reference, phone: '+97455123456', email: 'lina@example.qa', status: 'new' },
    ]);
    const [toStaff, toWriter] = await emails();
    expect(toStaff).toMatchObject({ locale: 'en', replyTo: 'lina@example.qa', aboutKind: 'message' });
    expect(toStaff?.text).toContain('We need twelve.');
    expect(toWriter).toMatchObject({ recipient: 'lina@example.qa', locale: 'ar' });
    expect(toWriter?.text).toContain(data.reference);
  });

  test('with a phone number alone is mailed to staff only', async () => {
    expect((await send(message({ email: '' }))).status).toBe(201);
    expect(await emails()).toMatchObject([{ replyTo: '' }]);
  });

  test('ten times at once with one key is one message', async () => {
    const body = message();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await database.db.select().from(messages)).toHaveLength(1);
    expect(await emails()).toHaveLength(2);
    expect(await send({ ...body, text: 'Another' })).toMatchObject({
      status: 422,
      error: { code: 'key_reused' },
    });
  });

  test.each([
    ['neither phone nor email', { phone: '', email: '' }, 'email'],
    ['a phone nobody can call', { phone: '123' }, 'phone'],
    ['no text', { text: ' ' }, 'text'],
    ['no subject', { subject: '' }, 'subject'],
    ['a novel', { text: 'a'.repeat(5001) }, 'text'],
  ])('with %s says which field', async (_, fields, path) => {
    const { status, error } = await send(message(fields), 'ar');
    expect(status).toBe(400);
    expect(error.fields.map((field) => field.path)).toEqual([path]);
    expect(error.fields[0]?.message).toMatch(/\p{Script=Arabic}/u);
  });

  test('shows what was typed as text, never as markup', async () => {
    await send(message({ subject: '<b>Hi</b>', text: '<script>alert(1)</script>' }));
    for (const { html } of await emails()) expect(html).not.toMatch(/<script|<b>/);
  });

  test('is stopped after ten in an hour', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) statuses.push((await send(message())).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});
