import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MenuFocus, moveInMenu } from './menu-keys.ts';

const size = { categories: 5, parts: 3 };
const move = (key: string, at: MenuFocus, isRightToLeft = false) => moveInMenu(key, at, size, isRightToLeft);
const category = (number: number): MenuFocus => ({ category: number, part: null });
const part = (number: number): MenuFocus => ({ category: 2, part: number });

describe('keys in the category panel', () => {
  it.each([
    ['ArrowDown', category(1), category(2)],
    ['ArrowUp', category(1), category(0)],
    ['Home', category(3), category(0)],
    ['End', category(1), category(4)],
    ['ArrowRight', category(2), part(0)],
    ['ArrowLeft', part(1), category(2)],
    ['ArrowDown', part(0), part(1)],
    ['ArrowUp', part(0), category(2)],
    ['End', part(0), part(2)],
    ['ArrowUp', category(0), 'button'],
  ])('%s from %j leads to %j', (key, at, to) => {
    expect(move(key, at)).toEqual(to);
  });

  it.each([
    ['ArrowDown', category(4)],
    ['ArrowDown', part(2)],
    ['ArrowLeft', category(1)],
    ['ArrowRight', part(1)],
    ['Tab', category(1)],
    ['a', part(1)],
  ])('%s from %j leaves the focus to the browser', (key, at) => {
    expect(move(key, at)).toBeNull();
  });

  it('a category without parts has nothing beside it', () => {
    expect(moveInMenu('ArrowRight', category(1), { categories: 5, parts: 0 }, false)).toBeNull();
  });

  it('follow the direction of the page sideways', () => {
    expect(move('ArrowLeft', category(2), true)).toEqual(part(0));
    expect(move('ArrowRight', part(1), true)).toEqual(category(2));
  });

  it('never lead out of the lists', () => {
    const key = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(key), fc.boolean(), (keys, isRightToLeft) => {
        let at = category(0);
        for (const pressed of keys) {
          const next = move(pressed, at, isRightToLeft);
          if (next === null || next === 'button') continue;
          at = next;
          expect(at.category).toBeGreaterThanOrEqual(0);
          expect(at.category).toBeLessThan(size.categories);
          expect(at.part ?? 0).toBeLessThan(size.parts);
        }
      }),
    );
  });
});
