import { expect, test } from 'vitest';
import { doStep, endGesture, redo, startHistory, undo } from './history.ts';

const stepsOf = (...values: readonly string[]) =>
  values.reduce((history, value) => doStep(history, value), startHistory('empty'));

test('what was done is undone and done again, to the first and to the last', () => {
  const history = stepsOf('one', 'two');
  expect(undo(history).present).toBe('one');
  expect(undo(undo(undo(history))).present).toBe('empty');
  expect(redo(undo(undo(history))).present).toBe('one');
  expect(redo(redo(redo(undo(undo(history))))).present).toBe('two');
});

test('a new step ends what could be done again', () => {
  const history = doStep(undo(stepsOf('one', 'two')), 'three');
  expect(redo(history).present).toBe('three');
  expect(undo(history).present).toBe('one');
});

test('nothing done is not a step', () => {
  const history = stepsOf('one');
  expect(doStep(history, 'one')).toBe(history);
});

test('a drag is undone as a whole, and the next drag by itself', () => {
  let history = stepsOf('one');
  for (const place of ['a', 'b', 'c']) history = doStep(history, place, 'drag');
  history = endGesture(history);
  for (const place of ['d', 'e']) history = doStep(history, place, 'drag');
  expect(undo(history).present).toBe('c');
  expect(undo(undo(history)).present).toBe('one');
});

test('10,000 steps are undone', () => {
  let history = startHistory(0);
  for (let step = 1; step <= 10_000; step += 1) history = doStep(history, step);
  while (history.past) history = undo(history);
  expect(history.present).toBe(0);
});
