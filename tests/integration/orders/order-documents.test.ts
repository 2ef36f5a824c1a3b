import { beforeAll, expect, test } from 'vitest';
import { orders } from '#database/schema/orders.ts';
import { buildTestApp } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { orderOf } from '../../support/orders.ts';
import { staffCalls } from '../../support/staff-calls.ts';
import { signInForTest } from '../../support/staff-session.ts';

onDatabase('server', 'printed documents of an order', 'settings', (database) => {
  let order: { id: string; number: string };
  let session: { cookie: string };
  let app: ReturnType<typeof buildTestApp>;

  beforeAll(async () => {
    const staff = await staffCalls(database);
    const product = await staff.write<{ id: string; price: number }>(
      'POST',
      '/api/products',
      productDraft({ sku: 'PRINT-1', price: 1250.5, stock: 9, leadTimeDays: 0 }),
    );
    await staff.write('POST', '/api/send-order', orderOf(product, 4));
    const [placed] = await database.db.select().from(orders);
    if (!placed) throw new Error('the order was not placed');
    order = placed;
    session = await signInForTest(database.db);
    app = buildTestApp({ database });
  });

  const open = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

  test.each([
    ['packing-slip', 'Packing slip', '4'],
    ['invoice', 'Pro forma invoice', '5,002.00'],
  ])('the %s is a page for staff that nobody keeps', async (name, title, fact) => {
    const response = await open(`/api/orders/${order.id}/${name}`, session);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    const page = await response.text();
    expect(page).toContain(`<title>${title} ${order.number}</title>`);
    expect(page).toContain('PRINT-1');
    expect(page).toContain(`>${fact}<`);
  });

  test.each(['packing-slip', 'invoice'])('the %s needs a staff session', async (name) => {
    const response = await open(`/api/orders/${order.id}/${name}`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'not_signed_in' } });
  });

  test.each(['packing-slip', 'invoice'])('there is no %s of an order that does not exist', async (name) => {
    for (const id of ['00000000-0000-4000-8000-000000000000', order.number, 'x']) {
      const response = await open(`/api/orders/${encodeURIComponent(id)}/${name}`, session);
      expect(response.status, id).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
    }
  });
});
