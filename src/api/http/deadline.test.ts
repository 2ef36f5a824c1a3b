import { expect, test, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

const nobody = new AbortController().signal;

test('work in time gives its result', async () => {
  expect(await withDeadline(1000, nobody, async () => 'done')).toBe('done');
});

test('work past its deadline fails with request_timeout, and is aborted', async () => {
  const stopped = vi.fn();
  const work = withDeadline(20, nobody, (signal) => {
    signal.addEventListener('abort', stopped);
    return new Promise(() => {});
  });
  await expect(work).rejects.toMatchObject({ code: 'request_timeout' });
  expect(stopped).toHaveBeenCalledOnce();
});

test('work is aborted when its caller disconnects', async () => {
  const caller = new AbortController();
  const work = withDeadline(1000, caller.signal, async (signal) => {
    caller.abort();
    return signal.aborted;
  });
  expect(await work).toBe(true);
});
