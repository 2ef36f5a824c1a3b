import { readFile } from 'node:fs/promises';
import { adminBackupsAr } from '#i18n/messages/admin/backups.ar.ts';
import { adminBackupsEn } from '#i18n/messages/admin/backups.en.ts';
import { adminHealthAr } from '#i18n/messages/admin/health.ar.ts';
import { adminHealthEn } from '#i18n/messages/admin/health.en.ts';
import { adminPersonalDataAr } from '#i18n/messages/admin/personal-data.ar.ts';
import { adminPersonalDataEn } from '#i18n/messages/admin/personal-data.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';
import { writeToShop } from '../../support/browser/write-to-shop.ts';

forOneLanguage('en', ({ locale }) => {
  const isArabic = locale === 'ar';

  test('personal data of a customer is found, downloaded and erased @nightly', async ({ page, problems }) => {
    const texts = isArabic ? adminPersonalDataAr : adminPersonalDataEn;
    const email = `forget-${locale}@example.com`;
    await writeToShop(page, { locale, email, subject: 'A secret', text: 'Please tell nobody' });
    await signInAsStaff(page, locale);
    await page.goto('/admin/personal-data');
    const who = page.getByLabel(texts.who);
    await who.fill('Noor');
    problems.allow(/answered 400/);
    await page.getByRole('main').getByRole('button', { name: texts.find }).click();
    await expect(page.getByText(texts.whoWrong)).toBeVisible();
    await expect(who).toHaveValue('Noor');
    await who.fill(email.toUpperCase());
    await who.press('Enter');
    await expect(page.getByRole('link', { name: 'A secret', exact: true })).toBeVisible();
    // The customer of the request is in no URL.
    expect(page.url()).not.toContain('forget');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.download }).click();
    const copy = await downloading;
    expect(copy.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
    const contents = JSON.parse(await readFile(await copy.path(), 'utf8'));
    expect(contents).toMatchObject({ messages: [{ email, text: 'Please tell nobody' }] });

    await page.getByRole('button', { name: texts.erase }).click();
    const dialog = page.getByRole('dialog', { name: texts.dialog.title });
    const confirmation = dialog.getByRole('textbox');
    await confirmation.fill('somebody@example.com');
    await confirmation.press('Enter');
    await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
    await confirmation.fill(email);
    await dialog.getByRole('button', { name: texts.dialog.confirm }).click();
    await expect(page.getByRole('status').filter({ hasText: texts.erased.title })).toBeFocused();
    await who.fill(email);
    await who.press('Enter');
    await expect(page.getByText(texts.nothing)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('the health page shows the state of the shop, and what to do @nightly', async ({ page }) => {
    const texts = isArabic ? adminHealthAr : adminHealthEn;
    await signInAsStaff(page, locale);
    await page.goto('/admin/health');
    // This shop has no mail server and no backups, which is all that is wrong with it.
    await expect(page.getByText(texts.summary.act)).toBeVisible();
    await expect(page.getByText(texts.email.notSetUp)).toBeVisible();
    await expect(page.getByText((isArabic ? adminBackupsAr : adminBackupsEn).advice.off)).toBeVisible();
    await expect(page.getByText(texts.disk.title, { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    // The banner has the same link.
    await page.locator('section').getByRole('link', { name: texts.email.open }).click();
    await expect(page).toHaveURL(/\/admin\/outbox$/);
  });
});
