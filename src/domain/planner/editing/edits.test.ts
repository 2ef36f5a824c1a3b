import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFurnishedPlan } from '../../../../tests/support/plans/any-furnished-plan.ts';
import { plannedProducts } from '../../../../tests/support/plans/planned-products.ts';
import { repetitions } from '../../../../tests/support/thorough.ts';
import type { Plan } from '../plan.ts';
import { planSchema } from '../plan-schema.ts';
import { planTotals } from '../plan-totals.ts';
import { checkPlan } from '../rules/check-plan.ts';
import { planRules } from '../rules/plan-problem.ts';
import { alignPieces, distributePieces } from './align.ts';
import type { Edit } from './edit.ts';
import { doStep, redo, startHistory, undo } from './history.ts';
import {
  addPieces,
  duplicatePieces,
  groupPieces,
  movePieces,
  removePieces,
  swapProduct,
  turnPieces,
} from './pieces.ts';
import { addRoom, addToRoom, changeInRoom, moveRoom, removeRoom, setOutline } from './rooms.ts';
import { insertCorner, moveCorner, moveWall, removeCorner, setWallLength } from './walls.ts';

const number = fc.oneof(
  fc.integer({ min: -6_000, max: 6_000 }),
  fc.double({ min: -1e9, max: 1e9 }),
  fc.constantFrom(0, 0.4, 1e12, Number.NaN),
);
const place = fc.record({ x: number, y: number });
const wall = fc.integer({ min: -1, max: 9 });
const slug = fc.constantFrom(...plannedProducts.keys());
const some = fc.array(fc.constantFrom('p0', 'p1', 'p2', 'p3', 'p9', 'nobody'), { maxLength: 4 });
const roomId = fc.constantFrom('r0', 'r1', 'nowhere');

let last = 0;
const newId = () => {
  last += 1;
  return `n${last}`;
};

/** Any operation of the editor, with values that a hand or a keyboard may give. */
const anyEdit: fc.Arbitrary<(plan: Plan) => Edit> = fc.oneof(
  fc.tuple(some, place).map(
    ([ids, by]) =>
      (plan: Plan) =>
        movePieces(plan, ids, by),
  ),
  fc.tuple(some, number).map(
    ([ids, by]) =>
      (plan: Plan) =>
        turnPieces(plan, ids, Number.isFinite(by) ? by : 0),
  ),
  fc.tuple(some, place).map(
    ([ids, by]) =>
      (plan: Plan) =>
        duplicatePieces(plan, ids, by, newId),
  ),
  some.map((ids) => (plan: Plan) => removePieces(plan, ids)),
  some.map((ids) => (plan: Plan) => groupPieces(plan, ids, newId)),
  fc.tuple(slug, slug).map(
    ([from, to]) =>
      (plan: Plan) =>
        swapProduct(plan, from, to, plannedProducts),
  ),
  fc.tuple(slug, place).map(
    ([product, at]) =>
      (plan: Plan) =>
        addPieces(plan, [{ product, ...at, angle: 0, group: null }], newId),
  ),
  fc.tuple(some, fc.constantFrom('x', 'y'), fc.constantFrom('start', 'middle', 'end')).map(
    ([ids, axis, to]) =>
      (plan: Plan) =>
        alignPieces(plan, ids, plannedProducts, axis, to),
  ),
  fc.tuple(some, fc.constantFrom('x', 'y')).map(
    ([ids, axis]) =>
      (plan: Plan) =>
        distributePieces(plan, ids, plannedProducts, axis),
  ),
  fc.tuple(roomId, wall, number).map(
    ([id, at, by]) =>
      (plan: Plan) =>
        moveWall(plan, id, at, by),
  ),
  fc.tuple(roomId, wall, number).map(
    ([id, at, to]) =>
      (plan: Plan) =>
        setWallLength(plan, id, at, to),
  ),
  fc.tuple(roomId, wall, place).map(
    ([id, at, to]) =>
      (plan: Plan) =>
        moveCorner(plan, id, at, to),
  ),
  fc.tuple(roomId, wall, number).map(
    ([id, at, to]) =>
      (plan: Plan) =>
        insertCorner(plan, id, at, to),
  ),
  fc.tuple(roomId, wall).map(
    ([id, at]) =>
      (plan: Plan) =>
        removeCorner(plan, id, at),
  ),
  fc.tuple(roomId, place).map(
    ([id, by]) =>
      (plan: Plan) =>
        moveRoom(plan, id, by),
  ),
  roomId.map((id) => (plan: Plan) => removeRoom(plan, id)),
  fc.tuple(roomId, fc.array(place, { maxLength: 8 })).map(
    ([id, outline]) =>
      (plan: Plan) =>
        setOutline(plan, id, outline),
  ),
  fc
    .array(place, { maxLength: 8 })
    .map((outline) => (plan: Plan) => addRoom(plan, { name: 'New', ceiling: 3_000, outline }, newId)),
  fc.tuple(roomId, wall, number, number).map(
    ([id, on, at, width]) =>
      (plan: Plan) =>
        addToRoom(
          plan,
          id,
          'openings',
          { kind: 'door', wall: on, at, width, swing: 'in', hinge: 'end' },
          newId,
        ),
  ),
  fc.tuple(roomId, wall, number).map(
    ([id, on, at]) =>
      (plan: Plan) =>
        changeInRoom(plan, id, 'openings', 'o0', { wall: on, at }),
  ),
);

/** The ids of seeded products in tests are slugs; a plan from outside names them as the database does. */
function asFromOutside(plan: Plan): Plan {
  const uuid = (slugOf: string) => {
    const hex = createHash('sha256').update(slugOf).digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
  return { ...plan, pieces: plan.pieces.map((piece) => ({ ...piece, product: uuid(piece.product) })) };
}

test('whatever is done to a valid plan gives a valid plan or is refused, and is undone', () => {
  fc.assert(
    fc.property(anyFurnishedPlan, fc.array(anyEdit, { minLength: 1, maxLength: 12 }), (start, edits) => {
      let history = startHistory(start);
      const seen: Plan[] = [start];
      for (const edit of edits) {
        const before = structuredClone(history.present);
        const result = edit(history.present);
        expect(history.present).toEqual(before);
        if (!result.done) continue;
        const outside = asFromOutside(result.plan);
        // It is as it would come back from a link or file: nothing is refused, nothing is put right.
        expect(planSchema.parse(outside)).toEqual(outside);
        history = doStep(history, result.plan);
        if (seen.at(-1) !== history.present) seen.push(history.present);
      }
      for (const plan of seen.toReversed().slice(1)) {
        history = undo(history);
        expect(history.present).toBe(plan);
      }
      for (const plan of seen.slice(1)) {
        history = redo(history);
        expect(history.present).toBe(plan);
      }
    }),
    { numRuns: repetitions(100, 300) },
  );
});

test('any valid plan is checked and counted, twice with the same answer', () => {
  const rank = new Map(planRules.map((rule, index) => [rule, index]));
  fc.assert(
    fc.property(anyFurnishedPlan, (plan) => {
      const problems = checkPlan(plan, plannedProducts);
      expect(checkPlan(structuredClone(plan), plannedProducts)).toEqual(problems);
      const order = problems.map(({ rule }) => rank.get(rule) ?? -1);
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      for (const { at, is, pieces } of problems) {
        expect(Number.isFinite(at.x) && Number.isFinite(at.y)).toBe(true);
        expect(is === null || is >= 0).toBe(true);
        for (const id of pieces) expect(plan.pieces.some((piece) => piece.id === id)).toBe(true);
      }
      const { seated } = planTotals(plan, plannedProducts);
      expect(Object.values(seated).every((count) => count >= 0)).toBe(true);
    }),
    { numRuns: repetitions(50, 150) },
  );
});
