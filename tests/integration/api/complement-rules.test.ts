import { beforeAll, expect, test } from 'vitest';
import type { ComplementRule } from '#domain/catalogue/complements/complement-rule.ts';
import { onDatabase } from '../../support/databases.ts';
import { type StaffCalls, staffCalls } from '../../support/staff-calls.ts';

interface Rules {
  readonly rules: readonly ComplementRule[];
  readonly products: readonly { readonly id: string; readonly sku: string }[];
}
type Found = readonly {
  readonly rule: { readonly name: string };
  readonly quantity: number;
  readonly products: readonly { readonly sku: string }[];
}[];

const draft = {
  name: 'Stools of high tables',
  heading: { en: 'Stools', ar: 'كراسي مرتفعة' },
  source: {
    places: ['bar-tables'],
    needsAssembly: false,
    conditions: [{ attribute: 'shape', comparison: 'equal', value: 'round' }],
  },
  target: { places: ['stools'], productIds: [], comparisons: [] },
  quantityFrom: 'seats',
  isCounted: false,
  isActive: true,
};

onDatabase('server', 'rules for what goes with what', 'catalogue', (database) => {
  let staff: StaffCalls;

  beforeAll(async () => {
    staff = await staffCalls(database);
  });

  const listed = async () => (await staff.readForStaff<Rules>('/api/complement-rules')).data;
  const complementsOf = async (slug: string) => {
    const { id } = await staff.read<{ id: string }>(`/api/products/${slug}`);
    return (await staff.readForStaff<Found>(`/api/products/${id}/complements`)).data;
  };

  test('a new shop has rules, and a monitor gets an arm that carries it', async () => {
    expect((await listed()).rules.length).toBeGreaterThan(10);
    const found = await complementsOf('noor-monitor-27-qhd-usb-c');
    expect(found[0]?.rule.name).toBe('Monitor: arm that carries it');
    expect(found[0]?.products.length).toBeGreaterThan(0);
    expect(await complementsOf('noor-ultrawide-monitor-34-curved')).toEqual([]);
  });

  test('staff add, change, reorder and delete a rule; a stale version is refused', async () => {
    const rule = await staff.write<ComplementRule>('POST', '/api/complement-rules', draft);
    const before = (await listed()).rules;
    expect(before.at(-1)).toEqual(rule);

    const order = [rule, ...before.filter(({ id }) => id !== rule.id)].map(({ id, version }) => ({
      id,
      version,
    }));
    await staff.write('PUT', '/api/complement-rule-order', { rules: order });
    const moved = (await listed()).rules[0];
    expect(moved?.id).toBe(rule.id);
    expect((await complementsOf('sadu-round-high-table-70-white'))[0]).toMatchObject({
      rule: { name: draft.name },
      quantity: 4,
    });
    // The condition on the shape.
    const others = await complementsOf('sadu-high-table-180-oak');
    expect(others.map((found) => found.rule.name)).not.toContain(draft.name);

    const path = `/api/complement-rules/${rule.id}`;
    const late = await staff.send('PUT', path, { ...draft, isActive: false, version: rule.version });
    expect(late.error.code).toBe('stale_version');
    const changed = await staff.write<ComplementRule>('PUT', path, {
      ...draft,
      isActive: false,
      version: moved?.version,
    });
    expect(changed.version).toBe(Number(moved?.version) + 1);
    const first = (await complementsOf('sadu-round-high-table-70-white'))[0];
    expect(first?.rule.name).toBe('High table: stools');

    await staff.write('DELETE', `${path}?version=${changed.version}`);
    expect((await listed()).rules.map(({ id }) => id)).not.toContain(rule.id);
    const log = await staff.readForStaff<{ action: string }[]>('/api/activity?entity=complement-rule');
    expect(log.data.slice(0, 3).map(({ action }) => action)).toEqual([
      'delete-complement-rule',
      'update-complement-rule',
      'create-complement-rule',
    ]);
  });

  test('a rule names products, which come first', async () => {
    const lamp = await staff.read<{ id: string; sku: string }>('/api/products/lawh-bar-led-desk-lamp-black');
    const target = { ...draft.target, productIds: [lamp.id] };
    const rule = await staff.write<ComplementRule>('POST', '/api/complement-rules', {
      ...draft,
      source: { ...draft.source, places: ['lockers'], conditions: [] },
      target,
    });
    const found = await complementsOf('khazna-locker-6-door-blue');
    expect(found.at(-1)?.products[0]?.sku).toBe(lamp.sku);
    expect((await listed()).products).toContainEqual(expect.objectContaining({ id: lamp.id, sku: lamp.sku }));
    await staff.write('DELETE', `/api/complement-rules/${rule.id}`);
  });

  test('categories and attributes that do not exist are refused beside their fields', async () => {
    const refused = await staff.send('POST', '/api/complement-rules', {
      ...draft,
      source: {
        ...draft.source,
        places: ['no-such-place'],
        conditions: [{ ...draft.source.conditions[0], attribute: 'nothing' }],
      },
      target: { places: [], productIds: [], comparisons: [] },
      quantityFrom: 'nothing',
    });
    expect(refused.error.fields.map(({ path }) => path)).toEqual([
      'source.places.0',
      'source.conditions.0.attribute',
      'quantityFrom',
      'target.places',
    ]);
  });
});
