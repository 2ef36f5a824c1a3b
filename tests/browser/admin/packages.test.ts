import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { adminPackagesAr } from '#i18n/messages/admin/packages/packages.ar.ts';
import { adminPackagesEn } from '#i18n/messages/admin/packages/packages.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import { packagesAr } from '#i18n/messages/storefront/buying/packages.ar.ts';
import { packagesEn } from '#i18n/messages/storefront/buying/packages.en.ts';
import { formatMoney } from '#i18n/money.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

forOneLanguage('en', ({ locale, path }) => {
  const isArabic = locale === 'ar';
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const texts = isArabic ? adminPackagesAr : adminPackagesEn;
  const { quotations: sales } = isArabic ? adminSalesAr : adminSalesEn;
  const visitorTexts = isArabic ? packagesAr : packagesEn;

  test('a package is added, priced by its parts, shown to visitors, hidden, previewed and deleted @nightly', async ({
    page,
  }, { repeatEachIndex }) => {
    test.setTimeout(90_000);
    const mark = `${locale}-${String(repeatEachIndex).padStart(3, '0')}`;
    const names = { en: `Corner of locker ${mark}`, ar: `ركن الخزائن ${mark}` };
    const name = names[locale];
    const slug = `corner-of-locker-${mark}`;
    await signInAsStaff(page, locale);
    await page.goto('/admin/packages/new');
    await page.getByLabel(`${texts.name} (${general.english})`).fill(names.en);
    await page.getByLabel(`${texts.name} (${general.arabic})`).fill(names.ar);
    await page.getByLabel(`${texts.summary} (${general.english})`).fill('Lockers and a bench.');
    await page.getByLabel(`${texts.summary} (${general.arabic})`).fill('خزائن ومقعد انتظار.');
    await page.getByLabel(texts.slug, { exact: true }).fill(slug);
    await page.getByRole('button', { name: sales.addProduct }).click();
    const dialog = page.getByRole('dialog');
    for (const slugOfPart of ['Khazna locker 6', 'Liwan beam bench 3']) {
      await dialog.getByRole('searchbox').fill(slugOfPart);
      await dialog.getByRole('listitem').first().getByRole('button').click();
    }
    await dialog.getByRole('button', { name: general.close }).click();
    await expect(page.getByLabel(texts.quantityShort)).toHaveCount(2);
    await page.getByLabel(texts.quantityShort).first().fill('3');
    const price = formatMoney(locale, 3 * 89_000 + 79_000);
    await expect(page.getByText(price)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(texts.created)).toBeVisible();

    await page.goto(path(`/packages/${slug}`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByText(price)).toBeVisible();

    await page.goto('/admin/packages');
    await page.getByRole('link', { name }).click();
    await page.getByLabel(texts.isActive, { exact: true }).uncheck();
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    const preview = await page.getByRole('link', { name: texts.preview, exact: true }).getAttribute('href');
    expect((await page.request.get(`/packages/${slug}`)).status()).toBe(404);
    await page.goto(preview ?? '');
    await expect(page.getByText(visitorTexts.preview)).toBeVisible();

    await page.goto('/admin/packages');
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: texts.delete, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.delete, exact: true }).click();
    await expect(page.getByText(texts.deleted(name))).toBeVisible();
  });
});
