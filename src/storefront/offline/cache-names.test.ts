import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartCache, filesCache, pagesCache, picturesCache, staleCaches } from './cache-names.ts';

const cachesOf = (release: string) => [filesCache(release), cartCache(release), pagesCache(release)];

describe('when a release takes over', () => {
  const names = [picturesCache, ...cachesOf('first'), ...cachesOf('second'), ...cachesOf('third'), 'others'];

  it('its own caches, pictures and those of others stay; with a window open also the files just before', () => {
    expect(names.filter((name) => !staleCaches(names, 'third', true).includes(name))).toEqual([
      picturesCache,
      filesCache('second'),
      ...cachesOf('third'),
      'others',
    ]);
  });

  it('with no window open nothing of an earlier release stays', () => {
    expect(staleCaches(names, 'third', false)).toEqual([...cachesOf('first'), ...cachesOf('second')]);
  });

  it('pages of another release never stay, and nothing of its own goes', () => {
    const releases = fc.uniqueArray(fc.stringMatching(/^[0-9a-f]{4}$/), { minLength: 1 });
    fc.assert(
      fc.property(releases, fc.boolean(), ([release = '', ...others], isWindowOpen) => {
        const all = [...others, release].flatMap(cachesOf);
        const outdated = new Set(staleCaches(all, release, isWindowOpen));
        for (const other of others) expect(outdated.has(pagesCache(other))).toBe(true);
        for (const own of cachesOf(release)) expect(outdated.has(own)).toBe(false);
      }),
    );
  });
});
