import { describe, expect, it, vi } from 'vitest';
import { isCacheable, networkOrCache } from './network-or-cache.ts';

function answer(body: string, { status = 200, cacheControl = 'no-cache', type = 'basic' } = {}): Response {
  const response = new Response(body, { status, headers: { 'Cache-Control': cacheControl } });
  return Object.defineProperty(response, 'type', { value: type });
}

describe('a response is cacheable', () => {
  it('when it is complete, of the same origin, and its headers allow it', () => {
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

describe('network first: a visitor gets', () => {
  const cached = () => answer('cached');
  const textOf = async (chosen: ReturnType<typeof networkOrCache>) => (await chosen).answer.text();
  const never = new Promise<Response>(() => {});

  it('the response of the network when it comes in time, also a 404', async () => {
    expect(await textOf(networkOrCache(Promise.resolve(answer('fresh')), cached(), 1000))).toBe('fresh');
    expect(
      await textOf(networkOrCache(Promise.resolve(answer('gone', { status: 404 })), cached(), 1000)),
    ).toBe('gone');
  });

  it('the cached response when the server fails or cannot be reached', async () => {
    const failing = Promise.resolve(answer('failed', { status: 503 }));
    expect(await networkOrCache(failing, cached(), 1000)).toMatchObject({ isFromCache: true });
    expect(await textOf(networkOrCache(Promise.reject(new TypeError('offline')), cached(), 1000))).toBe(
      'cached',
    );
  });

  it('the cached response when the network times out', async () => {
    vi.useFakeTimers();
    const chosen = networkOrCache(never, cached(), 4000);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await chosen).toMatchObject({ isFromCache: true });
    vi.useRealTimers();
  });

  it('without a cached response, that of the network, however late, or its failure', async () => {
    const failing = Promise.resolve(answer('failed', { status: 503 }));
    expect(await textOf(networkOrCache(failing, undefined, 0))).toBe('failed');
    await expect(networkOrCache(Promise.reject(new TypeError('offline')), undefined, 0)).rejects.toThrow(
      'offline',
    );
  });
});
