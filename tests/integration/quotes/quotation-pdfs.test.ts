import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quotationContents } from '#api/public/quotes/quotation-document/quotation-pdfs.ts';
import { rateLimits } from '#database/schema/rate-limits.ts';
import { Admission } from '#server/http/admission.ts';
import { buildTestApp, openTestPdfs } from '../../support/app.ts';
import { onDatabase } from '../../support/databases.ts';
import { quoteFor } from '../../support/quotes.ts';
import { sampleShop } from '../../support/sample-orders.ts';
import { sampleQuote, sampleVersion } from '../../support/sample-quotes.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

interface Requested {
  readonly reference: string;
  readonly trackingKey: string;
}

onDatabase('server', 'a quotation as PDF', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });
  beforeEach(async () => {
    await database.db.delete(rateLimits);
  });

  const ask = async (text: string) => {
    const body = quoteFor([{ text, quantity: 1 }]);
    const { status, data } = await staff.send<Requested>('POST', '/api/send-quote', body);
    expect(status).toBe(201);
    return data;
  };

  test('is saved with the key, and not without', async () => {
    const { reference, trackingKey } = await ask('Table');
    // The thread starts before it is timed: on a busy machine that takes longer than a request may.
    const quotationPdfs = openTestPdfs();
    const version = sampleVersion(1);
    await quotationPdfs.get(quotationContents(sampleQuote(version), version, sampleShop));
    const app = buildTestApp({ database, quotationPdfs });
    const answer = await app.request(`/api/quotations/${reference}/${trackingKey}/quotation.pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    expect((await app.request(`/api/quotations/${reference}/guess/quotation.pdf`)).status).toBe(404);
    expect((await app.request(`/api/quotations/QT-2222-2222/${trackingKey}/quotation.pdf`)).status).toBe(404);
  });

  describe('many PDFs at once', () => {
    const saved = (
      app: ReturnType<typeof buildTestApp>,
      { reference, trackingKey }: Requested,
      from = '203.0.113.1',
    ) =>
      app.request(`/api/quotations/${reference}/${trackingKey}/quotation.pdf`, {
        headers: { 'X-Forwarded-For': from },
      });
    const askMany = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, index) => ask(`Table ${index}`)));

    test('wait outside of admission; beyond their queue they are refused, and pages are still answered', async () => {
      const asked = await askMany(3);
      const held = Promise.withResolvers<void>();
      const queue = new Admission({ atOnce: 1, waiting: 1, readsWaitMs: 60_000, writesWaitMs: 60_000 });
      let underWay = 0;
      const app = buildTestApp({
        database,
        admission: new Admission({ atOnce: 1, waiting: 10, readsWaitMs: 60_000, writesWaitMs: 60_000 }),
        quotationPdfs: {
          requireRoom: () => queue.requireRoom(),
          get: (contents) => {
            underWay += 1;
            return queue.run({ method: 'GET' }, async () => {
              await held.promise;
              const name = contents.kind === 'quotation' ? contents.quote.reference : contents.id;
              return new TextEncoder().encode(name);
            });
          },
          close: async () => {},
        },
      });
      const answers = asked.slice(0, 2).map((quotation) => saved(app, quotation));
      await expect.poll(() => underWay).toBe(2);
      const refused = await saved(app, asked[2] as Requested);
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '3']);
      expect(await refused.json()).toMatchObject({ error: { code: 'server_busy' } });
      expect((await app.request('/about')).status).toBe(200);
      held.resolve();
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    });

    test('are limited by address where they must be rendered, and not where they are cached', async () => {
      const [quotation] = await askMany(1);
      const render = Promise.resolve(new Uint8Array());
      let isCached = false;
      const app = buildTestApp({
        database,
        quotationPdfs: {
          requireRoom: () => {},
          get: async (_, beforeRendering) => {
            if (!isCached) await beforeRendering?.();
            return render;
          },
          close: async () => {},
        },
      });
      const status = async (from?: string) => (await saved(app, quotation as Requested, from)).status;
      for (let count = 0; count < 20; count += 1) expect(await status()).toBe(200);
      expect(await status()).toBe(429);
      expect(await status('203.0.113.2')).toBe(200);
      isCached = true;
      expect(await status()).toBe(200);
    });
  });
});
