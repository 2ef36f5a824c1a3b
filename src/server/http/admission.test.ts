import { expect, test } from 'vitest';
import { Admission } from './admission.ts';

/** Work that goes on until it is told to end. Resolves when what has a place has begun. */
async function held(admission: Admission, names: readonly string[]) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const results = names.map((name) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.set(name, () => resolve(name));
    return admission
      .run('GET', () => {
        begun.push(name);
        return promise;
      })
      .catch((error) => error.code);
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  await settled();
  return { begun, end, results };
}

test('what is too much at once waits its turn in the order it came', async () => {
  const admission = new Admission({ atOnce: 2, waiting: 5, readsWaitMs: 10_000, writesWaitMs: 10_000 });
  const { begun, end, results } = await held(admission, ['a', 'b', 'c', 'd']);
  expect(begun).toEqual(['a', 'b']);
  expect(admission.figures).toEqual({ running: 2, waiting: 2, refused: 0 });
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(admission.figures).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test('who would wait too long is refused at once, or when the time is over', async () => {
  const admission = new Admission({ atOnce: 1, waiting: 1, readsWaitMs: 20, writesWaitMs: 10_000 });
  const { begun, end, results } = await held(admission, ['a', 'b', 'c']);
  expect(await results[2]).toBe('server_busy');
  expect(await results[1]).toBe('server_busy');
  expect(admission.figures).toEqual({ running: 1, waiting: 0, refused: 2 });
  await end('a');
  expect(await results[0]).toBe('a');
  expect(begun).toEqual(['a']);
});

test('work that fails gives its place back', async () => {
  const admission = new Admission({ atOnce: 1, waiting: 1, readsWaitMs: 10_000, writesWaitMs: 10_000 });
  const failing = admission.run('GET', () => Promise.reject(new Error('broken')));
  const next = admission.run('GET', async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('who writes something waits longer than who reads', async () => {
  const admission = new Admission({ atOnce: 1, waiting: 2, readsWaitMs: 20, writesWaitMs: 10_000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = admission.run('GET', () => promise);
  const order = admission.run('POST', async () => 'placed');
  await expect(admission.run('GET', async () => 'shown')).rejects.toMatchObject({ code: 'server_busy' });
  resolve();
  await first;
  expect(await order).toBe('placed');
});
