import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#database/schema/audit-log.ts';
import { categories, products, subcategories } from '#database/schema/catalogue.ts';
import { contentVersion } from '#database/schema/content-version.ts';
import type { CategoryBody } from '#domain/catalogue/categories/category-body.ts';
import { categoryBody, productDraft, subcategoryBody } from '../../support/catalogue-bodies.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

type Subcategory = CategoryBody['subcategories'][number] & { id: string; slug: string };
type Category = Omit<CategoryBody, 'subcategories'> & {
  id: string;
  slug: string;
  image: string | null;
  subcategories: Subcategory[];
  version: number;
};

/** What is sent back after editing what was read. */
const edited = ({ id: _id, image: _image, ...category }: Category, fields: Partial<CategoryBody> = {}) => ({
  ...category,
  ...fields,
});

onDatabase('server', 'writing categories', 'settings', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const create = (name: string, fields?: Partial<CategoryBody>) =>
    staff.write<Category>('POST', '/api/categories', categoryBody(name, fields));
  const change = (category: Category, fields: Partial<CategoryBody>, query = '') =>
    staff.write<Category>('PUT', `/api/categories/${category.id}${query}`, edited(category, fields));
  const all = () => staff.read<Category[]>('/api/categories');
  const read = async (id: string) => (await all()).find((category) => category.id === id);
  const addProduct = (category: Category, subcategory: Subcategory | undefined) =>
    staff.write<{ id: string; slug: string; version: number }>(
      'POST',
      '/api/products',
      productDraft({ category: category.slug, subcategory: subcategory?.slug ?? null }),
    );
  const placeOf = async (id: string) => {
    const [place] = await database.db
      .select({ category: categories.slug, subcategory: subcategories.slug, version: products.version })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
      .where(eq(products.id, id));
    return place;
  };

  describe('a deleted one comes back', () => {
    test('with its id, slug, subcategories and position, and with the products that were not moved again', async () => {
      const created = await create('Garden seats', {
        subcategories: [subcategoryBody('Garden benches'), subcategoryBody('Garden swings')],
      });
      const [benches] = created.subcategories;
      const stays = await addProduct(created, benches);
      const movedOn = await addProduct(created, undefined);
      const before = (await all()).map(({ id }) => id);
      await staff.write('DELETE', `/api/categories/${created.id}?moveProductsTo=storage`);
      await database.db
        .update(products)
        .set({ categoryId: (await all()).find(({ slug }) => slug === 'desks')?.id ?? '' })
        .where(eq(products.id, movedOn.id));

      const restored = await staff.write<Category>('POST', `/api/categories/${created.id}/restore`);
      expect(restored).toEqual({ ...created, version: created.version + 1 });
      expect(await read(created.id)).toEqual(restored);
      expect((await all()).map(({ id }) => id)).toEqual(before);
      expect(await placeOf(stays.id)).toMatchObject({
        category: created.slug,
        subcategory: benches?.slug,
        version: stays.version + 2,
      });
      expect(await placeOf(movedOn.id)).toMatchObject({ category: 'desks' });
      const again = await staff.send('POST', `/api/categories/${created.id}/restore`);
      expect(again).toMatchObject({ status: 404, error: { code: 'not_found' } });
    });

    test('unless its name is in use meanwhile', async () => {
      const created = await create('Seasonal chairs');
      await staff.write('DELETE', `/api/categories/${created.id}`);
      await create('Seasonal chairs');
      const refused = await staff.send('POST', `/api/categories/${created.id}/restore`);
      expect(refused.status).toBe(400);
      expect(refused.error.fields).toContainEqual(expect.objectContaining({ path: 'name', code: 'taken' }));
    });
  });

  test('a new one is answered as it is read, and comes last in its department', async () => {
    const created = await create('Lamps & lights', {
      subcategories: [
        subcategoryBody('Floor lamps'),
        subcategoryBody('مصابيح'),
        subcategoryBody('Floor-lamps'),
      ],
    });
    expect(created).toEqual({
      ...categoryBody('Lamps & lights'),
      id: expect.any(String),
      slug: 'lamps-lights',
      image: null,
      imageId: null,
      version: 1,
      subcategories: [
        { ...subcategoryBody('Floor lamps'), id: expect.any(String), slug: 'floor-lamps' },
        { ...subcategoryBody('مصابيح'), id: expect.any(String), slug: 'subcategory' },
        { ...subcategoryBody('Floor-lamps'), id: expect.any(String), slug: 'floor-lamps-2' },
      ],
    });
    const ofDepartment = (await all()).filter(({ department }) => department === 'furniture');
    expect(ofDepartment.at(-1)).toEqual(created);
  });

  test('a new address is free in the whole tree', async () => {
    const { slug, subcategories: parts } = await create('Executive desks', {
      subcategories: [subcategoryBody('Desks')],
    });
    expect({ slug, part: parts[0]?.slug }).toEqual({ slug: 'executive-desks-2', part: 'desks-2' });
  });

  test('a change keeps, changes, adds, removes and orders subcategories', async () => {
    const created = await create('Rugs', {
      subcategories: ['Round', 'Square', 'Long'].map((name) => subcategoryBody(name)),
    });
    const [round, square, long] = created.subcategories as [Subcategory, Subcategory, Subcategory];
    const changed = await change(created, {
      name: 'Rugs and mats',
      department: 'services',
      subcategories: [long, subcategoryBody('Door mats'), { ...round, name: 'Oval' }],
    });
    expect(changed).toEqual({
      ...created,
      name: 'Rugs and mats',
      department: 'services',
      version: 2,
      subcategories: [
        long,
        { ...subcategoryBody('Door mats'), id: expect.any(String), slug: 'door-mats' },
        { ...round, name: 'Oval' },
      ],
    });
    expect((await all()).at(-1)).toEqual(changed);
    expect(JSON.stringify(changed)).not.toContain(square.id);
  });

  test('subcategories may exchange their names and addresses', async () => {
    const created = await create('Swaps', {
      subcategories: ['One', 'Two'].map((name) => subcategoryBody(name)),
    });
    const [one, two] = created.subcategories as [Subcategory, Subcategory];
    const swapped = [
      { ...one, name: two.name, slug: two.slug },
      { ...two, name: one.name, slug: one.slug },
    ];
    expect((await change(created, { subcategories: swapped })).subcategories).toEqual(swapped);
  });

  test('a stale change is refused, and says what changed', async () => {
    const created = await create('Plants', { subcategories: [subcategoryBody('Palms')] });
    const latest = await change(created, { description: 'Green', subcategories: [] });
    const { status, error } = await staff.send(
      'PUT',
      `/api/categories/${created.id}`,
      edited(created, { name: 'Mine' }),
    );
    expect(status).toBe(409);
    expect(error.code).toBe('stale_version');
    expect(error.conflict?.changed.toSorted()).toEqual(['description', 'subcategories']);
    expect(error.conflict?.current).toEqual(latest);
    expect(await staff.send('DELETE', `/api/categories/${created.id}?version=1`)).toMatchObject({
      status: 409,
    });
    expect(await read(created.id)).toEqual(latest);
  });

  test('of ten changes of the same version at the same time exactly one is written', async () => {
    const created = await create('Contested');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        staff.send('PUT', `/api/categories/${created.id}`, edited(created, { description: `Try ${index}` })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  test('of twenty concurrent ones with the same name one is created, the others get a conflict', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => staff.send('POST', '/api/categories', categoryBody('Rush'))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(400)]);
    for (const { error } of answers.filter(({ status }) => status === 400)) {
      expect(error.fields.map(({ path, code }) => `${path} ${code}`)).toEqual([
        'name taken',
        'translations.ar.name taken',
      ]);
    }
  });

  describe('products of what goes', () => {
    test('block the deletion of a category until a target is given', async () => {
      const created = await create('Held', { subcategories: [subcategoryBody('Held part')] });
      const [part] = created.subcategories;
      const shown = await addProduct(created, part);
      const deleted = await addProduct(created, undefined);
      await staff.write('DELETE', `/api/products/${deleted.id}`);
      const path = `/api/categories/${created.id}`;
      expect(await staff.send('DELETE', path, undefined, { 'Accept-Language': 'ar' })).toMatchObject({
        status: 409,
        error: { code: 'still_in_use', message: expect.stringMatching(/\p{Script=Arabic}/u) },
      });
      for (const target of ['nowhere', created.slug, part?.slug]) {
        expect(await staff.send('DELETE', `${path}?moveProductsTo=${target}`), target).toMatchObject({
          status: 400,
          error: { fields: [{ path: 'moveProductsTo', code: 'invalid' }] },
        });
      }
      expect(await read(created.id)).toEqual(created);
      expect(await staff.write('DELETE', `${path}?moveProductsTo=executive-desks`)).toEqual({
        id: created.id,
      });
      const place = { category: 'desks', subcategory: 'executive-desks' };
      expect(await placeOf(shown.id)).toEqual({ ...place, version: 2 });
      expect(await placeOf(deleted.id)).toEqual({ ...place, version: 3 });
      expect(await staff.read(`/api/products/${shown.id}`)).toMatchObject({ ...place, version: 2 });
      expect(await read(created.id)).toBeUndefined();
    });

    test('go to a whole category when that is the target', async () => {
      const created = await create('Dissolved', { subcategories: [subcategoryBody('Dissolved part')] });
      const product = await addProduct(created, created.subcategories[0]);
      await staff.write('DELETE', `/api/categories/${created.id}?moveProductsTo=storage`);
      expect(await placeOf(product.id)).toEqual({ category: 'storage', subcategory: null, version: 2 });
    });

    test('hold a subcategory back too', async () => {
      const created = await create('Parts', {
        subcategories: ['Going', 'Staying'].map((name) => subcategoryBody(name)),
      });
      const [going, staying] = created.subcategories as [Subcategory, Subcategory];
      const product = await addProduct(created, going);
      const path = `/api/categories/${created.id}`;
      const without = edited(created, { subcategories: [staying] });
      expect(await staff.send('PUT', path, without)).toMatchObject({
        status: 409,
        error: { code: 'still_in_use' },
      });
      expect(await staff.send('PUT', `${path}?moveProductsTo=going`, without)).toMatchObject({ status: 400 });
      expect(await read(created.id)).toEqual(created);
      const changed = await change(created, { subcategories: [staying] }, '?moveProductsTo=staying');
      expect(await placeOf(product.id)).toMatchObject({ category: 'parts', subcategory: 'staying' });
      await change(changed, { subcategories: [] }, '?moveProductsTo=parts');
      expect(await placeOf(product.id)).toMatchObject({ category: 'parts', subcategory: null });
    });

    test('are many, and all go, each with its own history', async () => {
      const created = await create('Crowded', { subcategories: [subcategoryBody('Crowd')] });
      const { id: firstId } = await addProduct(created, created.subcategories[0]);
      const [row] = await database.db.select().from(products).where(eq(products.id, firstId));
      if (!row) throw new Error('no product');
      const { id: _id, ...columns } = row;
      await database.db
        .insert(products)
        .values(
          Array.from({ length: 1100 }, (_, n) => ({ ...columns, slug: `crowd-${n}`, sku: `CROWD-${n}` })),
        );
      const before = (await database.db.select().from(contentVersion))[0]?.version ?? 0;
      await staff.write('DELETE', `/api/categories/${created.id}?moveProductsTo=storage`);
      expect(await database.db.$count(products, eq(products.categoryId, created.id))).toBe(0);
      expect(await database.db.$count(auditLog, eq(auditLog.action, 'move-product'))).toBeGreaterThan(1100);
      expect((await database.db.select().from(contentVersion))[0]?.version).toBe(before + 1);
      const stale = { ...productDraft(), version: 1, category: created.slug, subcategory: null };
      expect(await staff.send('PUT', `/api/products/${firstId}`, stale)).toMatchObject({
        status: 409,
        error: { conflict: { version: 2, changed: expect.arrayContaining(['category', 'subcategory']) } },
      });
    });
  });

  test.each([
    ['an unknown department', { department: 'boats' }, 'department invalid'],
    ['a name that is taken', { name: 'Desks' }, 'name taken'],
    ['an address that is taken', { slug: 'desks' }, 'slug taken'],
    ['an address that a subcategory has', { slug: 'executive-desks' }, 'slug taken'],
    [
      'a subcategory twice',
      { subcategories: [subcategoryBody('Same'), subcategoryBody('Same')] },
      'subcategories.1.name taken',
    ],
    [
      'an address twice',
      { subcategories: [subcategoryBody('X', { slug: 'same' }), subcategoryBody('Y', { slug: 'same' })] },
      'subcategories.1.slug taken',
    ],
    [
      'an address of elsewhere',
      { subcategories: [subcategoryBody('X', { slug: 'executive-desks' })] },
      'subcategories.0.slug taken',
    ],
    [
      'a subcategory of elsewhere',
      { subcategories: [subcategoryBody('X', { id: '00000000-0000-4000-8000-000000000000' })] },
      'subcategories.0.id invalid',
    ],
    ['a name of spaces', { name: '  ' }, 'name required'],
  ])('%s is refused, on creating and on changing', async (_case, fields, expected) => {
    const [path, code] = expected.split(' ');
    const refusal = { status: 400, error: { fields: [{ path, code }] } };
    const name = `Refused ${expected} ${_case}`;
    expect(await staff.send('POST', '/api/categories', categoryBody(name, fields))).toMatchObject(refusal);
    const created = await create(name);
    expect(await staff.send('PUT', `/api/categories/${created.id}`, edited(created, fields))).toMatchObject(
      refusal,
    );
    expect(await read(created.id)).toEqual(created);
  });

  test('what does not exist is not found', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'desks']) {
      const body = { ...categoryBody('Nowhere'), version: 1 };
      expect(await staff.send('PUT', `/api/categories/${id}`, body)).toMatchObject({ status: 404 });
      expect(await staff.send('DELETE', `/api/categories/${id}`)).toMatchObject({ status: 404 });
    }
  });

  test('every change is in the history and counts the contents up', async () => {
    const contents = async () => (await database.db.select().from(contentVersion))[0]?.version ?? 0;
    const before = await contents();
    const created = await create('Recorded', { subcategories: [subcategoryBody('Recorded part')] });
    const changed = await change(created, { description: 'Changed' });
    await staff.write('DELETE', `/api/categories/${created.id}?version=2`);
    const history = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, created.id))
      .orderBy(auditLog.id);
    expect(history).toMatchObject([
      { actor: 'admin', action: 'create-category', before: null, after: created },
      { actor: 'admin', action: 'update-category', before: created, after: changed },
      { actor: 'admin', action: 'delete-category', before: changed, after: null },
    ]);
    expect(await contents()).toBe(before + 3);
  });
});
