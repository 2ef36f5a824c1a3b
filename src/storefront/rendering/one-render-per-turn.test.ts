import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { waitForRenderTurn } from './one-render-per-turn.server.ts';

test('other work gets turns of the event loop between two renders, which keep their order', async () => {
  const events: string[] = [];
  let isDone = false;
  const otherWork = (async () => {
    while (!isDone) {
      await setImmediate();
      events.push('other work');
    }
  })();
  await Promise.all(
    ['first', 'second', 'third'].map((page) => waitForRenderTurn().then(() => events.push(page))),
  );
  isDone = true;
  await otherWork;
  const renders = events.filter((event) => event !== 'other work');
  expect(renders).toEqual(['first', 'second', 'third']);
  const gaps = renders
    .slice(1)
    .map((page, index) => events.indexOf(page) - events.indexOf(renders[index] ?? ''));
  expect(Math.min(...gaps), 'events from one render to the next').toBeGreaterThan(2);
});
