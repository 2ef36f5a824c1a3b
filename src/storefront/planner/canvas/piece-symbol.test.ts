import { describe, expect, it } from 'vitest';
import { planned, plannedProducts, sample } from '../../../../tests/support/plans/planned-products.ts';
import { pieceColours } from './piece-colours.ts';
import { pieceSymbol, type SymbolPart } from './piece-symbol.ts';

/** The points of a path; arcs and curves end at theirs. */
function pointsOf({ d }: SymbolPart): readonly { readonly x: number; readonly y: number }[] {
  const points: { x: number; y: number }[] = [];
  for (const [, command, numbers = ''] of d.matchAll(/([MLAQaZ])([^MLAQaZ]*)/g)) {
    const values = numbers.trim().split(/\s+/).map(Number);
    const [x, y] = values.slice(-2);
    if (command === 'a' || command === 'Z' || x === undefined || y === undefined) continue;
    points.push({ x, y });
  }
  return points;
}

const all = [...plannedProducts.values()];

describe('the drawing of a product from above', () => {
  it.each(all.map((product) => [product.slug, product] as const))(
    '%s is drawn within its size',
    (_, product) => {
      const points = pieceSymbol(product).flatMap(pointsOf);
      expect(points.length).toBeGreaterThan(0);
      for (const { x, y } of points) {
        expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
        expect(Math.abs(x)).toBeLessThanOrEqual(product.width / 2 + 1);
        expect(Math.abs(y)).toBeLessThanOrEqual(product.depth / 2 + 1);
      }
    },
  );

  it('has a screen at every place to work', () => {
    const screens = (slug: string) => pieceSymbol(planned(slug)).filter(({ tone }) => tone === 'dark').length;
    expect(screens(sample.desk)).toBe(1);
    expect(screens(sample.cornerDesk)).toBe(1);
    expect(screens(sample.bench)).toBe(4);
  });

  it('has no two parts that are the same, which React tells apart by their paths', () => {
    for (const product of all) {
      const paths = pieceSymbol(product).map(({ d }) => d);
      expect(new Set(paths).size, product.slug).toBe(paths.length);
    }
  });

  it('can be seen on every colour of the shop', () => {
    for (const swatch of ['#f4f4f1', '#202224', '#c39b6c', null, 'red']) {
      const { body, edge, line } = pieceColours(swatch);
      expect(new Set([body, edge, line]).size, String(swatch)).toBe(3);
      for (const colour of [body, edge, line]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
