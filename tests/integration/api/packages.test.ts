import { beforeAll, expect, test } from 'vitest';
import { seedPackages } from '#database/seed/data/packages.ts';
import type { ProductPackage } from '#domain/catalogue/packages/package.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

interface Listed extends ProductPackage {
  readonly price: number;
  readonly inStock: number;
  readonly parts: readonly { readonly productId: string; readonly sku: string; readonly state: string }[];
}
interface Part {
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly stock: number;
}

onDatabase('server', 'packages', 'catalogue', (database) => {
  let staff: StaffCalls;
  let chair: Part;
  let lamp: Part;

  beforeAll(async () => {
    staff = await staffCalls(database);
    chair = await staff.read<Part>('/api/products/dhow-task-chair-black');
    lamp = await staff.read<Part>('/api/products/lawh-bar-led-desk-lamp-black');
  });

  const listed = async () => (await staff.readForStaff<readonly Listed[]>('/api/staff/packages')).data;
  const find = async (id: string) => (await listed()).find((one) => one.id === id);
  const draft = (slug: string) => ({
    slug,
    name: { en: `Test ${slug}`, ar: 'باقة للتجربة' },
    summary: { en: 'Chairs and a lamp.', ar: 'كراسٍ ومصباح.' },
    lines: [
      { productId: lamp.id, quantity: 1 },
      { productId: chair.id, quantity: 4 },
    ],
    isActive: true,
  });

  test('a new shop has packages, whose price is the sum of their parts', async () => {
    const all = await listed();
    expect(all.map(({ slug }) => slug)).toEqual(seedPackages.map(({ slug }) => slug));
    const team = all.find(({ slug }) => slug === 'bench-for-a-team-of-four');
    expect(team?.price).toBe(2990 + 4 * 449 + 4 * 319 + 4 * 179);
    // Of the bench there are 26; of everything else more than four times as many.
    expect(team?.inStock).toBe(26);
  });

  test('visitors read those that are active, with the parts that are sold', async () => {
    const read = () =>
      staff.read<
        { slug: string; price: number; isComplete: boolean; parts: { sku: string; family: string }[] }[]
      >('/api/packages');
    const team = async () => (await read()).find(({ slug }) => slug === 'bench-for-a-team-of-four');
    expect(await team()).toMatchObject({ price: 6778, inStock: 26, isComplete: true });
    expect((await team())?.parts[1]).toMatchObject({
      sku: chair.sku,
      family: 'dhow-task-chair',
      quantity: 4,
    });
    await database.pool.query("update products set status = 'draft', preview_key = 'k' where id = $1", [
      chair.id,
    ]);
    expect(await team()).toMatchObject({ inStock: 0, isComplete: false });
    expect(JSON.stringify(await read())).not.toContain(chair.sku);
    await database.pool.query("update products set status = 'live', preview_key = null where id = $1", [
      chair.id,
    ]);
    await database.pool.query(
      "update packages set is_active = false where slug = 'bench-for-a-team-of-four'",
    );
    expect(await team()).toBeUndefined();
    await database.pool.query("update packages set is_active = true where slug = 'bench-for-a-team-of-four'");
  });

  test('staff add, change, reorder and delete a package; a stale version is refused', async () => {
    const made = await staff.write<ProductPackage>('POST', '/api/packages', draft('chairs-and-lamp'));
    expect(made.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [lamp.sku, 1],
      [chair.sku, 4],
    ]);
    expect((await find(made.id))?.price).toBe(lamp.price + 4 * chair.price);

    const all = await listed();
    const order = [all.at(-1), ...all.slice(0, -1)].map((one) => ({ id: one?.id, version: one?.version }));
    await staff.write('PUT', '/api/package-order', { packages: order });
    const moved = (await listed())[0];
    expect(moved?.id).toBe(made.id);

    const { slug: _slug, ...fields } = draft('chairs-and-lamp');
    const path = `/api/packages/${made.id}`;
    const lines = [{ productId: chair.id, quantity: 2 }];
    const late = await staff.send('PUT', path, { ...fields, lines, version: made.version });
    expect(late.error.code).toBe('stale_version');
    const changed = await staff.write<ProductPackage>('PUT', path, {
      ...fields,
      lines,
      isActive: false,
      version: moved?.version,
    });
    expect(changed).toMatchObject({ isActive: false, version: Number(moved?.version) + 1 });
    expect(changed.lines).toEqual([{ productId: chair.id, sku: chair.sku, quantity: 2 }]);

    await staff.write('DELETE', `${path}?version=${changed.version}`);
    expect(await find(made.id)).toBeUndefined();
    const log = await staff.readForStaff<{ action: string }[]>('/api/activity?entity=package');
    expect(log.data.map(({ action }) => action)).toEqual([
      'delete-package',
      'update-package',
      'create-package',
    ]);
  });

  test('a part that is sold out, short or no longer sold is said, and none is counted as in stock', async () => {
    const made = await staff.write<ProductPackage>('POST', '/api/packages', draft('scarce'));
    const statesAfter = async (change: string) => {
      await database.pool.query(`update products set ${change} where id = $1`, [chair.id]);
      const one = await find(made.id);
      return [one?.inStock, one?.price, one?.parts.map(({ state }) => state)];
    };
    const whole = lamp.price + 4 * chair.price;
    expect(await statesAfter('stock = 9')).toEqual([2, whole, ['available', 'available']]);
    expect(await statesAfter('stock = 3')).toEqual([0, whole, ['available', 'short']]);
    expect(await statesAfter('stock = 0')).toEqual([0, whole, ['available', 'out_of_stock']]);
    expect(await statesAfter("status = 'discontinued', stock = 9")).toEqual([
      0,
      lamp.price,
      ['available', 'not_sold'],
    ]);
    expect(await statesAfter("status = 'live', deleted_at = now()")).toEqual([
      0,
      lamp.price,
      ['available', 'not_sold'],
    ]);
    await database.pool.query('update products set deleted_at = null, stock = 310 where id = $1', [chair.id]);
    await staff.write('DELETE', `/api/packages/${made.id}`);
  });

  test('an address that is taken, and a product that does not exist or comes twice, are refused beside their fields', async () => {
    const unknown = { productId: '00000000-0000-4000-8000-000000000000', quantity: 1 };
    const refused = await staff.send('POST', '/api/packages', {
      ...draft('home-office'),
      lines: [{ productId: chair.id, quantity: 1 }, unknown],
    });
    expect(refused.error.fields.map(({ path }) => path)).toEqual(['slug', 'lines.1.productId']);
    const twice = await staff.send('POST', '/api/packages', {
      ...draft('twice'),
      lines: [
        { productId: chair.id, quantity: 1 },
        { productId: chair.id, quantity: 2 },
      ],
    });
    expect(twice.error.fields.map(({ path }) => path)).toEqual(['lines']);
    const none = await staff.send('POST', '/api/packages', { ...draft('nothing'), lines: [] });
    expect(none.error.fields.map(({ path }) => path)).toEqual(['lines']);
  });
});
