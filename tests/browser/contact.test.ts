import { firstShopProfile } from '#database/seed/data/shop-profile.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { contactAr } from '#i18n/messages/storefront/contact.ar.ts';
import { contactEn } from '#i18n/messages/storefront/contact.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoAxeViolations,
  oneLanguage,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const locale of oneLanguage('ar')) {
  const texts = locale === 'ar' ? contactAr : contactEn;
  const { footer } = locale === 'ar' ? ar : en;

  test(`on a phone the way to us comes before the form, and a mistyped email is asked about (${locale})`, async ({
    page,
  }) => {
    await page.goto(locale === 'ar' ? '/ar/contact' : '/contact');
    await untilInteractive(page);
    const facts = page.getByRole('region', { name: texts.showroom.title });
    // The hour until which it is open, or at which it opens.
    await expect(facts.getByText(locale === 'ar' ? /\d\s(?:صباحًا|مساءً)/ : /\d\d:00/)).toBeVisible();
    await expect(facts.locator('a[href^="tel:"]')).toBeVisible();
    await expect(facts.locator('a[href^="tel:"]')).toBeInViewport();
    for (const [map, address] of [
      ['google', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=25\.279,51\.5$/],
      ['waze', /^https:\/\/waze\.com\/ul\?ll=25\.279,51\.5&navigate=yes$/],
      ['apple', /^https:\/\/maps\.apple\.com\/\?daddr=25\.279,51\.5$/],
    ] as const) {
      const link = facts.getByRole('link', { name: `${texts.showroom.maps[map]} (${footer.newTab})` });
      await expect(link).toHaveAttribute('href', address);
    }
    const { zone, street, building } = firstShopProfile.plate ?? { zone: 0, street: 0, building: 0 };
    await expect(facts.getByText(texts.showroom.plateInWords(zone, street, building))).toBeVisible();
    await expect(facts.getByText(firstShopProfile.parking[locale])).toBeVisible();
    const form = page.getByRole('heading', { name: texts.message.title });
    const [above, below] = [await facts.boundingBox(), await form.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await expect(page.getByText(texts.message.lead(firstShopProfile.replyDays))).toBeVisible();
    await expectNoAxeViolations(page, 'main');

    const email = page.getByRole('textbox', { name: new RegExp(`^${texts.message.email}`) });
    await email.fill('aisha@gmial.com');
    await page.getByRole('textbox', { name: new RegExp(`^${texts.message.name}`) }).focus();
    const meant = page.getByRole('button', { name: /aisha@gmail\.com/ });
    await meant.click();
    await expect(email).toHaveValue('aisha@gmail.com');
    await expect(email).toBeFocused();
    await expect(meant).toHaveCount(0);
  });
}
