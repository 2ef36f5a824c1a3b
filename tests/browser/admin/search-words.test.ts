import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { adminSearchWordsAr } from '#i18n/messages/admin/search-words/search-words.ar.ts';
import { adminSearchWordsEn } from '#i18n/messages/admin/search-words/search-words.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';

forOneLanguage('ar', ({ locale }) => {
  const isArabic = locale === 'ar';
  const texts = isArabic ? adminSearchWordsAr : adminSearchWordsEn;
  const general = isArabic ? adminGeneralAr : adminGeneralEn;

  test('a word that visitors looked for in vain is added with its category, found by visitors and deleted @nightly', async ({
    page,
    problems,
  }, { repeatEachIndex }) => {
    problems.allow(/answered 400: POST/);
    // Letters alone: a word with a digit is a code.
    const word = `qxzv${locale}${'jkwxq'[repeatEachIndex % 5]}`;
    const results = `${isArabic ? '/ar' : ''}/products?search=${word}`;
    await page.goto(results);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signInAsStaff(page, locale);
    await page.goto('/admin/search-words');
    await page.getByRole('searchbox', { name: texts.find }).fill('تجوري');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await page.getByRole('searchbox', { name: texts.find }).fill(word);
    await expect(page.getByText(texts.noneLike(word))).toBeVisible();

    // A search in vain is counted, and leads to the form with its word.
    const missed = page.getByRole('link', { name: word });
    await expect(async () => {
      await page.goto('/admin/search-words/missed');
      await expect(missed).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await missed.click();
    await expect(page.getByRole('button', { name: texts.remove(word), exact: true })).toBeVisible();
    const save = page.getByRole('button', { name: general.save, exact: true });
    const field = page.getByLabel(texts.newWord, { exact: true });
    await field.fill('!!');
    await field.press('Enter');
    await save.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: texts.remove('!!') }).click();
    // What was typed and not added is saved too.
    await field.fill(`${word} box`);
    await page.getByLabel(texts.addPlace, { exact: true }).selectOption('storage/safes');
    await expect(page.getByRole('button', { name: texts.remove(word), exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await save.click();
    await expect(page.getByText(texts.created)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.remove(`${word} box`) })).toBeVisible();

    await page.goto(results);
    await expect(page.locator('a[href*="khazna-fire-safe-keypad-62"]').first()).toBeVisible();

    await page.goto(`/admin/search-words?search=${word}`);
    await rows.first().getByRole('link').click();
    await page.getByRole('button', { name: texts.delete, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.delete, exact: true }).click();
    await expect(page.getByRole('searchbox', { name: texts.find })).toBeVisible();
    await page.getByRole('searchbox', { name: texts.find }).fill(word);
    await expect(page.getByText(texts.noneLike(word))).toBeVisible();
  });
});
