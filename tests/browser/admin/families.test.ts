import type { Page } from '@playwright/test';
import { adminFamiliesAr } from '#i18n/messages/admin/families/families.ar.ts';
import { adminFamiliesEn } from '#i18n/messages/admin/families/families.en.ts';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';

async function addDesk(
  page: Page,
  sku: string,
  name: string,
  width: number,
): Promise<{ id: string; slug: string }> {
  const draft = productDraft({ sku, name, dimensions: { width, depth: 700, height: 740 } });
  const answer = await page.request.post('/api/products', { data: draft });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: string; slug: string } }).data;
}

forOneLanguage('ar', ({ locale, path }) => {
  const isArabic = locale === 'ar';
  const texts = isArabic ? adminFamiliesAr : adminFamiliesEn;
  const general = isArabic ? adminGeneralAr : adminGeneralEn;

  test('staff make a family of two desks, see what is missing, and the shop leads from one to the other @nightly', async ({
    page,
  }, { repeatEachIndex }) => {
    test.setTimeout(90_000);
    // As long as any other, so that none begins as another does.
    const mark = `${locale}${String(repeatEachIndex).padStart(3, '0')}`;
    await signInAsStaff(page, locale);
    // The shop is shared: no other test has these words.
    const codes = ['A', 'B'].map((letter) => `FAM-${mark.toUpperCase()}-${letter}`);
    const small = await addDesk(page, codes[0] ?? '', `Zarqa desk ${mark}, 121 cm`, 1210);
    const large = await addDesk(page, codes[1] ?? '', `Zarqa desk ${mark}, 163 cm`, 1630);

    await page.goto('/admin/families/new');
    await page.getByLabel(`${texts.name} (${general.english})`).fill(`Zarqa desk ${mark}`);
    await page.getByLabel(`${texts.name} (${general.arabic})`).fill(`مكتب زرقاء ${mark}`);
    await page.getByLabel(texts.key, { exact: true }).fill(`zarqa-desk-${mark}`);
    await page.getByLabel(texts.addOption, { exact: true }).selectOption('width');
    await page
      .getByRole('button', { name: isArabic ? 'إضافة من الكتالوج' : 'Add from the catalogue' })
      .click();
    const dialog = page.getByRole('dialog');
    for (const code of codes) {
      await dialog.getByRole('searchbox').fill(code);
      await dialog.getByRole('listitem').filter({ hasText: code }).getByRole('button').click();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByText(codes[1] ?? '', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(texts.created)).toBeVisible();
    await expect(page.getByText(texts.complete)).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.goto('/admin/families');
    const row = page.getByRole('listitem').filter({ hasText: `zarqa-desk-${mark}` });
    await expect(row).toContainText(texts.products(2));

    // A third one joins on its own screen, where its form says that it has the size of another.
    const third = await addDesk(page, `FAM-${mark.toUpperCase()}-C`, `Zarqa desk ${mark}, 184 cm`, 1630);
    await page.goto(`/admin/products/${third.id}`);
    const family = page.getByLabel(new RegExp(`^${texts.ofProduct.choose}`));
    await family.selectOption(`zarqa-desk-${mark}`);
    const note = page.getByText(texts.ofProduct.same);
    await expect(note).toBeVisible();
    await expect(page.locator(`a[href="/admin/products/${large.id}"]`)).toBeVisible();
    await page.getByRole('button', { name: texts.ofProduct.change(isArabic ? 'العرض' : 'Width') }).click();
    const width = page.locator('input:focus');
    await expect(width).toHaveValue('1630');
    await width.fill('1840');
    await expect(note).toBeHidden();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    // The choice survives a reload as the rest of the form does.
    await page.reload();
    await expect(family).toHaveValue(`zarqa-desk-${mark}`);
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(general.unsaved)).toHaveCount(0);
    await page
      .getByRole('link', {
        name: texts.ofProduct.open(isArabic ? `مكتب زرقاء ${mark}` : `Zarqa desk ${mark}`),
      })
      .click();
    await expect(page.getByText(`FAM-${mark.toUpperCase()}-C`, { exact: true })).toBeVisible();
    await expect(page.getByText(texts.complete)).toBeVisible();

    await page.goto(path(`/product/${small.slug}`));
    const widths = page.getByRole('region', { name: isArabic ? 'العرض' : 'Width', exact: true });
    await widths.getByRole('link', { name: isArabic ? '163 سم' : '163 cm' }).click();
    await expect(page).toHaveURL(new RegExp(`${large.slug}$`));
  });
});
