import { expect, it } from 'vitest';
import { sampleIds, samplePlan } from '../../../tests/support/plans/sample-plans.ts';
import { placeInRooms } from './room-placing.ts';

const { desk, chair, sofa } = sampleIds;
const named = (sku: string) => ({ sku, name: { en: sku, ar: sku } });
const line = (productId: string | null, sku: string, quantity: number) => ({
  productId,
  quantity,
  ...named(sku),
});

it('pieces go to the rooms in which the plan has them', () => {
  const { rooms, elsewhere, notOrdered } = placeInRooms(samplePlan, new Map(), [
    line(desk, 'DESK', 5),
    line(chair, 'CHAIR', 6),
  ]);
  expect(rooms).toEqual([
    {
      name: 'Open office',
      number: 1,
      lines: [
        { ...named('DESK'), quantity: 4 },
        { ...named('CHAIR'), quantity: 4 },
      ],
    },
    {
      name: 'غرفة المدير',
      number: 2,
      lines: [
        { ...named('DESK'), quantity: 1 },
        { ...named('CHAIR'), quantity: 2 },
      ],
    },
  ]);
  expect(elsewhere).toEqual([]);
  // Nothing is known of the other products of the plan.
  expect(notOrdered).toEqual([]);
});

it('what was ordered beyond the plan has no room, and what was left out is named', () => {
  const names = new Map([[sofa, named('SOFA')]]);
  const lines = [line(desk, 'DESK', 7), line(chair, 'CHAIR', 4), line(null, '', 1)];
  const { rooms, elsewhere, notOrdered } = placeInRooms(samplePlan, names, lines);
  expect(rooms.at(-1)?.lines).toEqual([{ ...named('DESK'), quantity: 1 }]);
  expect(elsewhere).toEqual([
    { ...named('DESK'), quantity: 2 },
    { ...named(''), quantity: 1 },
  ]);
  expect(notOrdered).toEqual([
    { ...named('CHAIR'), quantity: 2 },
    { ...named('SOFA'), quantity: 1 },
  ]);
});
