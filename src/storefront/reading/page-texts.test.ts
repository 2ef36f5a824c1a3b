import { describe, expect, it, test } from 'vitest';
import { linkedParts, withoutLinks } from '#i18n/linked-text.ts';
import { checkoutAr } from '#i18n/messages/storefront/checkout.ar.ts';
import { companyAr } from '#i18n/messages/storefront/content-pages/company.ar.ts';
import { companyEn } from '#i18n/messages/storefront/content-pages/company.en.ts';
import { helpAr } from '#i18n/messages/storefront/content-pages/help.ar.ts';
import { helpEn } from '#i18n/messages/storefront/content-pages/help.en.ts';
import { locationsAr } from '#i18n/messages/storefront/content-pages/locations.ar.ts';
import { locationsEn } from '#i18n/messages/storefront/content-pages/locations.en.ts';
import { readingAr } from '#i18n/messages/storefront/content-pages/reading.ar.ts';
import { readingEn } from '#i18n/messages/storefront/content-pages/reading.en.ts';
import { returnsAr } from '#i18n/messages/storefront/content-pages/returns.ar.ts';
import { returnsEn } from '#i18n/messages/storefront/content-pages/returns.en.ts';
import { servicesAr } from '#i18n/messages/storefront/content-pages/services.ar.ts';
import { servicesEn } from '#i18n/messages/storefront/content-pages/services.en.ts';
import { termsAr } from '#i18n/messages/storefront/content-pages/terms.ar.ts';
import { termsEn } from '#i18n/messages/storefront/content-pages/terms.en.ts';
import { englishRoutes } from '../../../tests/support/route-paths.ts';

/** Every text with its path; those that need a number or a name are made with 3. */
function texts(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, node(...new Array(node.length).fill(3))]];
  return Object.entries(node as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

const policy = { returnDays: 14, reportDays: 3, latestDeliveryDays: 30 };

const pages = new Set(englishRoutes.map(({ path }) => path));

/** Parts of long pages that have an address of their own. */
const chapters: Record<string, object> = {
  '/return-policy': returnsEn(policy).chapters,
  '/terms-conditions': termsEn.chapters,
};

test.each([
  [
    { returnDays: 14, reportDays: 2, latestDeliveryDays: 21 },
    ['14 days', '2 days', '21 days'],
    ['14 يومًا', 'يومين', '21 يومًا'],
  ],
  [
    { returnDays: 3, reportDays: 1, latestDeliveryDays: 30 },
    ['3 days', '1 day', '30 days'],
    ['3 أيام', 'يوم واحد', '30 يومًا'],
  ],
])('the return policy promises the days of the shop profile: %o', (days, english, arabic) => {
  const words = (node: unknown) =>
    texts(node, '')
      .map(([, text]) => withPlainSpaces(text))
      .join(' ');
  for (const period of english) expect(words(returnsEn(days))).toContain(`within ${period}`);
  for (const period of arabic) expect(words(returnsAr(days))).toContain(`خلال ${period}`);
  expect(withPlainSpaces(termsEn.returnDays(days.returnDays, days.latestDeliveryDays))).toContain(english[0]);
  expect(withPlainSpaces(checkoutAr.law.cancellingText(days.returnDays, days.latestDeliveryDays))).toContain(
    arabic[2],
  );
});

describe.each([
  ['company', companyEn, companyAr],
  ['services', servicesEn, servicesAr],
  ['help', helpEn, helpAr],
  ['returns', returnsEn(policy), returnsAr(policy)],
  ['terms', termsEn, termsAr],
  ['locations', locationsEn, locationsAr],
  ['what pages to read share', readingEn, readingAr],
] as const)('texts of the pages about %s', (area, english, arabic) => {
  const inEnglish = texts(english, area);
  const inArabic = texts(arabic, area);

  it('are all there in both languages, with the same links', () => {
    expect(inArabic.map(([path]) => path)).toEqual(inEnglish.map(([path]) => path));
    const links = (all: [string, string][]) =>
      all.map(([path, text]) => [path, linkedParts(text).flatMap(({ to }) => to ?? [])]);
    expect(links(inArabic)).toEqual(links(inEnglish));
  });

  it('are Arabic where they should be Arabic', () => {
    for (const [path, text] of inArabic) {
      expect(text, path).toMatch(/\p{Script=Arabic}/u);
      expect(withoutLinks(text), path).not.toMatch(/[a-z]{3}|[?;,]/i);
    }
  });

  it('have no duplicates', () => {
    for (const all of [inEnglish, inArabic]) {
      const long = all.map(([, text]) => text).filter((text) => text.length > 60);
      expect(long.filter((text, place) => long.indexOf(text) !== place)).toEqual([]);
    }
  });

  it('link to pages and chapters that exist', () => {
    for (const [path, text] of inEnglish) {
      for (const { to } of linkedParts(text)) {
        if (to === undefined) continue;
        const { pathname, hash } = new URL(to, 'https://shop.example');
        expect(pages, path).toContain(pathname);
        if (hash) expect(Object.keys(chapters[pathname] ?? {}), path).toContain(hash.slice(1));
      }
    }
  });
});

it.each([
  [1, 'one month', 'شهر واحد'],
  [6, '6 months', '6 أشهر'],
  [12, 'one year', 'سنة واحدة'],
  [18, '18 months', '18 شهرًا'],
  [24, '2 years', 'سنتين'],
  [60, '5 years', '5 سنوات'],
])('%i months are written as years where possible', (months, english, arabic) => {
  expect(termsEn.kept.periods.emails(months)).toBe(`On our server, for ${english}`);
  expect(termsAr.kept.periods.emails(months)).toBe(`على خادمنا، مدة ${arabic}`);
});
