import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.server.ts';

test('each gets a turn of the event loop of its own, in the order they came', async () => {
  const called: string[] = [];
  for (const name of ['a', 'b', 'c']) void ownTurn().then(() => called.push(name));
  expect(called).toEqual([]);
  await nextTurn();
  expect(called).toEqual(['a']);
  for (const expected of [
    ['a', 'b'],
    ['a', 'b', 'c'],
  ]) {
    const before = called.length;
    await nextTurn();
    expect(called.length, 'others have their turn first').toBe(before);
    for (let turn = 1; turn < 4; turn += 1) await nextTurn();
    expect(called).toEqual(expected);
  }
  void ownTurn().then(() => called.push('d'));
  await nextTurn();
  expect(called.at(-1), 'after a rest').toBe('d');
});
