import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openImageStore } from '#images/image-store.ts';
import { openFolderStore } from '#storage/folder-store.ts';
import { buildTestApp } from '../../support/app.ts';
import { eachDatabase } from '../../support/databases.ts';
import { orderOf } from '../../support/orders.ts';
import { quoteFor } from '../../support/quotes.ts';
import { signInForTest } from '../../support/staff-session.ts';

interface Answer {
  readonly success: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a client that knows the specification and no types of ours
  readonly data: any;
  readonly meta?: { readonly lastWriteWins?: boolean };
  readonly error?: { readonly code: string; readonly fields: readonly { path: string; code: string }[] };
}

/** A client written from the specification alone: its paths, its fields, nothing that the shop adds. */
eachDatabase('a client of the specification', 'catalogue', (database) => {
  let folder: string;
  let call: (method: string, path: string, body?: unknown) => Promise<Answer & { status: number }>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'specification-'));
    const app = buildTestApp({ database, images: openImageStore(openFolderStore(folder)) });
    const session = await signInForTest(database.db);
    call = async (method, path, body) => {
      const response = await app.request(path, {
        method,
        headers: { ...session, 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, ...((await response.json()) as Answer) };
    };
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const done = async (method: string, path: string, body?: unknown) => {
    const answer = await call(method, path, body);
    expect(answer.error, `${method} ${path}`).toBeUndefined();
    return answer;
  };
  const picture = async (background: string) => {
    const canvas = sharp({ create: { width: 400, height: 300, channels: 3, background } });
    return `data:image/png;base64,${(await canvas.png().toBuffer()).toString('base64')}`;
  };
  const category = (name: string, fields: object = {}) => ({
    name,
    description: `All of ${name}`,
    image: null,
    subcategories: [{ name: `${name} for two`, description: 'Two people' }],
    ...fields,
  });
  const product = (name: string, fields: object = {}) => ({
    name,
    shortDescription: 'As the specification describes it',
    category: 'Desks',
    subcategory: 'Executive desks',
    price: 1250,
    stock: 7,
    images: [],
    isFeatured: false,
    isNewArrival: true,
    isBestSeller: false,
    ...fields,
  });
  const categoryById = async (id: string) =>
    (await done('GET', '/api/categories')).data.find((one: { id: string }) => one.id === id);

  describe('categories', () => {
    // Specification 7.06
    test('are created, read, changed and deleted with the specified fields', async () => {
      const body = category('Garden furniture', { image: await picture('#0a5') });
      const { status, data: created } = await done('POST', '/api/categories', body);
      expect(status).toBe(201);
      expect(created).toMatchObject({
        name: 'Garden furniture',
        description: 'All of Garden furniture',
        image: expect.stringMatching(/^\/images\/categories\//),
        subcategories: [{ name: 'Garden furniture for two', description: 'Two people' }],
      });
      expect(await categoryById(created.id)).toEqual(created);
      const [part] = created.subcategories;
      const changed = await done('PUT', `/api/categories/${created.id}`, {
        ...category('Outdoor furniture', { image: created.image }),
        subcategories: [
          { id: part.id, name: 'Benches', description: '' },
          { name: 'Swings', description: '' },
        ],
      });
      expect(changed.meta).toEqual({ lastWriteWins: true });
      expect(changed.data).toMatchObject({
        name: 'Outdoor furniture',
        image: created.image,
        subcategories: [
          { id: part.id, name: 'Benches' },
          { id: expect.any(String), name: 'Swings' },
        ],
      });
      await done('DELETE', `/api/categories/${created.id}`);
      expect(await categoryById(created.id)).toBeUndefined();
    });

    test('keep their subcategories by name when the client knows no ids', async () => {
      const { data: created } = await done('POST', '/api/categories', category('Sheds'));
      const { data: changed } = await done('PUT', `/api/categories/${created.id}`, category('Sheds'));
      expect(changed.subcategories[0].id).toBe(created.subcategories[0].id);
    });

    test('are sent back as they were read, and nothing changes', async () => {
      for (const read of (await done('GET', '/api/categories')).data) {
        const { data, meta } = await done('PUT', `/api/categories/${read.id}`, read);
        expect(data).toEqual(read);
        expect(meta).toEqual({ lastWriteWins: false });
      }
    });

    test('without Arabic are shown in English, and listed as to be translated', async () => {
      const { data: created } = await done('POST', '/api/categories', category('Untranslated'));
      expect(created.translations.ar).toEqual({ name: '', description: '' });
      const { data } = await done('GET', '/api/staff/categories');
      const lacking = data.categories.filter((one: { lacksArabic: boolean }) => one.lacksArabic);
      expect(lacking.map((one: { name: string }) => one.name)).toContain('Untranslated');
      const { data: translated } = await done('PUT', `/api/categories/${created.id}`, {
        ...created,
        translations: { ar: { name: 'مترجمة', description: 'وصف' } },
        subcategories: [
          { ...created.subcategories[0], translations: { ar: { name: 'جزء', description: 'وصف' } } },
        ],
      });
      expect(translated.translations.ar.name).toBe('مترجمة');
      const after = await done('GET', '/api/staff/categories');
      expect(after.data.categories.find((one: { id: string }) => one.id === created.id).lacksArabic).toBe(
        false,
      );
    });
  });

  describe('products', () => {
    // Specification 3.01
    test('are created, read, found, changed and deleted with the specified fields', async () => {
      const body = product('Folding table', { images: [await picture('#05a')] });
      const { status, data: created } = await done('POST', '/api/products', body);
      expect(status).toBe(201);
      expect(created).toMatchObject({
        ...body,
        slug: 'folding-table',
        category: 'desks',
        subcategory: 'executive-desks',
        images: [expect.stringMatching(/^\/images\/products\//)],
      });
      expect((await done('GET', `/api/products/${created.id}`)).data).toEqual(created);
      const found = await done('GET', '/api/products/search/folding%20table');
      expect(found.data.map((one: { id: string }) => one.id)).toContain(created.id);
      const { data: changed, meta } = await done('PUT', `/api/products/${created.id}`, {
        ...product('Folding table, grey'),
        slug: 'folding-table-grey',
        images: created.images,
        stock: 3,
      });
      expect(meta).toEqual({ lastWriteWins: true });
      expect(changed).toMatchObject({ slug: 'folding-table-grey', images: created.images, stock: 3 });
      await done('DELETE', `/api/products/${created.id}`);
      expect((await call('GET', `/api/products/${created.id}`)).status).toBe(404);
    });

    test('of the seed are sent back as they were read, and nothing changes', async () => {
      const { data: list } = await done('GET', '/api/products');
      for (const { id } of list.slice(0, 12)) {
        const { data: read } = await done('GET', `/api/products/${id}`);
        expect((await done('PUT', `/api/products/${id}`, read)).data).toEqual(read);
      }
      const [listed] = list;
      const { data: whole } = await done('GET', `/api/products/${listed.id}`);
      expect((await done('PUT', `/api/products/${listed.id}`, listed)).data).toEqual(whole);
    });

    test('keep what the specification does not name', async () => {
      const { data: list } = await done('GET', '/api/products');
      const { data: before } = await done('GET', `/api/products/${list[1].id}`);
      const { name, shortDescription, category: place, subcategory, price, images } = before;
      const { data: after } = await done('PUT', `/api/products/${before.id}`, {
        ...{ name, shortDescription, category: place, subcategory, images },
        price: price + 1,
      });
      expect(after).toEqual({ ...before, price: price + 1, version: before.version + 1 });
    });

    test.each([
      ['the id', (one: { id: string }) => one.id],
      ['the slug', (one: { slug: string }) => one.slug],
      ['the English name', (one: { name: string }) => one.name],
      ['the Arabic name', (one: { translations: { ar: { name: string } } }) => one.translations.ar.name],
    ])('are placed by %s of category and subcategory', async (_by, reference) => {
      const { data: categories } = await done('GET', '/api/categories');
      const storage = categories.find((one: { slug: string }) => one.slug === 'storage');
      const [part] = storage.subcategories;
      const { data } = await done(
        'POST',
        '/api/products',
        product('Placed', { category: reference(storage), subcategory: reference(part) }),
      );
      expect(data).toMatchObject({ category: 'storage', subcategory: part.slug });
    });

    test('take pictures by id, address, data URL and answer of an upload', async () => {
      const { data: first } = await done(
        'POST',
        '/api/products',
        product('Pictured', { images: [await picture('#a05'), await picture('#50a')] }),
      );
      const [address, other] = first.images;
      const [id] = first.imageIds;
      for (const images of [
        [other, address],
        [first.imageIds[1], id],
        [{ id: first.imageIds[1] }, `http://shop.test${address}`],
        [{ success: true, data: { id: first.imageIds[1] } }, id],
      ]) {
        const { data } = await done('POST', '/api/products', product('Pictured too', { images }));
        expect(data.images).toEqual([other, address]);
      }
      const reordered = { ...first, images: [other, address] };
      expect((await done('PUT', `/api/products/${first.id}`, reordered)).data.imageIds).toEqual(
        first.imageIds.toReversed(),
      );
    });

    test.each([
      [{ images: ['/images/products/000000000000000000000000-1200.webp'] }, 'images.0', 'invalid'],
      [{ images: ['https://elsewhere.example/x.jpg'] }, 'images.0', 'invalid'],
      [{ category: 'No such category' }, 'category', 'invalid'],
      [{ subcategory: 'Sofas for one' }, 'subcategory', 'invalid'],
      [{ price: 'much' }, 'price', 'invalid'],
      [{ name: '' }, 'name', 'required'],
    ])('with %j are refused beside the field', async (fields, path, code) => {
      const { status, error } = await call('POST', '/api/products', product('Refused', fields));
      expect(status).toBe(400);
      expect(error?.fields).toContainEqual(expect.objectContaining({ path, code }));
    });

    test.each(['data:text/plain;base64,aGk=', 'data:image/png;base64,aGk=', 'data:image/png,hi'])(
      'refuse the picture %s',
      async (image) => {
        const { status, error } = await call(
          'POST',
          '/api/products',
          product('Refused', { images: [image] }),
        );
        expect({ status, code: error?.code }).toEqual({ status: 415, code: 'invalid_image_type' });
      },
    );

    test('refuse another id, and a stale version', async () => {
      const { data: created } = await done('POST', '/api/products', product('Versioned'));
      const path = `/api/products/${created.id}`;
      const otherId = await call('PUT', path, { ...created, id: '00000000-0000-4000-8000-000000000000' });
      expect(otherId.status).toBe(400);
      expect(otherId.error?.fields).toMatchObject([{ path: 'id', code: 'read_only' }]);
      await done('PUT', path, { ...created, price: 1 });
      expect(await call('PUT', path, { ...created, price: 2 })).toMatchObject({
        status: 409,
        error: { code: 'stale_version' },
      });
    });
  });

  test('testimonials are created, sent back, toggled with and without a body, and deleted', async () => {
    const texts = { author: 'Noor', role: 'Buyer', company: 'Gulf Trading', text: 'Good chairs.' };
    const { data: created } = await done('POST', '/api/testimonials', {
      ...texts,
      rating: 5,
      isActive: true,
      translations: { ar: { author: 'نور', role: 'مشترية', company: 'الخليج للتجارة', text: 'كراسٍ جيدة.' } },
    });
    const path = `/api/testimonials/${created.id}`;
    const { data: all } = await done('GET', '/api/testimonials');
    const read = all.find((one: { id: string }) => one.id === created.id);
    expect((await done('PUT', path, read)).data).toEqual(read);
    expect((await done('PATCH', `${path}/toggle`)).data.isActive).toBe(false);
    expect((await done('PATCH', `${path}/toggle`, {})).data.isActive).toBe(true);
    await done('DELETE', path);
  });

  // Specification 7.02
  test('delivery settings, quote, contact, order, code and health answer with success and data', async () => {
    const { data: settings } = await done('GET', '/api/zone-delivery-settings');
    expect(settings.zones.length).toBeGreaterThan(50);
    const { data: sold } = await done('POST', '/api/products', product('Sold'));
    await done('POST', '/api/send-order', orderOf(sold, 1));
    await done('POST', '/api/send-quote', quoteFor([{ productId: sold.id, quantity: 2 }]));
    await done('POST', '/api/send-contact', {
      key: crypto.randomUUID(),
      locale: 'en',
      name: 'Salem',
      phone: '+97455123456',
      email: '',
      subject: 'Chairs',
      text: 'Twelve, please.',
      website: '',
      secondsOnPage: 60,
    });
    const code = await call('POST', '/api/send-otp', {
      to: 'staff@example.qa',
      subject: 'Code',
      html: '<p>123456</p>',
      timestamp: '2026-11-15T09:00:00Z',
    });
    expect(code, 'offered after failed sign-ins only').toMatchObject({
      status: 409,
      error: { code: 'code_not_offered' },
    });
    for (const path of ['/api/health', '/api/db-health'])
      expect((await done('GET', path)).success).toBe(true);
  });
});
