import type { Page } from '@playwright/test';
import { adminActivityAr } from '#i18n/messages/admin/activity.ar.ts';
import { adminActivityEn } from '#i18n/messages/admin/activity.en.ts';
import { adminCatalogueAr } from '#i18n/messages/admin/catalogue.ar.ts';
import { adminCatalogueEn } from '#i18n/messages/admin/catalogue.en.ts';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { adminProductStatusAr } from '#i18n/messages/admin/products/product-status.ar.ts';
import { adminProductStatusEn } from '#i18n/messages/admin/products/product-status.en.ts';
import { adminStockTakeAr } from '#i18n/messages/admin/products/stock-take.ar.ts';
import { adminStockTakeEn } from '#i18n/messages/admin/products/stock-take.en.ts';
import { adminTranslationsAr } from '#i18n/messages/admin/products/translations.ar.ts';
import { adminTranslationsEn } from '#i18n/messages/admin/products/translations.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';

interface Made {
  readonly id: string;
  readonly slug: string;
  readonly sku: string;
  readonly name: string;
  readonly version: number;
}

async function addProduct(page: Page, fields: Parameters<typeof productDraft>[0]): Promise<Made> {
  const answer = await page.request.post('/api/products', { data: productDraft(fields) });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: Made }).data;
}

async function stockOf(page: Page, { id }: Made): Promise<number> {
  const answer = await page.request.get(`/api/staff/products/${id}`);
  return ((await answer.json()) as { data: { stock: number } }).data.stock;
}

forOneLanguage('en', ({ locale, width, path }) => {
  const isArabic = locale === 'ar';
  const texts = isArabic ? adminCatalogueAr : adminCatalogueEn;
  const status = isArabic ? adminProductStatusAr : adminProductStatusEn;
  const take = isArabic ? adminStockTakeAr : adminStockTakeEn;
  const translations = isArabic ? adminTranslationsAr : adminTranslationsEn;
  const activity = isArabic ? adminActivityAr : adminActivityEn;
  const { quotations } = isArabic ? adminSalesAr : adminSalesEn;
  const messages = isArabic ? ar : en;
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const nameIn = (english: string, arabic: string) => (isArabic ? arabic : english);

  // Specification 2.06
  test('a draft is previewed, published in the list, discontinued with a successor, deleted and restored @nightly', async ({
    page,
    problems,
  }, { repeatEachIndex, retry }) => {
    test.setTimeout(90_000);
    const code = `${isArabic ? 'AR' : 'EN'}-${repeatEachIndex}-${retry}`;
    await signInAsStaff(page, locale);
    const successor = await addProduct(page, { sku: `NEXT-${code}`, name: `Next desk ${code}` });
    const draft = await addProduct(page, {
      sku: `DRAFT-${code}`,
      name: `Draft desk ${code}`,
      status: 'draft',
      price: 100,
    });
    const name = nameIn(draft.name, 'مكتب كتابة');

    await page.goto(`/admin/products/${draft.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const preview = await page.getByRole('link', { name: status.preview, exact: true }).getAttribute('href');
    expect((await page.request.get(path(`/product/${draft.slug}`))).status()).toBe(404);
    const shown = await page.goto(path(preview ?? ''));
    expect(shown?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByText(messages.product.preview)).toBeVisible();
    await expect(page.getByRole('button', { name: messages.addToCart.add })).toHaveCount(0);
    await expectNoSidewaysScroll(page);

    await page.goto(`/admin/products?search=DRAFT-${code}`);
    const rows = width < 768 ? page.getByRole('listitem') : page.getByRole('row');
    const row = rows.filter({ hasText: draft.sku });
    await expect(row.getByText(status.names.draft, { exact: true })).toBeVisible();
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: texts.bulk.status }).click();
    const dialog = page.getByRole('dialog', { name: texts.bulk.status });
    await dialog.getByLabel(status.newStatus).selectOption('live');
    await dialog.getByRole('button', { name: texts.bulk.show }).click();
    await dialog.getByRole('button', { name: texts.bulk.apply(1) }).click();
    await expect(page.getByText(texts.bulk.applied(1))).toBeVisible();
    await expect(row.getByText(status.names.live, { exact: true })).toBeVisible();

    // In the list, with a conflict: the price that a colleague has saved is shown, and can be overwritten.
    await page.getByRole('button', { name: status.inline.begin }).click();
    const price = page.getByLabel(status.inline.priceOf(name));
    await page.request.put(`/api/products/${draft.id}`, {
      data: { name: draft.name, category: 'desks', price: 120 },
    });
    problems.allow(/answered 409: PUT/);
    await price.fill('150');
    await price.press('Enter');
    await page.getByRole('button', { name: status.inline.saveAnyway('150') }).click();
    await expect(row.getByText(status.inline.saved)).toBeVisible();
    const stock = page.getByLabel(status.inline.stockOf(name));
    await stock.fill('9');
    await stock.press('Enter');
    await expect.poll(() => stockOf(page, draft)).toBe(9);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await page.goto(`/admin/products/${draft.id}`);
    await page.getByLabel(status.status, { exact: true }).selectOption('discontinued');
    await page.getByRole('button', { name: quotations.addProduct }).click();
    const search = page.getByRole('dialog', { name: quotations.addProduct });
    await search.getByRole('searchbox').fill(successor.sku);
    await search.getByRole('button', { name: new RegExp(successor.sku) }).click();
    await page.keyboard.press('Escape');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(status.savedAs.discontinued)).toBeVisible();
    const visited = await page.goto(path(`/product/${draft.slug}`));
    expect(visited?.status()).toBe(200);
    await expect(page.getByText(messages.product.discontinued.title)).toBeVisible();
    await expect(page.getByRole('button', { name: messages.addToCart.add })).toHaveCount(0);
    const instead = page.getByRole('region', { name: messages.product.successors });
    await expect(instead.getByRole('link')).toHaveAttribute('href', path(`/product/${successor.slug}`));
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await page.request.delete(`/api/products/${draft.id}`);
    await page.goto('/admin/products/deleted');
    const deleted = rows.filter({ hasText: draft.sku });
    await deleted.getByRole('button', { name: general.deletedList.restoreOf(name) }).click();
    await expect(page.getByText(texts.form.restored(name))).toBeVisible();
    await expect(deleted).toHaveCount(0);
  });

  test('stock is counted with a scanner, previewed and undone; missing Arabic is filled in @nightly', async ({
    page,
  }, { repeatEachIndex, retry }) => {
    test.setTimeout(90_000);
    const code = `${isArabic ? 'AR' : 'EN'}-${repeatEachIndex}-${retry}`;
    await signInAsStaff(page, locale);
    const [one, other] = [
      await addProduct(page, { sku: `SCAN-${code}-1`, name: `Scanned desk ${code}`, stock: 3 }),
      await addProduct(page, { sku: `SCAN-${code}-2`, name: `Typed desk ${code}`, stock: 5 }),
    ];
    await page.goto('/admin/stock-take');
    const scanner = page.getByLabel(take.scan);
    for (const scanned of [one.sku, other.sku.toLowerCase(), one.sku]) {
      await scanner.pressSequentially(scanned);
      await scanner.press('Enter');
      await expect(scanner).toHaveValue('');
    }
    const rows = page.getByRole('list', { name: take.title }).getByRole('listitem');
    const counted = rows.getByRole('textbox');
    await expect(counted).toHaveCount(2);
    await expect(counted.first()).toHaveValue('2');
    await scanner.fill('NO-SUCH-CODE');
    await scanner.press('Enter');
    await expect(page.getByText(take.unknownCode('NO-SUCH-CODE'))).toBeVisible();
    await counted.last().fill('4');
    await expect(rows.last()).toContainText('-1');
    // A scan while another field has the focus counts, and leaves that field as it was.
    await counted.last().fill(one.sku);
    await counted.last().press('Enter');
    await expect(counted.first()).toHaveValue('3');
    await expect(counted.last()).toHaveValue('4');
    await counted.first().fill('1');
    await page.reload();
    await expect(counted.first()).toHaveValue('1');
    await expect(rows.first()).toContainText(one.sku);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: take.preview }).click();
    const preview = page.getByRole('dialog', { name: take.previewTitle });
    await expect(preview.getByText(one.sku)).toBeVisible();
    // Pieces come in while the preview is open: the differences are taken from what is there then.
    await page.request.post(`/api/products/${one.id}/stock-movements`, {
      data: { by: 10, reason: 'delivery' },
    });
    await preview.getByRole('button', { name: take.apply(2) }).click();
    await expect(page.getByText(take.applied(2))).toBeVisible();
    expect([await stockOf(page, one), await stockOf(page, other)]).toEqual([11, 4]);
    await expect(page.getByText(take.empty)).toBeVisible();

    await page.goto(`/admin/products/${one.id}`);
    await page.locator('summary').getByText(activity.history, { exact: true }).click();
    const history = page.getByRole('list', { name: activity.history });
    await expect(history.getByText(activity.actions['count-stock'] ?? '')).toBeVisible();
    await expectNoAxeViolations(page);
    await history.getByRole('link', { name: activity.togetherHint(2) }).click();
    await page.getByRole('button', { name: activity.undo }).click();
    const undo = page.getByRole('dialog', { name: activity.undoTitle });
    await expect(undo.getByText(activity.undoText(2))).toBeVisible();
    await undo.getByRole('button', { name: activity.undo }).click();
    await expect(page.getByText(activity.undone(2))).toBeVisible();
    expect([await stockOf(page, one), await stockOf(page, other)]).toEqual([13, 5]);

    const untranslated = await addProduct(page, {
      sku: `LACKS-${code}`,
      name: `Untranslated desk ${code}`,
      brand: `Maker ${code}`,
      translations: {
        ar: {
          name: '',
          shortDescription: 'مكتب',
          description: 'مكتب.',
          specifications: [{ label: 'السطح', value: 'بلوط' }],
        },
      },
    });
    await page.goto('/admin/translations');
    const item = page.getByRole('list', { name: translations.title }).getByRole('listitem').filter({
      hasText: untranslated.name,
    });
    const field = item.getByRole('textbox', {
      name: `${translations.fields.name} (${translations.arabic})`,
    });
    await field.fill('مكتب مترجم');
    await page.reload();
    await expect(field).toHaveValue('مكتب مترجم');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await item.getByRole('button', { name: translations.save }).click();
    await expect(page.getByText(translations.saved(untranslated.name))).toBeVisible();
    await expect(item).toHaveCount(0);

    // A brand is named once for its products, and the name is changed in the list of brands.
    const brand = `Maker ${code}`;
    const ofBrand = page
      .getByRole('list', { name: translations.title })
      .getByRole('listitem')
      .filter({ hasText: brand });
    await ofBrand.getByRole('textbox').fill('الصانع');
    await ofBrand.getByRole('button', { name: translations.save }).click();
    await expect(ofBrand).toHaveCount(0);
    await page.locator('summary', { hasText: translations.brands.title }).click();
    const nameOfBrand = page.getByRole('textbox', { name: brand });
    await expect(nameOfBrand).toHaveValue('الصانع');
    await nameOfBrand.fill('صانع المكاتب');
    await page.getByRole('button', { name: translations.brands.save(brand) }).click();
    await expect(page.getByRole('button', { name: translations.brands.save(brand) })).toHaveCount(0);
    await expect(nameOfBrand).toHaveValue('صانع المكاتب');
    await expectNoAxeViolations(page);
    await page.goto(`/ar/product/${untranslated.slug}`);
    await expect(page.getByRole('main').getByText('صانع المكاتب', { exact: true })).toBeVisible();
  });
});
