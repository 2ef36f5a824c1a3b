import { describe, expect, it } from 'vitest';
import { pieceKinds } from '#domain/planner/planned-product.ts';
import { planned, plannedProducts, sample } from '../../../../tests/support/plans/planned-products.ts';
import { findProducts } from './find-products.ts';
import { kindGroups } from './kind-groups.ts';

const all = [...plannedProducts.values()];

describe('products for a plan', () => {
  it('are found by words of their name in any order and by their code', () => {
    const desk = planned(sample.desk);
    expect(findProducts(all, { text: 'oak sadu 140', group: null })).toContain(desk);
    expect(findProducts(all, { text: desk.sku.toLowerCase(), group: null })).toContain(desk);
    expect(findProducts(all, { text: 'spaceship', group: null })).toEqual([]);
  });

  it('are narrowed by kind', () => {
    const found = findProducts(all, { text: '', group: 'chairs' });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['chair']));
  });

  it('have those that can be had in front', () => {
    const [chair] = all.filter(({ kind }) => kind === 'chair');
    const others = all.map((product) => (product === chair ? { ...product, stock: 0 } : product));
    const found = findProducts(others, { text: '', group: 'chairs' });
    expect(found.at(-1)?.stock).toBe(0);
    expect(found[0]?.stock).toBeGreaterThan(0);
  });

  it('have a kind that is in exactly one group', () => {
    const grouped = Object.values(kindGroups).flat();
    expect(grouped.toSorted()).toEqual([...pieceKinds].toSorted());
  });
});
