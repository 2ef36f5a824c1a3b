import type { Page } from '@playwright/test';
import { adminAttributesAr } from '#i18n/messages/admin/attributes/attributes.ar.ts';
import { adminAttributesEn } from '#i18n/messages/admin/attributes/attributes.en.ts';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  untilInteractive,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';
import { categoryBody, productDraft } from '../../support/catalogue-bodies.ts';

async function add<Added>(page: Page, path: string, data: object): Promise<Added> {
  const answer = await page.request.post(path, { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: Added }).data;
}

forOneLanguage('ar', ({ locale, width }) => {
  const isArabic = locale === 'ar';
  const texts = isArabic ? adminAttributesAr : adminAttributesEn;
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const shop = isArabic ? ar : en;
  const isPhone = width < 1024;

  test('an attribute is defined, given to a category and a product, and narrows the list @nightly', async ({
    page,
    problems,
  }, { repeatEachIndex }) => {
    test.setTimeout(90_000);
    const mark = `${locale}${repeatEachIndex}`;
    const name = isArabic ? `درجة ${mark}` : `Tone ${mark}`;
    await signInAsStaff(page, locale);
    const category = await add<{ id: string; slug: string }>(
      page,
      '/api/categories',
      categoryBody(`Toned ${mark}`),
    );
    const draft = { category: category.slug, subcategory: null };
    // The shop is shared: no other test has these codes.
    const code = `TONE-${mark.toUpperCase()}`;
    const narrow = { width: 1200, depth: 600, height: 740 };
    const product = await add<{ id: string }>(
      page,
      '/api/products',
      productDraft({ ...draft, sku: `${code}-1`, dimensions: narrow }),
    );
    // As narrow without the attribute, and wider.
    await add(
      page,
      '/api/products',
      productDraft({ ...draft, sku: `${code}-2`, dimensions: narrow, name: 'Plain desk' }),
    );
    await add(page, '/api/products', productDraft({ ...draft, sku: `${code}-3`, name: 'Wide desk' }));

    // The definition, with a mistake that is said beside its field.
    await page.goto('/admin/attributes/new');
    await page.getByLabel(`${texts.name} (${general.english})`).fill(`Tone ${mark}`);
    await page.getByLabel(`${texts.name} (${general.arabic})`).fill(`درجة ${mark}`);
    await page.getByLabel(texts.key, { exact: true }).fill(`tone-${mark}`);
    await page.getByLabel(texts.kind, { exact: true }).selectOption('options');
    await page.getByRole('button', { name: texts.addOption }).click();
    const field = (path: string) => page.locator(`#field-options-0-${path}`);
    await field('name-en').fill('Pearl');
    await field('name-ar').fill('لؤلؤي');
    await field('key').fill('pearl');
    await field('swatch').fill('white');
    problems.allow(/400.*\/api\/attributes/);
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(field('swatch')).toHaveAttribute('aria-invalid', 'true');
    await field('swatch').fill('#f4f4f1');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(texts.created)).toBeVisible();

    // The category has it and the width as filters.
    await page.goto(`/admin/categories/${category.id}`);
    const choice = page.getByLabel(texts.ofCategory.add, { exact: true });
    await choice.selectOption(`tone-${mark}`);
    await choice.selectOption('width');
    const filters = page.getByRole('checkbox', { name: texts.ofCategory.isFilter, exact: true });
    await expect(filters).toHaveCount(2);
    for (const box of await filters.all()) await box.check();
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(general.unsaved)).toBeHidden();

    // The product has the option.
    await page.goto(`/admin/products/${product.id}`);
    await page
      .getByRole('group', { name })
      .getByLabel(isArabic ? 'لؤلؤي' : 'Pearl')
      .check();
    await page.getByRole('button', { name: texts.packing.addCarton }).click();
    const carton = { width: '1250', depth: '650', height: '90', weightKg: '22.5' };
    for (const [part, value] of Object.entries(carton)) {
      await page.locator(`#field-cartons-0-${part}`).fill(value);
    }
    await page.getByLabel(texts.packing.assembly, { exact: true }).selectOption('self');
    await page.getByLabel(texts.packing.minutes).fill('45');
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(general.unsaved)).toBeHidden();

    // The list of the category can be narrowed by both, and says so in its address.
    await page.goto(`${isArabic ? '/ar' : ''}/category/${category.slug}`);
    await untilInteractive(page);
    if (isPhone) await page.getByRole('button', { name: shop.listing.filters }).click();
    const form = page.locator(isPhone ? '#filters-of-drawer' : '#filters-of-page');
    await form.locator('input[name="width-to"]').fill('120');
    await form.locator('input[name="width-to"]').press('Enter');
    await expect(page).toHaveURL(/width-to=120/);
    await form.locator(`input[name="tone-${mark}"]`).check();
    await expect(page).toHaveURL(new RegExp(`tone-${mark}=pearl`));
    if (isPhone) await page.getByRole('button', { name: shop.listing.showProducts(1) }).click();
    const list = page.getByRole('region', { name: shop.listing.results });
    await expect(list.getByText(shop.listing.count(1), { exact: true })).toBeVisible();

    // Its page says the attribute, the carton and the assembly.
    await list.locator('a[href*="/product/"]').first().click();
    const table = page.getByRole('region', { name: shop.catalogue.specifications });
    await expect(table).toContainText(isArabic ? 'لؤلؤي' : 'Pearl');
    await expect(table).toContainText('125 × 65 × 9');
    await expect(table).toContainText('45');
  });
});
