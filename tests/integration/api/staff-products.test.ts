import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { productImages, products, stockMovements } from '#database/schema/catalogue.ts';
import { images } from '#database/schema/images.ts';
import { outboxEmails } from '#database/schema/outbox.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { orderOf, phoneOf } from '../../support/orders.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Product = ProductBody & { id: string; version: number; images: string[]; imageIds: string[] };
interface Listed {
  id: string;
  sku: string;
  stock: number;
  price: number;
  lacksArabic: string[];
  version: number;
}
interface BulkAnswer {
  applied: boolean;
  rows: {
    id: string;
    outcome: string;
    version: number | null;
    after: { price: number; stock: number } | null;
  }[];
}

onDatabase('server', 'staff and their products', 'settings', (database) => {
  let staff: StaffCalls;
  let made = 0;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const create = (fields?: Partial<ProductDraft>) =>
    staff.write<Product>('POST', '/api/products', productDraft(fields));
  const list = async (query: string) => {
    const answer = await staff.ask(`/api/staff/products?${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as {
      data: Listed[];
      meta: { total: number; pages: number; counts: Record<string, unknown> };
    };
  };
  const skusOf = async (query: string) => (await list(query)).data.map(({ sku }) => sku);
  const bulk = (of: readonly { id: string; version: number }[], change: object, preview = false) =>
    staff.send<BulkAnswer>('POST', '/api/products/bulk', {
      products: of.map(({ id, version }) => ({ id, version })),
      change,
      preview,
    });
  const newImage = async () => {
    made += 1;
    const [row] = await database.db
      .insert(images)
      .values({
        originalName: `picture-${made}.webp`,
        size: 1,
        type: 'image/webp',
        category: 'products',
        relativePath: `products/${String(made).padStart(24, '0')}.webp`,
        width: 800,
        height: 800,
        contentHash: `hash-${made}`,
      })
      .returning({ id: images.id });
    return row?.id ?? '';
  };

  test('are listed by what staff look for, with how many there are of each', async () => {
    const brand = 'Listmaker';
    const bare = {
      translations: { ar: { name: '', shortDescription: '', description: '', specifications: [] } },
      specifications: [],
    };
    const a = await create({ brand, name: 'Zebra desk', stock: 0, price: 30 });
    const b = await create({ brand, name: 'Apple desk', stock: 3, price: 20, ...bare });
    const c = await create({
      brand,
      name: 'Mango desk',
      stock: 50,
      price: 10,
      imageIds: [await newImage()],
      isFeatured: true,
    });
    expect(await skusOf(`search=${brand}&sort=name`)).toEqual([b.sku, c.sku, a.sku]);
    expect(await skusOf(`search=${brand}&sort=price`)).toEqual([c.sku, b.sku, a.sku]);
    expect(await skusOf(`search=${brand}&sort=-stock`)).toEqual([c.sku, b.sku, a.sku]);
    expect(await skusOf(`search=${brand}&stock=out`)).toEqual([a.sku]);
    expect(await skusOf(`search=${brand}&stock=low`)).toEqual([b.sku]);
    expect(await skusOf(`search=${brand}&lacksArabic=true`)).toEqual([b.sku]);
    expect(await skusOf(`search=${brand}&lacksPicture=true&sort=name`)).toEqual([b.sku, a.sku]);
    expect(await skusOf(`search=${brand}&isFeatured=true`)).toEqual([c.sku]);
    expect(await skusOf(`search=${c.sku.toLowerCase()}`)).toEqual([c.sku]);
    expect(await skusOf('search=zebra-desk')).toContain(a.sku);
    expect(await skusOf(`search=${brand}&category=storage`)).toEqual([]);
    const { meta, data } = await list(`search=${brand}&stock=low&pageSize=1`);
    expect(meta).toMatchObject({
      total: 1,
      pages: 1,
      counts: {
        all: 3,
        status: { live: 3, draft: 0 },
        stock: { out: 1, low: 1, in: 1 },
        lacksArabic: 1,
        lacksPicture: 2,
      },
    });
    expect(data[0]?.lacksArabic).toEqual(['name', 'shortDescription', 'description']);
    expect((await staff.ask('/api/staff/products?sort=colour')).status).toBe(400);
  });

  test('have their Arabic as it is written, and pages say English where there is none', async () => {
    const created = await create({
      translations: {
        ar: { name: '', shortDescription: '', description: '', specifications: [{ label: '', value: '' }] },
      },
    });
    expect(created.translations.ar.name).toBe('');
    const shop = await staff.read<{ translations: { ar: { name: string } } }[]>(
      `/api/products?search=${created.sku}`,
    );
    expect(shop[0]?.translations.ar.name).toBe(created.name);
  });

  test('have pictures in an order that is saved with them', async () => {
    const [first, second] = [await newImage(), await newImage()];
    const created = await create({ imageIds: [first, second] });
    expect(created.imageIds).toEqual([first, second]);
    const { id, images: _images, ...body } = created;
    const turned = await staff.write<Product>('PUT', `/api/products/${id}`, {
      ...body,
      imageIds: [second, first],
    });
    expect(turned).toMatchObject({
      imageIds: [second, first],
      images: [created.images[1], created.images[0]],
    });
    const detail = await staff.read<{ pictures: { id: string }[] }>(`/api/staff/products/${id}`);
    expect(detail.pictures.map((picture) => picture.id)).toEqual([second, first]);
    const unknown = await staff.send('PUT', `/api/products/${id}`, {
      ...body,
      version: turned.version,
      imageIds: [first, '00000000-0000-4000-8000-000000000000'],
    });
    expect(unknown).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'imageIds.1', code: 'invalid' }] },
    });
  });

  test('are duplicated under names, codes and addresses of their own, without stock', async () => {
    const original = await create({ name: 'Original desk', imageIds: [await newImage()], isFeatured: true });
    const copies = [];
    for (let time = 0; time < 2; time += 1) {
      copies.push(await staff.write<Product>('POST', `/api/products/${original.id}/duplicate`));
    }
    expect(copies).toMatchObject([
      {
        sku: `${original.sku}-COPY`,
        name: 'Original desk (copy)',
        slug: 'original-desk-copy',
        stock: 0,
        status: 'draft',
        isFeatured: false,
        price: original.price,
        imageIds: original.imageIds,
        version: 1,
        translations: { ar: { name: 'مكتب كتابة (نسخة)' } },
      },
      { sku: `${original.sku}-COPY-2`, slug: 'original-desk-copy-2' },
    ]);
    expect(
      (await staff.send('POST', '/api/products/00000000-0000-4000-8000-000000000000/duplicate')).status,
    ).toBe(404);
  });

  test('come back after a deletion as they were, and say beforehand who would miss them', async () => {
    const created = await create({
      slug: 'comes-back',
      imageIds: [await newImage()],
      stock: 9,
      leadTimeDays: 0,
    });
    await database.db.update(products).set({ stock: 9 }).where(eq(products.id, created.id));
    const sold = await staff.send(
      'POST',
      '/api/send-order',
      orderOf(created, 1, {
        contact: { name: 'Buyer', phone: phoneOf(77), email: 'buyer@example.qa' },
      }),
    );
    expect(sold.status).toBe(201);
    const detail = await staff.read<{ uses: object; version: number }>(`/api/staff/products/${created.id}`);
    expect(detail.uses).toEqual({ openOrders: 1, openQuotations: 0, stockAlerts: 0 });
    await staff.write('DELETE', `/api/products/${created.id}?version=${detail.version}`);
    expect(await staff.statusOf('/api/products/comes-back')).toBe(404);
    expect(await skusOf(`search=${created.sku}`)).not.toContain(created.sku);
    expect(await staff.read(`/api/staff/products/${created.id}`)).toMatchObject({
      deletedAt: testNow.toISOString(),
    });
    const restored = await staff.write<Product>('POST', `/api/products/${created.id}/restore`);
    expect(restored).toEqual({ ...created, stock: 8, version: detail.version + 2 });
    expect(await staff.read('/api/products/comes-back')).toEqual(restored);
    expect((await skusOf(`search=${created.sku}`))[0]).toBe(created.sku);
    expect((await staff.send('POST', `/api/products/${created.id}/restore`)).status).toBe(404);
  });

  describe('adjust stock', () => {
    const adjust = (id: string, body: object) =>
      staff.send<Product>('POST', `/api/products/${id}/stock-movements`, body);

    test('by pieces or to what was counted, with a reason that is stored', async () => {
      const created = await create({ stock: 4 });
      expect((await adjust(created.id, { by: 6, reason: 'delivery', note: 'Pallet 7' })).data.stock).toBe(10);
      expect((await adjust(created.id, { by: -2, reason: 'damage' })).data).toMatchObject({
        stock: 8,
        version: 3,
      });
      expect((await adjust(created.id, { to: 5, reason: 'count', version: 3 })).data.stock).toBe(5);
      const history = await staff.read<
        { change: number; stockAfter: number; reason: string; note: string }[]
      >(`/api/products/${created.id}/stock-movements`);
      expect(
        history.map(({ change, stockAfter, reason, note }) => [change, stockAfter, reason, note]),
      ).toEqual([
        [-3, 5, 'count', ''],
        [-2, 8, 'damage', ''],
        [6, 10, 'delivery', 'Pallet 7'],
        [4, 4, 'import', ''],
      ]);
    });

    test('never below nothing, never without a reason, and a count only of what it was based on', async () => {
      const created = await create({ stock: 4 });
      expect(await adjust(created.id, { by: -5, reason: 'damage' })).toMatchObject({
        status: 400,
        error: { fields: [{ path: 'by', code: 'too_small' }] },
      });
      expect((await adjust(created.id, { by: 1 })).status).toBe(400);
      expect((await adjust(created.id, { by: 1, to: 2, reason: 'count', version: 1 })).status).toBe(400);
      expect((await adjust(created.id, { by: 1, reason: 'other' })).status).toBe(400);
      expect((await adjust(created.id, { to: 9, reason: 'count' })).status).toBe(400);
      await adjust(created.id, { by: 1, reason: 'delivery' });
      expect(await adjust(created.id, { to: 9, reason: 'count', version: 1 })).toMatchObject({
        status: 409,
        error: { code: 'stale_version', conflict: { changed: ['stock'], current: { stock: 5 } } },
      });
    });

    test('and those who wait for it are written to', async () => {
      const created = await create({ stock: 0 });
      const email = `waits-${created.id}@example.qa`;
      await staff.send('POST', '/api/stock-alerts', { productId: created.id, email, locale: 'en' });
      await adjust(created.id, { by: 1, reason: 'delivery' });
      const emails = await database.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email));
      expect(emails).toHaveLength(1);
    });
  });

  describe('change many at once', () => {
    test('first shown, then written, with history and stock movements', async () => {
      const chosen = [await create({ price: 100 }), await create({ price: 333.33 })];
      const change = { kind: 'price-by-percent', percent: 10, roundTo: 1 };
      const shown = await bulk(chosen, change, true);
      expect(shown.data).toMatchObject({
        applied: false,
        rows: [
          { outcome: 'changed', version: 1, before: { price: 100 }, after: { price: 110 } },
          { outcome: 'changed', version: 1, before: { price: 333.33 }, after: { price: 367 } },
        ],
      });
      expect((await bulk(chosen, change)).data).toMatchObject({
        applied: true,
        rows: [{ version: 2 }, { version: 2 }],
      });
      const [first] = chosen;
      expect(await staff.read(`/api/products/${first?.id}`)).toMatchObject({ price: 110, version: 2 });
      const history = await database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.entityId, first?.id ?? ''));
      expect(history.at(-1)).toMatchObject({
        action: 'change-products',
        before: { price: 100, version: 1 },
        after: { price: 110, version: 2 },
      });
      const moved = await bulk(
        chosen.map(({ id }) => ({ id, version: 2 })),
        { kind: 'move', category: 'storage', subcategory: null },
      );
      expect(moved.data.applied).toBe(true);
      expect(await staff.read(`/api/products/${first?.id}`)).toMatchObject({
        category: 'storage',
        subcategory: null,
      });
      await bulk(
        chosen.map(({ id }) => ({ id, version: 3 })),
        { kind: 'stock-by', pieces: 3, reason: 'delivery', note: 'Container' },
      );
      const movements = await database.db
        .select()
        .from(stockMovements)
        .where(eq(stockMovements.productId, first?.id ?? ''));
      expect(movements.at(-1)).toMatchObject({
        change: 3,
        stockAfter: 7,
        reason: 'delivery',
        note: 'Container',
      });
    });

    test('all or none: each row says why', async () => {
      const [fine, changed, low, gone] = [
        await create({ stock: 9 }),
        await create({ stock: 9 }),
        await create({ stock: 1 }),
        await create({ stock: 9 }),
      ];
      const { id, images: _images, ...body } = changed;
      await staff.write('PUT', `/api/products/${id}`, { ...body, brand: 'Another' });
      await staff.write('DELETE', `/api/products/${gone.id}`);
      const answer = await bulk([fine, changed, low, gone], {
        kind: 'stock-by',
        pieces: -2,
        reason: 'damage',
      });
      expect(answer.data.applied).toBe(false);
      expect(answer.data.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'stale', 'too_low', 'gone']);
      expect(await staff.read(`/api/products/${fine.id}`)).toMatchObject({ stock: 9, version: 1 });
      expect(await bulk([fine], { kind: 'move', category: 'no-such', subcategory: null })).toMatchObject({
        status: 400,
        error: { fields: [{ path: 'change.category', code: 'invalid' }] },
      });
      expect((await bulk([fine, fine], { kind: 'set-price', price: 1 })).status).toBe(400);
    });

    test('while buyers buy: the stock is never sold twice and never below nothing', async () => {
      const product = await create({ stock: 20, leadTimeDays: 0 });
      const buy = (buyer: number) =>
        staff.send(
          'POST',
          '/api/send-order',
          orderOf(product, 1, {
            contact: { name: 'Buyer', phone: phoneOf(1000 + buyer), email: 'buyer@example.qa' },
          }),
          { 'X-Forwarded-For': `10.9.0.${buyer}` },
        );
      const takeAway = async () => {
        const { version } = await staff.read<Product>(`/api/products/${product.id}`);
        return bulk([{ id: product.id, version }], { kind: 'stock-by', pieces: -3, reason: 'damage' });
      };
      const answers = await Promise.all([
        ...Array.from({ length: 16 }, (_, buyer) => buy(buyer)),
        ...Array.from({ length: 6 }, takeAway),
      ]);
      const sold = answers.slice(0, 16).filter(({ status }) => status === 201).length;
      const taken = (answers.slice(16) as Awaited<ReturnType<typeof takeAway>>[]).filter(
        ({ data }) => data?.applied,
      ).length;
      const { stock } = await staff.read<Product>(`/api/products/${product.id}`);
      expect(stock).toBe(20 - sold - 3 * taken);
      expect(stock).toBeGreaterThanOrEqual(0);
      expect(sold).toBeGreaterThan(0);
      const movements = await database.db
        .select()
        .from(stockMovements)
        .where(eq(stockMovements.productId, product.id));
      expect(movements.reduce((sum, { change }) => sum + change, 0)).toBe(stock);
    });
  });

  test('nothing of a picture is lost with a product that is deleted', async () => {
    const image = await newImage();
    const { id } = await create({ imageIds: [image] });
    await staff.write('DELETE', `/api/products/${id}`);
    const rows = await database.db.select().from(productImages).where(eq(productImages.imageId, image));
    expect(rows).toHaveLength(1);
    expect(await staff.send('DELETE', `/api/images/${image}`)).toMatchObject({
      status: 409,
      error: { code: 'still_in_use' },
    });
  });
});
