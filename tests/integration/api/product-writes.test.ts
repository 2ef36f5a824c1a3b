import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { formerProductSlugs, products, stockMovements } from '#database/schema/catalogue.ts';
import { contentVersion } from '#database/schema/content-version.ts';
import type { ProductBody, ProductDraft } from '#domain/catalogue/products/product-body.ts';
import { testNow } from '../../support/app.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { forgetHistory } from '../../support/forget-history.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Product = ProductBody & { id: string; version: number; images: string[] };

/** What is sent back after editing what was read. */
const edited = ({ id: _id, images: _images, ...product }: Product, fields: Partial<Product> = {}) => ({
  ...product,
  ...fields,
});

onDatabase('server', 'writing products', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const create = (fields?: Partial<ProductDraft>) =>
    staff.write<Product>('POST', '/api/products', productDraft(fields));
  const change = (product: Product, fields: Partial<Product>) =>
    staff.write<Product>('PUT', `/api/products/${product.id}`, edited(product, fields));
  const read = (reference: string) => staff.read<Product>(`/api/products/${reference}`);
  const rowOf = async (id: string) => {
    const [row] = await database.db.select().from(products).where(eq(products.id, id));
    if (!row) throw new Error(`no product ${id}`);
    return row;
  };

  test('a new one is answered as it is read, and comes last', async () => {
    const first = await create();
    const draft = productDraft({ name: 'Café Täble “Ø”', price: 19.99 });
    const created = await staff.write<Product>('POST', '/api/products', draft);
    expect(created).toEqual({
      ...draft,
      id: expect.any(String),
      slug: 'cafe-table-o',
      images: [],
      imageIds: [],
      version: 1,
    });
    expect(await read(created.id)).toEqual(created);
    expect(await read('cafe-table-o')).toEqual(created);
    expect((await rowOf(created.id)).position).toBe((await rowOf(first.id)).position + 1);
    expect((await rowOf(created.id)).price).toBe(1999);
  });

  test('a 3D model that is not stored is refused', async () => {
    const model = `/models/${'0'.repeat(24)}.glb`;
    const { status, error } = await staff.send('POST', '/api/products', productDraft({ model }));
    expect({ status, fields: error.fields }).toMatchObject({
      status: 400,
      fields: [{ path: 'model', message: expect.stringContaining('3D model') }],
    });
  });

  test('a name without Latin letters gets its address from the code', async () => {
    const { slug, sku } = await create({ name: 'مكتب' });
    expect(slug).toBe(sku.toLowerCase());
  });

  test('the same name again gets the next free address', async () => {
    const slugs = [];
    for (let time = 0; time < 12; time += 1) slugs.push((await create({ name: 'Twin Desk' })).slug);
    expect(slugs).toEqual([
      'twin-desk',
      ...Array.from({ length: 11 }, (_, index) => `twin-desk-${index + 2}`),
    ]);
  });

  test('a change is seen by the next reader', async () => {
    const created = await create();
    const changed = await change(created, { price: 10, category: 'storage', subcategory: null });
    expect(changed).toEqual({
      ...created,
      price: 10,
      category: 'storage',
      subcategory: null,
      version: created.version + 1,
    });
    expect(await read(created.slug)).toEqual(changed);
  });

  describe('addresses', () => {
    test('an old one keeps redirecting to the product, and is never given to another', async () => {
      const first = await create({ slug: 'first-address' });
      const second = await change(first, { slug: 'second-address' });
      expect(await read('first-address')).toEqual(second);
      const { status, error } = await staff.send(
        'POST',
        '/api/products',
        productDraft({ slug: 'first-address' }),
      );
      expect({ status, fields: error.fields }).toMatchObject({
        status: 400,
        fields: [{ path: 'slug', code: 'taken' }],
      });
      expect((await create({ name: 'First address' })).slug).toBe('first-address-2');
    });

    test('a product may return to an address it had', async () => {
      const first = await create({ slug: 'home-address' });
      const away = await change(first, { slug: 'away-address' });
      const home = await change(away, { slug: 'home-address' });
      expect(await read('away-address')).toEqual(home);
      const former = await database.db
        .select({ slug: formerProductSlugs.slug })
        .from(formerProductSlugs)
        .where(eq(formerProductSlugs.productId, first.id));
      expect(former).toEqual([{ slug: 'away-address' }]);
    });

    test('a change without one keeps it, even when the name changes', async () => {
      const created = await create({ name: 'Old name' });
      const { slug: _slug, ...rest } = edited(created, { name: 'New name' });
      expect(await staff.write('PUT', `/api/products/${created.id}`, rest)).toMatchObject({
        slug: 'old-name',
      });
    });
  });

  test('deleting hides it, keeps its row and its address', async () => {
    const created = await create({ slug: 'to-be-deleted' });
    expect(await staff.write('DELETE', `/api/products/${created.id}`)).toEqual({ id: created.id });
    expect(await staff.statusOf('/api/products/to-be-deleted')).toBe(404);
    expect(await rowOf(created.id)).toMatchObject({ deletedAt: testNow, updatedAt: testNow, version: 2 });
    expect(await staff.send('DELETE', `/api/products/${created.id}`)).toMatchObject({ status: 404 });
    expect(await staff.send('PUT', `/api/products/${created.id}`, edited(created))).toMatchObject({
      status: 404,
    });
    expect((await create({ name: 'To be deleted' })).slug).toBe('to-be-deleted-2');
    expect(await staff.send('POST', '/api/products', productDraft({ sku: created.sku }))).toMatchObject({
      status: 400,
      error: { fields: [{ path: 'sku', code: 'taken' }] },
    });
  });

  describe('a change that is based on an old version', () => {
    test('is refused, writes nothing, and says what changed', async () => {
      const created = await create();
      const latest = await change(await change(created, { price: 5 }), { stock: 9, brand: 'Other' });
      const { status, error } = await staff.send(
        'PUT',
        `/api/products/${created.id}`,
        edited(created, { name: 'Mine' }),
      );
      expect(status).toBe(409);
      expect(error.code).toBe('stale_version');
      expect(error.conflict?.version).toBe(3);
      expect(error.conflict?.changed.toSorted()).toEqual(['brand', 'price', 'stock']);
      expect(error.conflict?.current).toEqual(latest);
      expect(await read(created.id)).toEqual(latest);
      expect(await staff.send('DELETE', `/api/products/${created.id}?version=2`)).toMatchObject({
        status: 409,
        error: { conflict: { version: 3, changed: expect.arrayContaining(['brand', 'stock']) } },
      });
      expect(await staff.write('DELETE', `/api/products/${created.id}?version=3`)).toEqual({
        id: created.id,
      });
    });

    test("is compared with the caller's values when the history lacks that version", async () => {
      const created = await create();
      await forgetHistory(database.db, eq(auditLog.entityId, created.id));
      await database.db.update(products).set({ version: 7 }).where(eq(products.id, created.id));
      const wanted = edited(created, { price: 3 });
      const { error } = await staff.send('PUT', `/api/products/${created.id}`, wanted);
      expect(error.conflict).toMatchObject({ version: 7, changed: ['price'] });
    });
  });

  test('of ten changes of the same version at the same time exactly one is written', async () => {
    const created = await create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        staff.send<Product>('PUT', `/api/products/${created.id}`, edited(created, { price: index + 1 })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.find(({ status }) => status === 200)?.data;
    expect(await read(created.id)).toEqual(winner);
    for (const { error } of answers.filter(({ status }) => status === 409)) {
      expect(error.conflict).toMatchObject({ version: 2, changed: ['price'], current: winner });
    }
  });

  test('twenty products of the same name at the same time have twenty addresses and places', async () => {
    const created = await Promise.all(Array.from({ length: 20 }, () => create({ name: 'Rush desk' })));
    expect(new Set(created.map(({ slug }) => slug)).size).toBe(20);
    const rows = await Promise.all(created.map(({ id }) => rowOf(id)));
    expect(new Set(rows.map(({ position }) => position)).size).toBe(20);
  });

  test('of two concurrent ones with the same slug one gets a conflict', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => staff.send('POST', '/api/products', productDraft({ slug: 'contested' }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  test.each([
    ['an unknown category', { category: 'boats', subcategory: null }, 'category invalid'],
    ['a subcategory of elsewhere', { category: 'storage' }, 'subcategory invalid'],
    ['an unknown subcategory', { subcategory: 'rowing-boats' }, 'subcategory invalid'],
    ['a price finer than a dirham', { price: 1.005 }, 'price invalid'],
    ['a negative stock', { stock: -1 }, 'stock too_small'],
    ['an address with spaces', { slug: 'A desk' }, 'slug invalid'],
    ['more specifications in English', { specifications: [] }, 'translations.ar.specifications invalid'],
  ])('%s is refused, on creating and on changing', async (_case, fields, expected) => {
    const [path, code] = expected.split(' ');
    const counted = await database.db.$count(products);
    const created = await staff.send('POST', '/api/products', productDraft(fields));
    expect(created).toMatchObject({ status: 400, error: { fields: [{ path, code }] } });
    expect(await database.db.$count(products)).toBe(counted);
    const existing = await create();
    const changed = await staff.send('PUT', `/api/products/${existing.id}`, edited(existing, fields));
    expect(changed).toMatchObject({ status: 400, error: { fields: [{ path, code }] } });
    expect(await read(existing.id)).toEqual(existing);
  });

  test("all conflicts and unknown references are in one response, in the caller's language", async () => {
    const { slug, sku } = await create({ slug: 'taken-address' });
    const { error } = await staff.send(
      'POST',
      '/api/products',
      productDraft({ slug, sku, category: 'boats' }),
      { 'Accept-Language': 'ar' },
    );
    expect(error.fields.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'slug taken',
      'sku taken',
      'category invalid',
    ]);
    for (const { message } of error.fields) expect(message).toMatch(/\p{Script=Arabic}/u);
  });

  test('a change without a version wins, and one of what does not exist is refused', async () => {
    const created = await create();
    const { version: _version, ...unversioned } = edited(created, { price: 3 });
    await change(created, { price: 2 });
    expect(await staff.send('PUT', `/api/products/${created.id}`, unversioned)).toMatchObject({
      status: 200,
      data: { price: 3, version: 3 },
    });
    for (const id of ['00000000-0000-4000-8000-000000000000', created.slug]) {
      expect(await staff.send('PUT', `/api/products/${id}`, edited(created))).toMatchObject({ status: 404 });
      expect(await staff.send('DELETE', `/api/products/${id}`)).toMatchObject({ status: 404 });
    }
  });

  test('the history, the stock and the version of the contents follow each change', async () => {
    const contents = async () => (await database.db.select().from(contentVersion))[0]?.version ?? 0;
    const before = await contents();
    const created = await create({ stock: 4 });
    const changed = await change(created, { stock: 1 });
    await change(changed, { price: 2 });
    await staff.write('DELETE', `/api/products/${created.id}`);
    expect(await contents()).toBe(before + 4);
    const history = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, created.id))
      .orderBy(auditLog.id);
    expect(history.map(({ actor, action, entity }) => ({ actor, action, entity }))).toEqual(
      ['create', 'update', 'update', 'delete'].map((verb) => ({
        actor: 'admin',
        action: `${verb}-product`,
        entity: 'product',
      })),
    );
    expect(history[1]).toMatchObject({ before: created, after: changed, createdAt: testNow });
    const movements = await database.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, created.id))
      .orderBy(stockMovements.id);
    expect(movements).toMatchObject([
      { change: 4, stockAfter: 4, reason: 'import', actor: 'admin' },
      { change: -3, stockAfter: 1, reason: 'count', actor: 'admin' },
    ]);
  });
});
