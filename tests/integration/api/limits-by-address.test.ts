import { randomUUID } from 'node:crypto';
import { like } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { adminSessions } from '#database/schema/admin-identity.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import type { AppParts } from '#server/build-app.ts';
import { buildTestApp, testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { acceptanceOf, quoteFor } from '../../support/quotes.ts';
import { staffCalls } from '../../support/staff-calls.ts';
import { signInForTest } from '../../support/staff-session.ts';

const message = {
  key: randomUUID(),
  locale: 'en',
  name: 'Lina',
  phone: '5512 3456',
  email: 'lina@example.qa',
  subject: 'Chairs for a clinic',
  text: 'We need twelve.',
  website: '',
  secondsOnPage: 30,
};
const colleague = { name: 'Noora', email: 'noora@shop.test' };
const line = { code: 'X', name: '' };
const quotation = quoteFor([{ text: 'A round table for eight', quantity: 1 }]);
const unknownQuotation = { reference: 'QT-2222-2222', key: 'A'.repeat(24) };
const acceptance = acceptanceOf(unknownQuotation, {});
const pdf = `/api/quotations/${unknownQuotation.reference}/${unknownQuotation.key}/quotation.pdf`;

onDatabase('server', 'what strangers and staff send', 'settings', (database) => {
  beforeEach(async () => {
    await database.db.delete(rateLimits);
  });

  const ask = async (path: string, body: object | null, address: string, session = {}) => {
    // Another server each time: what one has counted in its memory is no answer.
    const response = await buildTestApp({ database }).request(path, {
      method: body ? 'POST' : 'GET',
      headers: { 'X-Forwarded-For': address, 'Content-Type': 'application/json', ...session },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { error } = (await response.json()) as { error?: { code: string } };
    return { status: response.status, code: error?.code };
  };

  // Section 2 of docs/security.md
  test.each([
    ['messages', '/api/send-contact', message, 'messages-by-address', 30],
    ['quotations', '/api/send-quote', quotation, 'quotes-by-address', 60],
    ['quotations accepted', '/api/accept-quote', acceptance, 'acceptances-by-address', 60],
    ['quotations as PDF', pdf, null, 'quotation-pdfs-by-address', 60],
    ['invitations', '/api/check-invitation', { token: 'A'.repeat(43) }, 'invitations-by-address', 60],
  ])('%s have a limit by address', async (_name, path, body, limit, times) => {
    expect((await ask(path, body, '203.0.113.1')).status).not.toBe(429);
    const counted = like(rateLimits.key, `${limit}:%`);
    await database.db
      .update(rateLimits)
      .set({ points: times - 1 })
      .where(counted);
    expect((await ask(path, body, '203.0.113.1')).status, 'the last one').not.toBe(429);
    expect(await ask(path, body, '203.0.113.1')).toEqual({ status: 429, code: 'too_many_requests' });
    expect((await ask(path, body, '203.0.113.2')).status, 'another address').not.toBe(429);
    expect(await database.db.$count(rateLimits, counted)).toBe(2);
  });

  test.each([
    [
      'new passwords',
      '/api/password',
      { currentPassword: 'x', newPassword: 'a new password' },
      'password-changes',
      10,
    ],
    ['passwords typed again', '/api/confirm-password', { password: 'x' }, 'password-confirmations', 10],
    ['apps', '/api/account/second-factor/confirm', { code: '000000' }, 'second-factor-set-ups', 20],
    ['invitations', '/api/invitations', { ...colleague, sendEmail: false }, 'invitations-by-person', 20],
  ])('%s that staff try have a limit', async (_name, path, body, limit, times) => {
    const session = await signInForTest(database.db);
    await database.db.update(adminSessions).set({ passwordConfirmedAt: testNow });
    const answer = () => ask(path, body, '203.0.113.1', session);
    expect((await answer()).status).not.toBe(429);
    const counted = like(rateLimits.key, `${limit}:%`);
    await database.db
      .update(rateLimits)
      .set({ points: times - 1 })
      .where(counted);
    expect((await answer()).status, 'the last one').not.toBe(429);
    expect(await answer()).toEqual({ status: 429, code: 'too_many_requests' });
  });

  test.each([
    ['prices of carts', '/api/cart/price', { lines: [] }, 'cart-prices-by-address', 1200],
    ['lines', '/api/match-lines', { lines: Array(5).fill(line) }, 'matched-lines-by-address', 1200],
    ['lists', '/api/match-lines', { lines: Array(6).fill(line) }, 'matched-lists-by-address', 60],
    ['invoices', '/api/order-invoices/OG-2222-2222/key', null, 'order-invoices-by-address', 60],
  ])('%s have a limit by address that each server counts', async (_name, path, body, limit, times) => {
    expect((await ask(path, body, '203.0.113.1')).status).not.toBe(429);
    const consume = vi.spyOn(RateLimiterMemory.prototype, 'consume');
    onTestFinished(() => consume.mockRestore());
    consume.mockRejectedValue(new RateLimiterRes(0, 1000));
    expect(await ask(path, body, '203.0.113.1')).toEqual({ status: 429, code: 'too_many_requests' });
    expect(consume.mock.contexts).toMatchObject([{ keyPrefix: limit, points: times, duration: 600 }]);
  });

  test('quotations have a limit by phone, whatever the address', async () => {
    const contact = { name: 'Omar Haddad', phone: '+97455000001', email: 'omar@example.qa' };
    const statuses: number[] = [];
    for (let sent = 1; sent <= 11; sent += 1) {
      const request = quoteFor([{ text: 'A round table', quantity: 1 }], { contact });
      statuses.push((await ask('/api/send-quote', request, `203.0.113.${sent}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  test('pictures that must be made have a limit by address', async () => {
    const staff = await staffCalls(database);
    const { slug } = await staff.write<{ slug: string }>('POST', '/api/products', productDraft());
    const made = Buffer.from('picture');
    // None is stored, so that each request counts.
    const images: AppParts['images'] = {
      keep: () => Promise.reject(new Error('nothing is stored here')),
      remove: async () => {},
      keepModel: () => Promise.reject(new Error('nothing is stored here')),
      hasModel: async () => false,
      readModel: async () => undefined,
      readOfModel: async () => undefined,
      read: async (_path, _width, options) => {
        await options?.beforeWork?.();
        return made;
      },
      readSmallest: async () => undefined,
      readDrawn: async (_image, beforeWork) => {
        await beforeWork();
        return made;
      },
    };
    const app = buildTestApp({ database, images });
    for (const [path, times] of [
      [`/images/products/${'0'.repeat(24)}-300.webp`, 1500],
      [`/social-previews/product/${slug}.en.jpg`, 120],
    ] as const) {
      const statusFrom = async (address: string) =>
        (await app.request(path, { headers: { 'X-Forwarded-For': address } })).status;
      for (let count = 0; count < times; count += 1) await statusFrom('203.0.113.1');
      expect(await statusFrom('203.0.113.1'), path).toBe(429);
      expect(await statusFrom('203.0.113.2'), path).toBe(200);
    }
  });

  test.each([
    ['a message', '/api/send-contact', message],
    ['a request for a quotation', '/api/send-quote', quotation],
  ])('%s that a program filled in is refused', async (_name, path, body) => {
    const looks = { status: 422, code: 'looks_automated' };
    expect(await ask(path, { ...body, website: 'https://spam.example' }, '203.0.113.1')).toEqual(looks);
    expect(await ask(path, { ...body, secondsOnPage: 0.2 }, '203.0.113.1')).toEqual(looks);
    expect((await ask(path, body, '203.0.113.1')).status).toBe(201);
  });
});
