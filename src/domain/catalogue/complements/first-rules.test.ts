import { describe, expect, it } from 'vitest';
import { seedAttributes } from '#database/seed/data/attributes.ts';
import { seedFamilies } from '#database/seed/data/product-families.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import { isBuiltInAttribute } from '#primitives/attributes/attribute-kinds.ts';
import { seededIndex } from '../../../../tests/support/seeded-index.ts';
import type { ComplementRule } from './complement-rule.ts';
import { firstComplementRules } from './seed-complement-rules.server.ts';

const rules: ComplementRule[] = firstComplementRules.map((rule, number) => ({
  ...rule,
  id: String(number),
  version: 1,
}));
const index = seededIndex();
const products = new Map(seedProducts.map((product) => [product.slug, product]));
const limits = { rules: 9, products: 9 };
const complementsOf = (slug: string, given = rules) => index.findComplements(slug, given, limits);
const namesOf = (slug: string) => complementsOf(slug).map(({ rule }) => rule.name);

describe('what goes with the products of the first range', () => {
  it('is found by each rule for some product', () => {
    const used = new Set(seedProducts.flatMap(({ slug }) => namesOf(slug)));
    expect(rules.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
  });

  it('is named by attributes that exist', () => {
    const keys = rules.flatMap(({ source, target, quantityFrom }) => [
      ...source.conditions.map(({ attribute }) => attribute),
      ...target.comparisons.flatMap(({ attribute, sourceAttribute }) => [attribute, sourceAttribute]),
      ...(quantityFrom === null ? [] : [quantityFrom]),
    ]);
    const known = new Set(seedAttributes.map(({ key }) => key));
    expect(keys.filter((key) => !known.has(key) && !isBuiltInAttribute(key))).toEqual([]);
  });

  it('of a monitor is an arm that carries its size and weight, and none for one that is too large', () => {
    const arms = (slug: string) =>
      complementsOf(slug).find(({ rule }) => rule.name.startsWith('Monitor'))?.ids ?? [];
    const monitors = seedProducts.filter(({ category }) => category === 'monitors');
    for (const monitor of monitors) {
      for (const arm of arms(monitor.slug).map((slug) => products.get(slug))) {
        expect(Number(arm?.attributes['screen-size-max']), arm?.slug).toBeGreaterThanOrEqual(
          Number(monitor.attributes['screen-size']),
        );
        expect(Number(arm?.attributes.load), arm?.slug).toBeGreaterThanOrEqual(monitor.weightKg ?? 0);
      }
    }
    expect(arms('noor-monitor-27-qhd-usb-c')).toContain('lawh-monitor-arm-single-silver');
    expect(arms('noor-ultrawide-monitor-34-curved')).toEqual([]);
  });

  it('of a bench is a chair for each of its places', () => {
    const [chairs] = complementsOf('sadu-bench-6-person-140-white');
    expect(chairs).toMatchObject({ rule: { name: 'Workstation: a chair for each place' }, quantity: 6 });
    expect(chairs?.ids.map((slug) => products.get(slug)?.subcategory)).toContain('task-chairs');
  });

  it('of a family is one member: the others are options on its page', () => {
    const familyOf = new Map(seedFamilies.flatMap(({ key, members }) => members.map((slug) => [slug, key])));
    for (const { slug } of seedProducts) {
      for (const { ids } of complementsOf(slug)) {
        const families = ids.flatMap((id) => familyOf.get(id) ?? []);
        expect(new Set(families).size, `${slug}: ${ids.join(', ')}`).toBe(families.length);
      }
    }
  });

  it('of a laptop is a dock and a bag that it fits into', () => {
    expect(namesOf('zubara-jabal-16-mobile-workstation')).toEqual([
      'Laptop: dock',
      'Laptop: bag that it fits into',
      'Computer: keyboard and mouse',
    ]);
    const bags = complementsOf('zubara-jabal-16-mobile-workstation')[1];
    expect(bags?.ids, 'the briefcase is for 15.6 inches').toEqual(['wasl-laptop-backpack-navy']);
  });

  it('of a chair to assemble is the visit, and of one that needs none it is not', () => {
    expect(complementsOf('dhow-task-chair-black').flatMap(({ ids }) => ids)).toContain(
      'ogulf-furniture-assembly-visit',
    );
    expect(complementsOf('dhow-visitor-chair-sled-blue')).toEqual([]);
  });

  it('of a bench with pedestals are no pedestals, of one without a pedestal for each place', () => {
    const pedestals = (slug: string) =>
      complementsOf(slug).find(({ rule }) => rule.target.places.includes('pedestals'));
    expect(pedestals('sadu-bench-4-person-120-white')?.quantity).toBe(4);
    expect(pedestals('sadu-bench-4-person-140-light-oak')).toBeUndefined();
  });

  it('is in stock, is never the product itself, and is shown once', () => {
    for (const { slug } of seedProducts) {
      const ids = complementsOf(slug).flatMap((found) => found.ids);
      expect(new Set(ids).size, slug).toBe(ids.length);
      expect(ids).not.toContain(slug);
      for (const id of ids) expect(products.get(id)?.stock, id).toBeGreaterThan(0);
    }
  });

  it('is not found by a rule that is not active, of places that are gone, or by a value that is not known', () => {
    const [monitor] = rules;
    if (!monitor) throw new Error('there are rules');
    const slug = 'noor-monitor-27-qhd-usb-c';
    expect(complementsOf(slug, [monitor])).toHaveLength(1);
    expect(complementsOf(slug, [{ ...monitor, isActive: false }])).toEqual([]);
    expect(complementsOf(slug, [{ ...monitor, source: { ...monitor.source, places: ['gone'] } }])).toEqual(
      [],
    );
    const unknown = { attribute: 'load', comparison: 'at-least', sourceAttribute: 'seats' } as const;
    expect(
      complementsOf(slug, [{ ...monitor, target: { ...monitor.target, comparisons: [unknown] } }]),
    ).toEqual([]);
  });

  it('begins with named products', () => {
    const [monitor] = rules;
    if (!monitor) throw new Error('there are rules');
    const target = { places: ['lamps'], productIds: ['wasl-usb-c-dock-100w'], comparisons: [] };
    expect(complementsOf('noor-monitor-27-qhd-usb-c', [{ ...monitor, target }])[0]?.ids).toEqual([
      'wasl-usb-c-dock-100w',
      'lawh-bar-led-desk-lamp-black',
    ]);
  });
});
