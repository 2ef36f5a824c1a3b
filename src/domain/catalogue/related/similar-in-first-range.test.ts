import { describe, expect, it } from 'vitest';
import { seedFamilies } from '#database/seed/data/product-families.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import { seededIndex } from '../../../../tests/support/seeded-index.ts';

/** What each product of the first range is, in the words of a buyer; otherwise its subcategory says it. */
const kindsOfPlaces: Readonly<Record<string, string>> = {
  'executive-desks': 'desk',
  'manager-desks': 'desk',
  'staff-desks': 'desk',
  'l-shape-desks': 'desk',
  'height-adjustable-desks': 'desk',
  'home-office-desks': 'desk',
  'workstations-2': 'bench',
  'workstations-4': 'bench',
  'workstations-6': 'bench',
  'call-center': 'station for one',
  cubicles: 'station for one',
  'meeting-tables-small': 'meeting table',
  'conference-tables': 'meeting table',
  'boardroom-tables': 'meeting table',
  'executive-chairs': 'office chair',
  'ergonomic-chairs': 'office chair',
  'task-chairs': 'office chair',
  'visitor-chairs': 'chair of a visitor or a meeting',
  'meeting-chairs': 'chair of a visitor or a meeting',
  'sofa-1': 'sofa',
  'sofa-2': 'sofa',
  'sofa-3': 'sofa',
  'modular-lounge': 'sofa',
  'business-laptops': 'laptop',
  'premium-laptops': 'laptop',
  'mobile-workstations': 'laptop',
  'business-desktops': 'computer',
  'mini-pcs': 'computer',
  'workstations-pc': 'computer',
  'monitors-24': 'monitor',
  'monitors-27': 'monitor',
  ultrawide: 'monitor',
  'laser-mono': 'printer of pages',
  'laser-color': 'printer of pages',
  'ink-tank': 'printer of pages',
  'tower-servers': 'server',
  'rack-servers': 'server',
  'ups-line': 'UPS',
  'ups-online': 'UPS',
};

const index = seededIndex();
const products = new Map(seedProducts.map((product) => [product.slug, product]));
const kindOf = (slug: string) => {
  const place = products.get(slug)?.subcategory ?? slug;
  return kindsOfPlaces[place] ?? place;
};

describe('similar products of the first range', () => {
  it.each(seedProducts.map(({ slug }) => slug))('%s: are what it is', (slug) => {
    for (const similar of index.findSimilar(slug, 8)) expect(kindOf(similar), similar).toBe(kindOf(slug));
  });

  it('exist for most products beside their own families, and are at most five times as dear', () => {
    const found = seedProducts.map(({ slug, price }) => ({
      slug,
      price,
      similar: index.findSimilar(slug, 4),
    }));
    expect(found.filter(({ similar }) => similar.length > 0).length).toBeGreaterThan(
      seedProducts.length * 0.55,
    );
    for (const { price, similar, slug } of found) {
      for (const other of similar) {
        const otherPrice = products.get(other)?.price ?? 0;
        expect(
          Math.max(price, otherPrice) / Math.min(price, otherPrice),
          `${slug}, ${other}`,
        ).toBeLessThanOrEqual(5);
      }
    }
  });

  it('of an ergonomic chair are other office chairs, never beam seating', () => {
    expect(index.findSimilar('dhow-ergonomic-chair-navy', 8)).toContain('dhow-task-chair-black');
    expect(index.findSimilar('dhow-ergonomic-chair-navy', 8)).not.toContain(
      'dhow-hall-beam-seating-3-padded',
    );
  });

  it('of a height-adjustable desk are desks of other models', () => {
    const desks = seedProducts.filter(({ subcategory }) => subcategory === 'height-adjustable-desks');
    expect(desks).toHaveLength(5);
    for (const { slug } of desks) expect(index.findSimilar(slug, 4).length, slug).toBeGreaterThanOrEqual(2);
  });

  it('are not of its own family, and one of each other family', () => {
    const familyOf = new Map(seedFamilies.flatMap(({ key, members }) => members.map((slug) => [slug, key])));
    for (const { slug } of seedProducts) {
      const families = [slug, ...index.findSimilar(slug, 8)].flatMap((one) => familyOf.get(one) ?? []);
      expect(new Set(families).size, slug).toBe(families.length);
    }
  });

  it('of beam seating are none: the hall has one', () => {
    expect(index.findSimilar('dhow-hall-beam-seating-3-padded', 8)).toEqual([]);
  });

  it('of a firewall are no routers at a seventh of its price, of a tablet no laptops', () => {
    expect(index.findSimilar('shamal-firewall-8-port-light-grey', 8)).toEqual([]);
    expect(index.findSimilar('zubara-waraq-11-tablet-silver', 8)).toEqual([]);
  });
});
