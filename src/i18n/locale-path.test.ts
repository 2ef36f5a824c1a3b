import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#primitives/locale.ts';
import { localeOfPath, localeOfRequest, localizedPath, pathWithoutLocale } from './locale-path.ts';

describe('paths in two languages', () => {
  it.each([
    ['/', 'en'],
    ['/about', 'en'],
    ['/ar', 'ar'],
    ['/ar/about', 'ar'],
    ['/armchairs', 'en'],
    ['/arabic/ar', 'en'],
  ] as const)('%s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });

  it.each([
    ['/ar', 'ar'],
    ['/ar.data', 'ar'],
    ['/ar/about.data?_routes=about', 'ar'],
    ['/about.data', 'en'],
    ['/_root.data', 'en'],
  ] as const)('a request for %s is in %s', (address, locale) => {
    expect(localeOfRequest(new Request(`https://shop.example${address}`))).toBe(locale);
  });

  it('localizing a path and removing the locale are inverse', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/).filter((text) => text !== 'ar');
    const plainPath = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(plainPath, fc.constantFrom(...locales), (path, locale) => {
        const address = localizedPath(locale, path);
        expect(localeOfPath(address)).toBe(locale);
        expect(pathWithoutLocale(address)).toBe(path);
      }),
    );
  });
});
