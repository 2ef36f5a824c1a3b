import { expect, test } from 'vitest';
import { Admission } from './admission.ts';

/** Work that goes on until it is told to end. */
function held(admission: Admission, names: readonly string[]) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const results = names.map((name) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.set(name, () => resolve(name));
    return admission
      .run(() => {
        begun.push(name);
        return promise;
      })
      .catch((error) => error.code);
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, end, results };
}

test('what is too much at once waits its turn in the order it came', async () => {
  const admission = new Admission({ atOnce: 2, waiting: 5, waitMs: 10_000 });
  const { begun, end, results } = held(admission, ['a', 'b', 'c', 'd']);
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
  const admission = new Admission({ atOnce: 1, waiting: 1, waitMs: 20 });
  const { begun, end, results } = held(admission, ['a', 'b', 'c']);
  expect(await results[2]).toBe('server_busy');
  expect(await results[1]).toBe('server_busy');
  expect(admission.figures).toEqual({ running: 1, waiting: 0, refused: 2 });
  await end('a');
  expect(await results[0]).toBe('a');
  expect(begun).toEqual(['a']);
});

test('work that fails gives its place back', async () => {
  const admission = new Admission({ atOnce: 1, waiting: 1, waitMs: 10_000 });
  const failing = admission.run(() => Promise.reject(new Error('broken')));
  const next = admission.run(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
