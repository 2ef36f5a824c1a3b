import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGlb } from '../../../../tests/support/glb.ts';
import { planned, sample } from '../../../../tests/support/plans/planned-products.ts';
import { drawPiece } from '../drawing/draw-piece.ts';
import { boundsOf } from '../geometry/polygon.ts';
import { deriveTopView } from './derive-top-view.ts';
import { areaColours, fittedAreas, isDrawnFromAbove, topViewAddress } from './top-view.ts';
import { signedArea, simplified, traceLoops } from './trace.ts';

const size = { width: 1600, depth: 800, facts: { modelAngle: 0 } } as const;

describe('a model from above', () => {
  it('is drawn in its size and colour', () => {
    const { areas } = deriveTopView(makeGlb({ width: 1.6, depth: 0.8 }));
    expect(areas).toHaveLength(1);
    expect(areas[0]?.colour).toMatch(/^#[0-9a-f]{6}$/);
    const xs = areas[0]?.outline.filter((_, index) => index % 2 === 0) ?? [];
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(1600, -1);
    expect(areas[0]?.outline).toHaveLength(8);
  });

  it('has no areas where the file is no model, whatever is in it', () => {
    expect(deriveTopView(new Uint8Array(30)).areas).toEqual([]);
    const lacking = makeGlb({
      json: { meshes: [{ primitives: [{ attributes: { POSITION: 7 }, indices: 9 }] }] },
    });
    expect(deriveTopView(lacking).areas).toEqual([]);
    const endless = makeGlb({ json: { nodes: [{ mesh: 0, children: [0] }] } });
    expect(deriveTopView(endless).areas).toEqual([]);
  });

  it('has an address by that of its model', () => {
    expect(topViewAddress('/models/0123456789abcdef01234567.glb')).toBe(
      '/top-views/1/0123456789abcdef01234567.json',
    );
    expect(topViewAddress('/models/../secret.glb')).toBeNull();
    expect(topViewAddress(null)).toBeNull();
  });
});

describe('the areas of a product', () => {
  /** Its left back corner is cut off. */
  const view = { areas: [{ colour: null, outline: [-400, -400, 790, -400, 790, 400, -790, 400, -790, 0] }] };

  it('have the exact size that is stated, and the front of the piece below', () => {
    const [straight] = fittedAreas(view, size) ?? [];
    expect(boundsOf(straight?.outline ?? [])).toEqual({ left: -800, right: 800, top: -400, bottom: 400 });
    const [turned] = fittedAreas(view, { ...size, facts: { modelAngle: 180 } }) ?? [];
    for (const [index, { x, y }] of (turned?.outline ?? []).entries()) {
      expect(x).toBeCloseTo(-(straight?.outline[index]?.x ?? 0));
      expect(y).toBeCloseTo(-(straight?.outline[index]?.y ?? 0));
    }
  });

  it('are none where the view is that of something else', () => {
    expect(fittedAreas(view, { ...size, width: 1200 })).toBeNull();
    expect(fittedAreas({ areas: [] }, size)).toBeNull();
    expect(fittedAreas({ areas: [{ colour: null, outline: [0, 0, 0, 0] }] }, size)).toBeNull();
  });

  it('take the colour of the product where the model comes near to it', () => {
    const areas = [{ colour: '#c5c8c6' }, { colour: '#c8854a' }];
    expect(areaColours(areas, '#f4f4f1')).toEqual(
      new Map([
        ['#c5c8c6', '#f4f4f1'],
        ['#c8854a', '#c8854a'],
      ]),
    );
    expect(areaColours([{ colour: null }, { colour: '#26282b' }], '#202224')).toEqual(
      new Map([
        [null, '#202224'],
        ['#26282b', '#26282b'],
      ]),
    );
    expect(areaColours(areas, null).get('#c5c8c6')).toBe('#c5c8c6');
  });

  it('are drawn with a piece, at its place and angle', () => {
    const desk = planned(sample.desk);
    const area = { x: 5000, y: 3000, width: 800, depth: 1600, angle: 90 };
    const topView = { areas: [{ colour: '#123456', outline: [-400, -800, 400, -800, 400, 800, -400, 800] }] };
    const [shape, ...lines] = drawPiece(area, { ...desk, topView });
    expect(shape).toMatchObject({ kind: 'outline', layer: 'pieces', isClosed: true });
    const { left, right, top, bottom } = boundsOf(shape?.kind === 'outline' ? shape.points : []);
    expect([left, right, top, bottom].map(Math.round)).toEqual([4200, 5800, 2600, 3400]);
    // Where one works at it.
    expect(lines).toHaveLength(1);
    expect(drawPiece(area, { ...desk, topView: null })).toHaveLength(2);
  });
});

describe('a product', () => {
  it('is drawn by its symbol where that says more', () => {
    expect(isDrawnFromAbove({ kind: 'chair', subcategory: 'task-chairs' })).toBe(true);
    expect(isDrawnFromAbove({ kind: 'floor', subcategory: 'copiers' })).toBe(true);
    expect(isDrawnFromAbove({ kind: 'floor', subcategory: 'planters' })).toBe(false);
    for (const kind of ['storage', 'pedestal', 'pod', 'partition', 'wall'] as const)
      expect(isDrawnFromAbove({ kind, subcategory: null })).toBe(false);
  });
});

describe('the lines around squares', () => {
  const [columns, rows] = [12, 9];
  const anySquares = fc.array(fc.boolean(), { minLength: columns * rows, maxLength: columns * rows });

  it('enclose exactly them', () => {
    fc.assert(
      fc.property(anySquares, (squares) => {
        const loops = traceLoops(columns, rows, (x, y) => squares[y * columns + x] === true);
        const enclosed = loops.reduce((sum, loop) => sum + signedArea(loop), 0);
        expect(enclosed).toBeCloseTo(squares.filter(Boolean).length);
      }),
    );
  });

  it('stay near when they are simplified', () => {
    const circle = Array.from({ length: 400 }, (_, index) => {
      const angle = (index * Math.PI) / 200;
      return { x: 100 * Math.cos(angle), y: 100 * Math.sin(angle) };
    });
    const few = simplified(circle, 1);
    expect(few.length).toBeLessThan(40);
    expect(signedArea(few) / signedArea(circle)).toBeGreaterThan(0.97);
    for (const point of few) expect(circle).toContainEqual(point);
  });
});
