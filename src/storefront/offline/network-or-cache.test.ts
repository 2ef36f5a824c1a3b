import { describe, expect, it, vi } from 'vitest';
import { isCacheable, networkOrCache } from './network-or-cache.ts';

function answer(body: string, { status = 200, cacheControl = 'no-cache', type = 'basic' } = {}): Response {
  const response = new Response(body, { status, headers: { 'Cache-Control': cacheControl } });
  return Object.defineProperty(response, 'type', { value: type });
}

describe('an answer may be kept', () => {
  it('when it is whole, of this shop, and nobody forbade it', () => {
    expect(isCacheable(answer('page'))).toBe(true);
    expect(isCacheable(answer('page', { cacheControl: 'public, max-age=5' }))).toBe(true);
  });

  it.each([
    { cacheControl: 'no-store' },
    { cacheControl: 'private, max-age=0' },
    { status: 404 },
    { status: 206 },
    { status: 503 },
    { type: 'opaqueredirect' },
    { type: 'opaque' },
  ])('but not when it is %j', (options) => {
    expect(isCacheable(answer('page', options))).toBe(false);
  });
});

describe('a visitor gets', () => {
  const kept = () => answer('kept');
  const said = async (chosen: ReturnType<typeof networkOrCache>) => (await chosen).answer.text();
  const never = new Promise<Response>(() => {});

  it("the shop's answer when it comes in time, whatever it says of the page", async () => {
    expect(await said(networkOrCache(Promise.resolve(answer('fresh')), kept(), 1000))).toBe('fresh');
    expect(await said(networkOrCache(Promise.resolve(answer('gone', { status: 404 })), kept(), 1000))).toBe(
      'gone',
    );
  });

  it('the kept one when the shop fails or cannot be reached', async () => {
    const failing = Promise.resolve(answer('failed', { status: 503 }));
    expect(await networkOrCache(failing, kept(), 1000)).toMatchObject({ isKept: true });
    expect(await said(networkOrCache(Promise.reject(new TypeError('offline')), kept(), 1000))).toBe('kept');
  });

  it('the kept one when the shop takes too long', async () => {
    vi.useFakeTimers();
    const chosen = networkOrCache(never, kept(), 4000);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await chosen).toMatchObject({ isKept: true });
    vi.useRealTimers();
  });

  it('with nothing kept, what the shop says, however late, or the failure', async () => {
    const failing = Promise.resolve(answer('failed', { status: 503 }));
    expect(await said(networkOrCache(failing, undefined, 0))).toBe('failed');
    await expect(networkOrCache(Promise.reject(new TypeError('offline')), undefined, 0)).rejects.toThrow(
      'offline',
    );
  });
});
