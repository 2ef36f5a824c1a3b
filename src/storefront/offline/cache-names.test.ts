import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartCache, filesCache, pagesCache, picturesCache, staleCaches } from './cache-names.ts';

const cachesOf = (release: string) => [filesCache(release), cartCache(release), pagesCache(release)];

describe('when the worker of a release activates', () => {
  const names = [picturesCache, ...cachesOf('first'), ...cachesOf('second'), ...cachesOf('third'), 'others'];

  it('its caches, the pictures and foreign caches stay; with a window open also the previous files', () => {
    expect(names.filter((name) => !staleCaches(names, 'third', true).includes(name))).toEqual([
      picturesCache,
      filesCache('second'),
      ...cachesOf('third'),
      'others',
    ]);
  });

  it('with no window open all caches of earlier releases are stale', () => {
    expect(staleCaches(names, 'third', false)).toEqual([...cachesOf('first'), ...cachesOf('second')]);
  });

  it('pages of another release are always stale, its own caches never', () => {
    const releases = fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{4}$/), { minLength: 1 });
    fc.assert(
      fc.property(releases, fc.boolean(), ([release = '', ...others], isWindowOpen) => {
        const all = [...others, release].flatMap(cachesOf);
        const stale = new Set(staleCaches(all, release, isWindowOpen));
        for (const other of others) expect(stale.has(pagesCache(other))).toBe(true);
        for (const own of cachesOf(release)) expect(stale.has(own)).toBe(false);
      }),
    );
  });
});
