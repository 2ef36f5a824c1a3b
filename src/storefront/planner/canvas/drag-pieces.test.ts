import { describe, expect, it } from 'vitest';
import {
  piece,
  plan,
  planned,
  plannedProducts as products,
  rectangularRoom,
  sample,
} from '../../../../tests/support/plans/planned-products.ts';
import { draggedPieces } from './drag-pieces.ts';

const desk = piece(sample.desk, 3_000, 2_000);
const chair = piece(sample.chair, 3_000, 2_700, { angle: 180 });
const office = plan([rectangularRoom(6_000, 4_000)], [desk, chair]);
const drag = { plan: office, products, ids: new Set([desk.id]), lead: desk.id, reach: 100 };
const found = (made: ReturnType<typeof draggedPieces>, id: string) =>
  made.plan.pieces.find((one) => one.id === id);

describe('pieces that are dragged', () => {
  it('are drawn to a wall that is near, with a line that shows it', () => {
    const made = draggedPieces({ ...drag, by: { x: 300, y: -1_600 } });
    expect(found(made, desk.id)).toMatchObject({ y: planned(sample.desk).depth / 2, angle: 0 });
    expect(made.guides.length).toBeGreaterThan(0);
  });

  it('go where the pointer goes when nothing may draw them', () => {
    const made = draggedPieces({ ...drag, reach: 0, by: { x: 303, y: -1_617 } });
    expect(found(made, desk.id)).toMatchObject({ x: 3_303, y: 383 });
    expect(made.guides).toEqual([]);
  });

  it('keep their arrangement when several are dragged to a wall, turned as one', () => {
    const made = draggedPieces({ ...drag, ids: new Set([desk.id, chair.id]), by: { x: 2_650, y: 0 } });
    const [one, other] = [found(made, desk.id), found(made, chair.id)];
    const distance = Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0));
    expect(distance).toBeCloseTo(700, -1);
    expect(((other?.angle ?? 0) - (one?.angle ?? 0) + 360) % 360).toBe(180);
  });
});
