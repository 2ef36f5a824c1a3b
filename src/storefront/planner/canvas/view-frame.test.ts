import { describe, expect, it } from 'vitest';
import { fitView, gridStep, panBy, toPlan, toScreen, zoomAt } from './view-frame.ts';

const size = { width: 800, height: 600 };
const view = { left: -500, top: 200, scale: 0.1 };

describe('the view of a drawing', () => {
  it('finds the point of the drawing below a pointer, and back', () => {
    const point = { x: 1_234, y: 5_678 };
    const back = toPlan(view, toScreen(view, point));
    expect(back.x).toBeCloseTo(point.x);
    expect(back.y).toBeCloseTo(point.y);
  });

  it('moves with the pointer', () => {
    const moved = panBy(view, 30, -20);
    const { x, y } = toScreen(moved, toPlan(view, { x: 100, y: 100 }));
    expect(x).toBeCloseTo(130);
    expect(y).toBeCloseTo(80);
  });

  it('keeps what is below the pointer there while it is zoomed, also at the limits', () => {
    for (const factor of [1.2, 0.5, 1e6, 1e-6]) {
      const at = { x: 200, y: 150 };
      const below = toPlan(view, at);
      const { x, y } = toScreen(zoomAt(view, factor, at), below);
      expect(x).toBeCloseTo(at.x);
      expect(y).toBeCloseTo(at.y);
    }
  });

  it('shows all of an office in the middle', () => {
    const fitted = fitView({ left: 0, top: 0, right: 12_000, bottom: 8_000 }, size);
    const [first, last] = [toScreen(fitted, { x: 0, y: 0 }), toScreen(fitted, { x: 12_000, y: 8_000 })];
    expect(first.x).toBeGreaterThan(0);
    expect(first.y).toBeGreaterThan(0);
    expect(last.x).toBeLessThan(size.width);
    expect(last.y).toBeLessThan(size.height);
    expect(first.x + last.x).toBeCloseTo(size.width);
    expect(first.y + last.y).toBeCloseTo(size.height);
  });

  it('has lines that are never crowded', () => {
    expect(gridStep({ scale: 0.2 })).toBe(100);
    expect(gridStep({ scale: 0.01 })).toBe(1_000);
    expect(gridStep({ scale: 0.0001 })).toBe(10_000);
  });
});
