import { adminComplementsAr } from '#i18n/messages/admin/complements/complements.ar.ts';
import { adminComplementsEn } from '#i18n/messages/admin/complements/complements.en.ts';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

forOneLanguage('en', ({ locale }) => {
  const isArabic = locale === 'ar';
  const texts = isArabic ? adminComplementsAr : adminComplementsEn;
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const { quotations: sales } = isArabic ? adminSalesAr : adminSalesEn;

  // The shop is shared, and a product is shown by the first rule that finds it.
  const source = isArabic
    ? { place: 'storage/mobile-archive', slug: 'khazna-mobile-archive-4-units', sku: 'KZ-MA-4U-LG' }
    : { place: 'storage/safes', slug: 'khazna-fire-safe-keypad-62', sku: 'KZ-SF-KP-62' };

  test('a rule is added, previewed, shown on the product page, switched off and deleted @nightly', async ({
    page,
  }, { repeatEachIndex }) => {
    test.setTimeout(90_000);
    const mark = `${locale}${repeatEachIndex}`;
    // A name in the other language is not shown.
    const ruleName = isArabic ? `قاعدة ${mark}` : `Rule ${mark}`;
    await signInAsStaff(page, locale);
    await page.goto('/admin/complement-rules/new');
    await page.getByLabel(texts.name, { exact: true }).fill(ruleName);
    await page.getByLabel(`${texts.heading} (${general.english})`).fill(`Light for it ${mark}`);
    await page.getByLabel(`${texts.heading} (${general.arabic})`).fill(`إضاءة له ${mark}`);
    const places = page.getByLabel(texts.addPlace, { exact: true });
    await places.first().selectOption(source.place);
    await places.last().selectOption('boards-accessories/lamps');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(texts.created)).toBeVisible();

    await page.goto('/admin/complement-rules');
    await expect(page.getByRole('link', { name: ruleName })).toBeVisible();
    await page.getByRole('button', { name: sales.addProduct }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(source.sku);
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await dialog.getByRole('button', { name: general.close }).click();
    await expect(page.getByText(ruleName).nth(1)).toBeVisible();

    const productPage = `${isArabic ? '/ar' : ''}/product/${source.slug}`;
    const heading = isArabic ? `إضاءة له ${mark}` : `Light for it ${mark}`;
    await page.goto(productPage);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();

    await page.goto('/admin/complement-rules');
    await page.getByRole('link', { name: ruleName }).click();
    await page.getByLabel(texts.isActive, { exact: true }).uncheck();
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    await page.goto(productPage);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);

    await page.goto('/admin/complement-rules');
    await page.getByRole('link', { name: ruleName }).click();
    await page.getByRole('button', { name: texts.delete, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.delete, exact: true }).click();
    await expect(page.getByText(texts.deleted(ruleName))).toBeVisible();
  });
});
