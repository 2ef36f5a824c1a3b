import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlan } from '../../../../tests/support/plans/any-plan.ts';
import { sampleDrawnProducts, sampleIds, samplePlan } from '../../../../tests/support/plans/sample-plans.ts';
import { isInside } from '../geometry/polygon.ts';
import type { Plan } from '../plan.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { labelsOf } from './drawing-paths.ts';
import { drawPlan } from './plan-drawing.ts';
import { planDxf } from './plan-dxf.ts';
import { planSvg } from './plan-svg.ts';

const numbers = Object.values(sampleIds);
const draw = (plan: Plan) =>
  drawPlan(plan, sampleDrawnProducts, {
    textHeight: 150,
    formatArea: (metres) => `${metres.toFixed(1)} m²`,
    numberOf: (product) => numbers.indexOf(product) + 1,
  });

/** Groups of a DXF: its lines in pairs of a code and a value. */
function groupsOf(dxf: string): (readonly [number, string])[] {
  const lines = dxf.trimEnd().split('\r\n');
  expect(lines.length % 2).toBe(0);
  return Array.from({ length: lines.length / 2 }, (_, index) => [
    Number(lines[2 * index]),
    lines[2 * index + 1] ?? '',
  ]);
}

const { openings, dimensions, walls } = Object.groupBy(draw(samplePlan).shapes, ({ layer }) => layer);

describe('the drawing of a plan', () => {
  it('has the length of each wall in metres, and name and area of each room', () => {
    const texts = labelsOf(draw(samplePlan)).map(({ text }) => text);
    for (const text of ['9.00', '7.00', '3.90', 'Open office', 'غرفة المدير', '51.0 m²', '11.3 m²', 'مطبخ']) {
      expect(texts).toContain(text);
    }
    expect(dimensions?.filter(({ kind }) => kind === 'label')).toHaveLength(10);
  });

  it('numbers each piece on it, a thin one in front of it, and names a room where nothing stands', () => {
    const labels = labelsOf(draw(samplePlan));
    for (const { product, x, y } of samplePlan.pieces) {
      const number = String(numbers.indexOf(product) + 1);
      const at = product === sampleIds.partition ? { x, y: y + 20 + 75 } : { x, y };
      expect(labels).toContainEqual(expect.objectContaining({ text: number, at }));
    }
    const [name] = labels.filter(({ text }) => text === 'Open office');
    expect(isInside(samplePlan.rooms[0]?.outline ?? [], name?.at ?? { x: 0, y: 0 })).toBe(true);
  });

  it('numbers a corner desk on its top, not in its corner', () => {
    const desk = sampleDrawnProducts.get(sampleIds.desk);
    if (!desk) throw new Error('the sample has a desk');
    const corner = { side: 'left', topDepth: 800, returnWidth: 600 } as const;
    const products = new Map([[sampleIds.desk, { ...desk, depth: 1800, facts: { ...desk.facts, corner } }]]);
    const pieces = [{ id: 'p1', product: sampleIds.desk, x: 3000, y: 3000, angle: 90, group: null }];
    const { shapes } = drawPlan({ ...samplePlan, pieces }, products, {
      textHeight: 150,
      formatArea: String,
      numberOf: () => 1,
    });
    const [label] = labelsOf({ shapes }).filter(({ text }) => text === '1');
    expect(label?.at.x).toBeCloseTo(3500);
    expect(label?.at.y).toBeCloseTo(3000);
  });

  it('leaves walls out where there is a door, also those of the room on the other side', () => {
    // The manager's door is in the wall between the rooms, from 5.9 to 6.8 m down.
    const middle = { x: 5050, y: 6400 };
    const covers = (walls ?? []).some((shape) => shape.kind === 'outline' && isInside(shape.points, middle));
    expect(covers).toBe(false);
    const beside = { x: 5050, y: 5000 };
    expect((walls ?? []).some((shape) => shape.kind === 'outline' && isInside(shape.points, beside))).toBe(
      true,
    );
  });

  it('opens doors to their side', () => {
    const arcs = (openings ?? []).filter((shape) => shape.kind === 'arc');
    expect(arcs).toHaveLength(2);
    const [inward, outward] = arcs;
    // The first is hung where the wall, which runs to the left, comes to it, and opens upwards into the room.
    expect(inward).toMatchObject({ centre: { x: 3500, y: 7000 }, radius: 1000, sweep: 90 });
    expect(outward).toMatchObject({ radius: 900 });
    expect(outward?.centre.x).toBe(5000);
  });

  it('does not draw, number or count what the shop does not know', () => {
    const unknown = { ...samplePlan, pieces: samplePlan.pieces.map((piece) => ({ ...piece, product: 'x' })) };
    expect(draw(unknown).shapes.filter(({ layer }) => layer === 'pieces')).toEqual([]);
    expect(billOfMaterials(unknown, sampleDrawnProducts)).toEqual({ items: [], unknown: 18 });
  });

  it('is drawn of any plan, within its frame', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { left, top, width, height, shapes } = draw(plan);
        for (const value of [left, top, width, height]) expect(Number.isFinite(value)).toBe(true);
        for (const shape of shapes) {
          for (const { x, y } of shape.kind === 'outline' ? shape.points : []) {
            expect(x >= left && x <= left + width && y >= top && y <= top + height).toBe(true);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

it('the list of a plan says how many of each product stand in which room', () => {
  const { items, unknown } = billOfMaterials(samplePlan, sampleDrawnProducts);
  expect(unknown).toBe(0);
  const desk = items.find(({ product }) => product.kind === 'desk');
  expect(desk).toMatchObject({
    number: 1,
    quantity: 5,
    rooms: [
      { room: 'r1', quantity: 4 },
      { room: 'r2', quantity: 1 },
    ],
  });
  expect(items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(samplePlan.pieces.length);
});

describe('as SVG', () => {
  it('writes an area in Arabic from right to left', () => {
    const drawing = drawPlan(samplePlan, sampleDrawnProducts, { textHeight: 150, formatArea: () => '51 م²' });
    const svg = planSvg(drawing, { title: 'مكتب', width: 800 });
    expect(svg).toMatch(/<text [^>]*style="unicode-bidi:plaintext"[^>]*>51 م²</);
  });

  it('shows what people typed as text, never as markup', () => {
    const [room] = samplePlan.rooms;
    if (!room) throw new Error('no room');
    const name = '</text><script>alert(1)</script>\u0000&"';
    const svg = planSvg(draw({ ...samplePlan, rooms: [{ ...room, name }] }), { title: name, width: 800 });
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0000');
    expect(svg).toContain('&lt;script&gt;');
    // No number that is not one.
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('as DXF', () => {
  const groups = groupsOf(planDxf(draw(samplePlan)));

  it('is ASCII of release 12 with the layers that it uses', () => {
    const dxf = planDxf(draw(samplePlan));
    expect(dxf).toMatch(/^[ -~\r\n]*$/);
    expect(dxf).toContain('AC1009');
    const defined = groups.flatMap(([code, value], index) =>
      code === 2 && groups[index - 1]?.[1] === 'LAYER' && groups[index - 1]?.[0] === 0 ? value : [],
    );
    const used = new Set(groups.flatMap(([code, value]) => (code === 8 ? value : [])));
    expect(used.size).toBeGreaterThan(5);
    for (const layer of used) expect(defined).toContain(layer);
    expect(groups.at(-1)).toEqual([0, 'EOF']);
  });

  it('has a line for each of the drawing, in millimetres with y upwards', () => {
    const count = (entity: string) => groups.filter(([code, value]) => code === 0 && value === entity).length;
    const { shapes } = draw(samplePlan);
    expect(count('POLYLINE')).toBe(shapes.filter(({ kind }) => kind === 'outline').length);
    expect(count('ARC')).toBe(shapes.filter(({ kind }) => kind === 'arc').length);
    expect(count('TEXT')).toBe(shapes.filter(({ kind }) => kind === 'label').length);
    const ys = groups.flatMap(([code, value]) => (code === 20 ? Number(value) : []));
    expect(Math.min(...ys)).toBeLessThan(-7000);
    // The arc of a door is a quarter, against the clock.
    const at = groups.findIndex(([code, value]) => code === 0 && value === 'ARC');
    const angles = groups
      .slice(at, at + 9)
      .flatMap(([code, value]) => (code === 50 || code === 51 ? Number(value) : []));
    expect(((angles[1] ?? 0) - (angles[0] ?? 0) + 360) % 360).toBe(90);
  });

  it('writes Arabic by its letters’ codes, and nothing typed ends a line or begins a command', () => {
    const texts = groups.flatMap(([code, value]) => (code === 1 ? value : []));
    expect(texts).toContain('\\U+0645\\U+0637\\U+0628\\U+062E');
    const [room] = samplePlan.rooms;
    const name = 'A\r\n  0\r\nEOF %%c \\P';
    const dxf = planDxf(draw({ ...samplePlan, rooms: room ? [{ ...room, name }] : [] }));
    expect(dxf.match(/^EOF\r$/gm)).toHaveLength(1);
    expect(dxf).toContain('A   0 EOF % %c /P');
  });
});
