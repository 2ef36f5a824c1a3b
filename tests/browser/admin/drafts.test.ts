import { adminAr } from '#i18n/messages/admin/admin.ar.ts';
import { adminEn } from '#i18n/messages/admin/admin.en.ts';
import { adminCatalogueEn } from '#i18n/messages/admin/catalogue.en.ts';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { adminPicturesEn } from '#i18n/messages/admin/pictures.en.ts';
import { adminProductStatusEn } from '#i18n/messages/admin/products/product-status.en.ts';
import { adminSignInAr } from '#i18n/messages/admin/sign-in.ar.ts';
import { adminSignInEn } from '#i18n/messages/admin/sign-in.en.ts';
import { adminTestimonialsAr } from '#i18n/messages/admin/testimonials.ar.ts';
import { adminTestimonialsEn } from '#i18n/messages/admin/testimonials.en.ts';
import { expect, expectNoAxeViolations, forOneLanguage } from '../../support/browser/browser.ts';
import { signInAsStaff, staffPassword, test } from '../../support/browser/staff-in-browser.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';

forOneLanguage('en', ({ locale, width }) => {
  const isArabic = locale === 'ar';
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const frame = isArabic ? adminAr : adminEn;
  const signIn = isArabic ? adminSignInAr : adminSignInEn;
  const texts = isArabic ? adminTestimonialsAr : adminTestimonialsEn;
  const typed = isArabic ? 'موزة المهندي' : 'Moza Al-Mohannadi';

  test('what was typed survives the end of the session, a lost connection and a wrong click', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/\/api\/|failed/);
    await signInAsStaff(page, locale);
    await page.goto('/admin/testimonials/new');
    const author = page.getByLabel(`${texts.author} (${isArabic ? general.arabic : general.english})`);
    const save = page.getByRole('button', { name: general.save, exact: true });
    await author.fill(typed);

    await context.clearCookies();
    await save.click();
    await expect(page.getByText(signIn.over)).toBeVisible();
    await page.getByLabel(signIn.username).fill('admin');
    await page.getByLabel(signIn.password, { exact: true }).fill(staffPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/testimonials\/new$/);
    await expect(author).toHaveValue(typed);
    await expect(page.getByText(general.keptDraft)).toBeVisible();

    await page.route('**/api/testimonials', (route) => route.abort());
    await save.click();
    await expect(page.getByText(general.offline)).toBeVisible();
    await expect(author).toHaveValue(typed);
    await page.unroute('**/api/testimonials');

    const goElsewhere = async () => {
      if (width < 768) await page.getByRole('button', { name: frame.openMenu }).click();
      await page
        .getByRole('link', { name: frame.screens.products, exact: true })
        .filter({ visible: true })
        .click();
    };
    await goElsewhere();
    const question = page.getByRole('dialog', { name: general.leaveTitle });
    await expect(question).toBeVisible();
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: general.stay }).click();
    await expect(author).toHaveValue(typed);
    await goElsewhere();
    await question.getByRole('button', { name: general.leave }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
    await page.goto('/admin/testimonials/new');
    await expect(author).toHaveValue('');
  });
});

test('a form keeps what was saved while the shop reads it again, and can be saved once more @nightly', async ({
  page,
}, { repeatEachIndex }) => {
  await signInAsStaff(page, 'en');
  const made = await page.request.post('/api/products', {
    data: productDraft({ sku: `KEPT-${repeatEachIndex}-${Date.now()}`, name: 'Desk', status: 'draft' }),
  });
  const { data: product } = (await made.json()) as { data: { id: string } };
  await page.goto(`/admin/products/${product.id}`);
  const name = page.getByLabel(`${adminCatalogueEn.form.fields.name} (${adminGeneralEn.english})`);
  const save = page.getByRole('button', { name: adminGeneralEn.save, exact: true });
  await expect(name).toHaveValue('Desk', { timeout: 20_000 });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api/staff/products/${product.id}*`, async (route) => {
    await held;
    await route.continue();
  });
  for (const typed of ['Oak desk', 'Walnut desk']) {
    await name.fill(typed);
    await save.click();
    await expect(save).toBeDisabled();
    await expect(page.getByText(adminProductStatusEn.savedAs.draft).first()).toBeVisible();
    await expect(name).toHaveValue(typed);
  }
  answer();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a picture is pasted into the library @nightly', async ({ page }) => {
  await signInAsStaff(page, 'en');
  await page.goto('/admin/images');
  await expect(page.getByText(adminPicturesEn.drop)).toBeVisible();
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(320, 240);
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('nothing to paint with');
    paint.fillStyle = '#246';
    paint.fillRect(0, 0, 320, 240);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(
      new File([await canvas.convertToBlob()], 'pasted-sample.png', { type: 'image/png' }),
    );
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  });
  await expect(page.getByText(/pasted-sample/).first()).toBeVisible();
});
