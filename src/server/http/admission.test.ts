import { expect, test, vi } from 'vitest';
import { Admission } from './admission.ts';

/** Work that goes on until it is told to end. Resolves when what has a place has begun. */
async function held(
  admission: Admission,
  names: readonly string[],
  callerOf = (_name: string) => '',
  isPage = false,
) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const results = names.map((name) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.set(name, () => resolve(name));
    return admission
      .run({ method: 'GET', caller: callerOf(name), isPage }, () => {
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
  const failing = admission.run({ method: 'GET' }, () => Promise.reject(new Error('broken')));
  const next = admission.run({ method: 'GET' }, async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('who writes something waits longer than who reads', async () => {
  const admission = new Admission({ atOnce: 1, waiting: 2, readsWaitMs: 20, writesWaitMs: 10_000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = admission.run({ method: 'GET' }, () => promise);
  const order = admission.run({ method: 'POST' }, async () => 'placed');
  await expect(admission.run({ method: 'GET' }, async () => 'shown')).rejects.toMatchObject({
    code: 'server_busy',
  });
  resolve();
  await first;
  expect(await order).toBe('placed');
});

/** Of 'flood 3' it is 'flood'. */
const callerOf = (name: string) => name.split(' ')[0] as string;
const flood = (count: number) => Array.from({ length: count }, (_, index) => `flood ${index + 1}`);
const ofCaller = { atOnce: 1, waiting: 3 };

test('one caller gets its part of the slots, and others start at once beside it', async () => {
  const limits = { atOnce: 4, waiting: 10, ofCaller, readsWaitMs: 10_000, writesWaitMs: 10_000 };
  const admission = new Admission(limits);
  const { begun } = await held(admission, [...flood(3), 'visitor 1'], callerOf);
  expect(begun).toEqual(['flood 1', 'visitor 1']);
  expect(admission.figures).toEqual({ running: 2, waiting: 2, refused: 0 });
});

test('beside others a caller renders one page at a time, and as many as before once they are gone', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const ofCaller = { atOnce: 2, waiting: 10, pagesBesideOthers: 1 };
    const limits = { atOnce: 6, waiting: 20, ofCaller, readsWaitMs: 10_000, writesWaitMs: 10_000 };
    const admission = new Admission(limits);
    await held(admission, ['visitor 1'], callerOf, true);
    const pages = await held(admission, flood(5), callerOf, true);
    expect(pages.begun).toEqual(['flood 1']);
    const calls = await held(admission, ['other 1', 'other 2'], callerOf);
    expect(calls.begun, 'what renders no page').toEqual(['other 1', 'other 2']);
    await pages.end('flood 1');
    expect(pages.begun).toEqual(['flood 1', 'flood 2']);
    vi.advanceTimersByTime(2000);
    await pages.end('flood 2');
    expect(pages.begun).toEqual(['flood 1', 'flood 2', 'flood 3', 'flood 4']);
    await pages.end('flood 4');
    expect(pages.begun).toEqual(['flood 1', 'flood 2', 'flood 3', 'flood 4', 'flood 5']);
  } finally {
    vi.useRealTimers();
  }
});

test('a caller who is alone from the beginning gets all of its slots for pages', async () => {
  const ofCaller = { atOnce: 2, waiting: 10, pagesBesideOthers: 1 };
  const limits = { atOnce: 6, waiting: 20, ofCaller, readsWaitMs: 10_000, writesWaitMs: 10_000 };
  const { begun } = await held(new Admission(limits), flood(3), callerOf, true);
  expect(begun).toEqual(['flood 1', 'flood 2']);
});

test('a request does not overtake those of its caller that wait', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const ofCaller = { atOnce: 2, waiting: 10, pagesBesideOthers: 1 };
    const limits = { atOnce: 6, waiting: 20, ofCaller, readsWaitMs: 10_000, writesWaitMs: 10_000 };
    const admission = new Admission(limits);
    await held(admission, ['visitor 1'], callerOf);
    const pages = await held(admission, flood(2), callerOf, true);
    vi.advanceTimersByTime(2000);
    const later = await held(admission, ['flood 3'], callerOf, true);
    expect([pages.begun, later.begun]).toEqual([['flood 1'], []]);
    await pages.end('flood 1');
    expect([pages.begun, later.begun]).toEqual([['flood 1', 'flood 2'], ['flood 3']]);
  } finally {
    vi.useRealTimers();
  }
});

test('callers who wait take turns, each with its oldest request first', async () => {
  const limits = { atOnce: 1, waiting: 10, readsWaitMs: 10_000, writesWaitMs: 10_000 };
  const admission = new Admission(limits);
  const names = [...flood(4), 'visitor 1', 'visitor 2', 'other 1'];
  const { begun, end } = await held(admission, names, callerOf);
  while (begun.length < names.length) await end(begun.at(-1) as string);
  expect(begun).toEqual(['flood 1', 'flood 2', 'visitor 1', 'other 1', 'flood 3', 'visitor 2', 'flood 4']);
});

test('one caller fills its part of the queue and is refused then; others still queue', async () => {
  const limits = { atOnce: 1, waiting: 10, ofCaller, readsWaitMs: 10_000, writesWaitMs: 10_000 };
  const admission = new Admission(limits);
  const { begun, end, results } = await held(admission, [...flood(6), 'visitor 1'], callerOf);
  expect(await results[4]).toBe('server_busy');
  expect(await results[5]).toBe('server_busy');
  expect(admission.figures).toEqual({ running: 1, waiting: 4, refused: 2 });
  await end('flood 1');
  await end('flood 2');
  expect(begun).toEqual(['flood 1', 'flood 2', 'visitor 1']);
});

test('many callers together fill the queue, and one more is refused', async () => {
  const limits = { atOnce: 1, waiting: 2, ofCaller, readsWaitMs: 10_000, writesWaitMs: 10_000 };
  const admission = new Admission(limits);
  const { results } = await held(admission, ['one 1', 'two 1', 'three 1', 'four 1'], callerOf);
  expect(admission.figures).toEqual({ running: 1, waiting: 2, refused: 1 });
  expect(await results[3]).toBe('server_busy');
});

test('slots are neither lost nor doubled, whatever callers come, finish or give up', async () => {
  const limits = {
    atOnce: 3,
    waiting: 8,
    ofCaller: { atOnce: 2, waiting: 4 },
    readsWaitMs: 1,
    writesWaitMs: 50,
  };
  const admission = new Admission(limits);
  const running = new Map<string, number>();
  let most = 0;
  const one = async (index: number) => {
    const caller = `caller ${index % 5}`;
    const method = index % 3 === 0 ? 'GET' : 'POST';
    await admission
      .run({ method, caller }, async () => {
        running.set(caller, (running.get(caller) ?? 0) + 1);
        most = Math.max(most, ...running.values());
        expect([...running.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(3);
        await new Promise((resolve) => setTimeout(resolve, index % 4));
        running.set(caller, (running.get(caller) ?? 0) - 1);
      })
      .catch((error) => expect(error).toMatchObject({ code: 'server_busy' }));
  };
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(Array.from({ length: 20 }, (_, index) => one(round * 20 + index)));
  }
  expect(most).toBe(2);
  expect(admission.figures).toMatchObject({ running: 0, waiting: 0 });
});

test('a pause refuses new requests, waits for those under way, and lets waiting ones in afterwards', async () => {
  const admission = new Admission({ atOnce: 1, waiting: 5, readsWaitMs: 10_000, writesWaitMs: 10_000 });
  const { begun, end, results } = await held(admission, ['a', 'b']);
  const pausing = admission.pause(10_000);
  await expect(admission.enter({ method: 'GET' })).rejects.toMatchObject({
    code: 'maintenance',
    retryAfterSeconds: 5,
  });
  expect(await admission.pause(10_000), 'one at a time').toBeUndefined();
  await end('a');
  const resume = await pausing;
  expect(begun, 'b still waits').toEqual(['a']);
  resume?.();
  await end('b');
  expect(await Promise.all(results)).toEqual(['a', 'b']);
  expect(admission.figures).toEqual({ running: 0, waiting: 0, refused: 0 });
});

test('a pause gives up when a request takes too long, and requests go on', async () => {
  const admission = new Admission({ atOnce: 2, waiting: 5, readsWaitMs: 10_000, writesWaitMs: 10_000 });
  const { end } = await held(admission, ['a']);
  expect(await admission.pause(30)).toBeUndefined();
  expect(await admission.run({ method: 'GET' }, async () => 'next')).toBe('next');
  await end('a');
});
