import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outboxEmails } from '#database/schema/outbox.ts';
import { ensureAdminPassword } from '#domain/admin-identity/ensure-admin-password.server.ts';
import { startEmailDelivery } from '#mail/email-delivery.ts';
import { createLogger } from '#server/logger.ts';
import { buildTestApp } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { orderOf, type SoldProduct } from '../../support/orders.ts';
import { quoteFor } from '../../support/quotes.ts';

const buyer = { name: 'Moza Telltale', phone: '+97455667788', email: 'moza.telltale@example.qa' };
const place = {
  kind: 'delivery',
  zone: 69,
  street: 'Telltale Street',
  building: '4711',
  unit: '',
  landmark: 'behind the telltale tree',
} as const;
const typed = {
  notes: 'telltale: call my sister',
  password: 'telltale horse battery',
  wrong: 'telltale wrong',
};
const address = '203.0.113.77';

/** What a person could be known by, in whichever form it might get into a line. */
const personal = [/telltale/i, /5566\s?7788/, /4711/, /203\.0\.113/, /Wanderer\/9/];

onDatabase('server', 'the log at its most talkative', 'catalogue', (database) => {
  it('has no personal data, whatever visitors do and whatever fails', async () => {
    const { db } = database;
    await ensureAdminPassword(db, { adminPassword: typed.password });
    let text = '';
    const write = (line: string) => {
      text += line;
    };
    const log = createLogger({ logLevel: 'trace' }, { write });
    const app = buildTestApp({ database, log });
    const secrets: string[] = [];

    async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const answer = await app.request(path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': address,
          'User-Agent': 'Wanderer/9',
          Referer: `http://shop.test/order-confirmation?key=telltale`,
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
      secrets.push(...cookies.map((cookie) => cookie.split('=')[1] ?? ''));
      const content = (await answer.text()) || '{}';
      const data = content.startsWith('{')
        ? ((JSON.parse(content) as { data?: Record<string, string> }).data ?? {})
        : {};
      return { status: answer.status, data, cookies: cookies.join('; ') };
    }

    const found = await app.request('/api/products?inStock=true');
    const [product] = ((await found.json()) as { data: SoldProduct[] }).data;
    if (!product) throw new Error('the shop has nothing to sell');
    const order = () =>
      orderOf(product, 1, { contact: buyer, fulfilment: place, notes: typed.notes, day: '2026-12-20' });
    const quote = () =>
      quoteFor([{ productId: product.id, quantity: 1 }], { contact: buyer, notes: typed.notes });

    // What people do.
    const placed = await send('POST', '/api/send-order', order());
    expect(placed.status).toBe(201);
    const quoted = await send('POST', '/api/send-quote', quote());
    expect(quoted.status).toBe(201);
    secrets.push(placed.data.trackingKey ?? '', quoted.data.trackingKey ?? '');
    const message = {
      key: crypto.randomUUID(),
      locale: 'ar',
      ...buyer,
      subject: 'Telltale',
      text: typed.notes,
      website: '',
      secondsOnPage: 9,
    };
    expect((await send('POST', '/api/send-contact', message)).status).toBe(201);
    await send('POST', '/api/stock-alerts', { productId: product.id, email: buyer.email, locale: 'en' });
    await send('GET', `/order-confirmation?number=${placed.data.number}&key=${placed.data.trackingKey}`);
    await send('GET', `/api/quotations/${quoted.data.reference}/${quoted.data.trackingKey}/quotation.pdf`);
    await send('GET', `/api/products/search/${encodeURIComponent(buyer.email)}`);

    // What goes wrong by their doing.
    await send('POST', '/api/send-order', `{"contact":{"name":"${buyer.name}"`);
    await send('POST', '/api/send-order', { ...order(), contact: { ...buyer, phone: 'telltale' } });
    await send('POST', '/api/send-contact', message, { Origin: 'https://telltale.example' });
    await send('GET', `/api/telltale/${buyer.phone}`);
    await send('POST', '/api/sign-in', { username: 'telltale', password: typed.wrong });
    const session = await send('POST', '/api/sign-in', { username: 'admin', password: typed.password });
    expect(session.status).toBe(200);
    const staff = { Cookie: session.cookies };
    await send('GET', `/api/orders?search=${buyer.phone}`, undefined, staff);
    await send('POST', '/api/password', { currentPassword: typed.wrong, newPassword: typed.wrong }, staff);

    // What goes wrong by ours: the values of a statement that fails stand in the error of the driver.
    await db.execute(sql`alter table outbox_mails rename to outbox_mails_away`);
    expect((await send('POST', '/api/send-order', order())).status).toBe(500);
    expect((await send('POST', '/api/send-quote', quote())).status).toBe(500);
    await db.execute(sql`alter table outbox_mails_away rename to outbox_mails`);

    // PostgreSQL quotes a value that it cannot read.
    const err = await db.execute(sql`select ${buyer.name}::int`).catch((error: unknown) => error);
    expect((err as Error).cause).toMatchObject({ message: expect.stringContaining(buyer.name) });
    log.error({ err }, 'not a number');

    // Nobody takes the email.
    const environment = {
      smtpUrl: 'smtp://telltale:telltale@127.0.0.1:1',
      mailFrom: 'Shop <shop@example.qa>',
      unverifiedMails: { perDay: 100, perDomain: 100 },
    };
    const delivery = startEmailDelivery({ db, environment, log });
    while (!text.includes('email not sent')) await wait(20);
    await delivery.stop();

    expect(await db.$count(outboxEmails)).toBeGreaterThan(2);
    expect(text.match(/"msg":"request"/g)?.length).toBeGreaterThan(10);
    expect(text.match(/"msg":"request failed"/g)).toHaveLength(2);
    // A random id may have the digits of the building.
    const withoutIds = text.replaceAll(/"requestId":"[\da-f-]{36}"/g, '');
    for (const trace of personal) expect(withoutIds).not.toMatch(trace);
    const known = secrets.filter((secret) => secret.length >= 16);
    expect(known.length).toBeGreaterThanOrEqual(4);
    for (const secret of known) expect(text).not.toContain(secret);
  });
});
