import { describe, expect, it } from 'vitest';
import { plannerAr } from '#i18n/messages/storefront/planner/planner.ar.ts';
import { plannerEn } from '#i18n/messages/storefront/planner/planner.en.ts';
import {
  piece,
  plan,
  planned,
  plannedProducts as products,
  rectangularRoom,
  sample,
} from '../../../tests/support/plans/planned-products.ts';
import { placeInWords } from './piece-in-words.ts';

const desk = planned(sample.desk);
const room = rectangularRoom(6_000, 4_000);
const inEnglish = { texts: plannerEn, locale: 'en', products } as const;

describe('where a piece stands, in words', () => {
  it('is its distance from the two nearest walls, and where it looks', () => {
    const placed = piece(sample.desk, 400 + desk.width / 2, desk.depth / 2);
    expect(placeInWords({ ...inEnglish, plan: plan([room], [placed]) }, placed)).toBe(
      '40 cm from the left wall, at the upper wall, facing down',
    );
  });

  it('names the room where there are several, by its name or number', () => {
    const other = {
      ...rectangularRoom(3_000, 3_000),
      id: 'other',
      name: '',
      outline: room.outline.map(({ x, y }) => ({ x: x + 7_000, y })),
    };
    const placed = piece(sample.chair, 7_500, 500, { angle: 180 });
    const words = placeInWords({ ...inEnglish, plan: plan([room, other], [placed]) }, placed);
    expect(words).toMatch(/^in Room 2, /);
    expect(words).toMatch(/facing up$/);
  });

  it('is outside where there is no room, and so is what the shop no longer knows', () => {
    const away = piece(sample.desk, -5_000, 0);
    expect(placeInWords({ ...inEnglish, plan: plan([room], [away]) }, away)).toBe(plannerEn.place.outside);
    const gone = piece('gone', 1_000, 1_000);
    expect(placeInWords({ ...inEnglish, plan: plan([room], [gone]) }, gone)).toBe(plannerEn.place.outside);
  });

  it('is said in Arabic', () => {
    const placed = piece(sample.desk, 400 + desk.width / 2, desk.depth / 2);
    expect(
      placeInWords({ ...inEnglish, texts: plannerAr, locale: 'ar', plan: plan([room], [placed]) }, placed),
    ).toBe('على بُعد 40 سم من الجدار الأيسر، عند الجدار العلوي، متجه إلى الأسفل');
  });
});
