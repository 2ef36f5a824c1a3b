import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { adminCatalogueAr } from '#i18n/messages/admin/catalogue.ar.ts';
import { adminCatalogueEn } from '#i18n/messages/admin/catalogue.en.ts';
import { adminGeneralAr } from '#i18n/messages/admin/general.ar.ts';
import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { adminPicturesAr } from '#i18n/messages/admin/pictures.ar.ts';
import { adminPicturesEn } from '#i18n/messages/admin/pictures.en.ts';
import { adminProductStatusAr } from '#i18n/messages/admin/products/product-status.ar.ts';
import { adminProductStatusEn } from '#i18n/messages/admin/products/product-status.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  untilInteractive,
} from '../../support/browser/browser.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';

const picture = async (colour: string, width = 400) => ({
  name: `${colour.slice(1)}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height: (width * 9) / 16, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

async function addProduct(page: Page, fields: Parameters<typeof productDraft>[0]) {
  const draft = productDraft(fields);
  const answer = await page.request.post('/api/products', { data: draft });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as {
    data: { id: string; slug: string; version: number; imageIds: string[] };
  };
  return { ...draft, ...data };
}

/** The handle has the focus: takes hold, goes so many places further, and lets go. */
async function moveByKeyboard(page: Page, key: string, places: number): Promise<void> {
  await page.keyboard.press('Enter');
  const target = page.locator('[role=button]:focus');
  await expect(target).toBeFocused();
  for (let place = 0; place < places; place += 1) {
    const before = await target.getAttribute('id');
    await page.keyboard.press(key);
    await expect(target).not.toHaveAttribute('id', before ?? '');
  }
  await page.keyboard.press('Enter');
}

forOneLanguage('en', ({ locale, width }) => {
  const isArabic = locale === 'ar';
  const texts = isArabic ? adminCatalogueAr : adminCatalogueEn;
  const pictures = isArabic ? adminPicturesAr : adminPicturesEn;
  const general = isArabic ? adminGeneralAr : adminGeneralEn;
  const status = isArabic ? adminProductStatusAr : adminProductStatusEn;
  const code = isArabic ? 'AR' : 'EN';

  // Specification 1.09
  test('a product is made with pictures, changed despite a conflict, deleted and restored', async ({
    page,
    problems,
  }, { repeatEachIndex }) => {
    const product = `${code}${repeatEachIndex}`;
    // Far enough apart that no two are the same bytes once they are compressed.
    const red = (48 + 8 * repeatEachIndex).toString(16);
    const blue = isArabic ? '40' : 'c0';
    const chosen = await picture(`#${red}20${blue}`, 2400);
    // One long job, on a machine that may have others to do.
    test.setTimeout(90_000);
    await signInAsStaff(page, locale);
    await page.goto('/admin/products/new');
    await page.getByLabel(`${texts.form.fields.name} (${general.english})`).fill(`Journey desk ${product}`);
    await page.getByLabel(texts.form.fields.brand, { exact: true }).fill('Sadu');
    await page.getByLabel(texts.form.fields.price).fill('1,499.50');
    await page.getByLabel(texts.form.fields.category, { exact: true }).selectOption('desks');
    await page.getByLabel(texts.form.fields.stock, { exact: true }).fill('7');
    await expect(page.getByRole('main').getByText(general.lacksArabic)).toBeVisible();
    await page.getByRole('button', { name: texts.form.addSpecification }).click();
    await page.getByLabel(`${texts.form.label} (${general.english})`).fill('Top');
    await page.getByLabel(`${texts.form.value} (${general.english})`).fill('Oak');
    await page
      .getByLabel(pictures.choose)
      .setInputFiles([
        chosen,
        await picture(`#${red}80${blue}`),
        { name: 'script.png', mimeType: 'image/png', buffer: Buffer.from('#!/bin/sh') },
        { name: 'table.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
      ]);
    const grid = page.getByRole('grid', { name: pictures.pictures });
    // The server makes six sizes of the first one.
    await expect(grid.getByRole('row')).toHaveCount(2, { timeout: 20_000 });
    await expect(page.getByText(pictures.problems.notAPicture)).toBeVisible();
    await expect(page.getByText(pictures.problems.wrongType)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    // The code is missing: the error is beside the field, and nothing is lost.
    problems.allow(/400.*\/api\/products/);
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByLabel(texts.form.fields.sku)).toHaveAttribute('aria-invalid', 'true');
    await expect(grid.getByRole('row')).toHaveCount(2);
    await page.getByLabel(texts.form.fields.sku).fill(`JOURNEY-${product}`);

    // The order of the pictures, by keyboard alone.
    const first = await grid.getByRole('row').first().getAttribute('data-key');
    if (isArabic) {
      // A phone has buttons instead, which keep the focus.
      const later = page.getByRole('button', { name: general.moveBack(pictures.picture(1)) });
      await later.click();
      await expect(page.getByRole('button', { name: general.moveBack(pictures.picture(2)) })).toBeFocused();
    } else {
      await grid.getByRole('row').first().focus();
      await page.getByRole('button', { name: general.move(pictures.picture(1)), exact: true }).focus();
      await moveByKeyboard(page, 'ArrowRight', 1);
    }
    await expect(grid.getByRole('row').last()).toHaveAttribute('data-key', first ?? '');

    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(status.savedAs.live)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';
    const stored = await (await page.request.get(`/api/staff/products/${id}`)).json();
    expect(stored.data).toMatchObject({
      price: 1499.5,
      stock: 7,
      subcategory: null,
      lacksArabic: ['name', 'specifications'],
    });
    expect(stored.data.imageIds[1]).toBe(first);
    expect(stored.data.pictures).toMatchObject([
      { width: 400, height: 225, alt: { en: `Journey desk ${product}` } },
      { width: 1920, height: 1080 },
    ]);
    const library = await (await page.request.get(`/api/images?search=${chosen.name}`)).json();
    expect(library.data).toMatchObject([
      { originalName: chosen.name, type: 'image/png', size: chosen.buffer.byteLength },
    ]);

    const shownName = isArabic ? `Journey desk ${product}` : `My desk ${product}`;
    if (!isArabic) {
      // Another member of staff changes brand and name meanwhile; this page changed the name too.
      const {
        id: _id,
        images: _images,
        pictures: _p,
        lacksArabic: _l,
        createdAt: _c,
        changedAt: _ch,
        deletedAt: _d,
        previewPath: _pp,
        successors: _s,
        uses: _u,
        ...body
      } = stored.data;
      await page.getByLabel(`${texts.form.fields.name} (${general.english})`).fill(`My desk ${product}`);
      const theirs = await page.request.put(`/api/products/${id}`, {
        data: { ...body, name: `Their desk ${product}`, brand: 'Al Reem' },
      });
      expect(theirs.status()).toBe(200);
      problems.allow(/409.*\/api\/products/);
      await page.getByRole('button', { name: general.save, exact: true }).click();
      const conflict = page.getByRole('dialog', { name: general.conflictTitle });
      await expect(conflict.getByText(`Their desk ${product}`)).toBeVisible();
      await expect(conflict.getByText(`My desk ${product}`)).toBeVisible();
      await expectNoAxeViolations(page);
      await conflict.getByRole('button', { name: general.keepChosen }).click();
      await page.getByRole('button', { name: general.save, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`My desk ${product}`);
      const merged = await (await page.request.get(`/api/products/${id}`)).json();
      expect(merged.data).toMatchObject({ name: `My desk ${product}`, brand: 'Al Reem' });
    }

    // Stock with a reason.
    await page.getByRole('button', { name: texts.form.changeStock }).click();
    await page.getByLabel(texts.stock.pieces).fill('-2');
    await page.getByLabel(texts.stock.reason).selectOption('damage');
    await page.getByRole('button', { name: texts.stock.save, exact: true }).click();
    await expect(page.getByText(texts.stock.reasons.damage).last()).toBeVisible();
    await expect(page.getByLabel(texts.form.fields.stock, { exact: true })).toHaveValue('5');

    // Leaving with unsaved changes needs a confirmation; a deletion shows what it affects and can be undone.
    await page.getByLabel(texts.form.fields.brand, { exact: true }).fill('Not saved');
    await page.getByRole('link', { name: general.back(texts.products.title) }).click();
    await page.getByRole('button', { name: general.stay }).click();
    await page.getByRole('button', { name: general.discard }).click();
    await page.getByRole('button', { name: texts.form.delete, exact: true }).click();
    const question = page.getByRole('dialog', { name: texts.form.deleteTitle(shownName) });
    await expect(question.getByText(texts.form.uses.none)).toBeVisible();
    await question.getByRole('button', { name: texts.form.delete, exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
    problems.allow(/404.*\/api\/products/);
    expect((await page.request.get(`/api/products/${id}`)).status()).toBe(404);
    await page.getByRole('button', { name: general.undo }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/products/${id}$`));
    expect((await page.request.get(`/api/products/${id}`)).status()).toBe(200);
  });

  test('products are found, chosen and changed together, and a table is checked before it is written @nightly', async ({
    page,
  }) => {
    await signInAsStaff(page, locale);
    const brand = `Bulkmaker ${code}`;
    const [one, other] = [
      await addProduct(page, { brand, sku: `BULK-${code}-1`, name: 'Bulk desk one', price: 100, stock: 0 }),
      await addProduct(page, { brand, sku: `BULK-${code}-2`, name: 'Bulk desk two', price: 200 }),
    ];
    await page.goto('/admin/products');
    await page.getByLabel(texts.products.search).fill(`BULK-${code}`);
    await expect(page).toHaveURL(new RegExp(`search=BULK-${code}`));
    const rows = width < 768 ? page.getByRole('listitem') : page.getByRole('row');
    await expect(rows.filter({ hasText: one.sku })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    for (const { sku } of [one, other]) {
      await rows.filter({ hasText: sku }).getByRole('checkbox').check();
    }
    await expect(page.getByText(texts.bulk.chosen(2))).toBeVisible();
    await page.getByRole('button', { name: texts.bulk.price }).click();
    const dialog = page.getByRole('dialog', { name: texts.bulk.price });
    await dialog.getByLabel(texts.bulk.percent).fill('10');
    await dialog.getByRole('button', { name: texts.bulk.show }).click();
    await expect(dialog.getByText('110.00')).toBeVisible();
    await expectNoAxeViolations(page);
    // One is sold meanwhile: nothing is written until staff have seen it.
    await page.request.post(`/api/products/${one.id}/stock-movements`, {
      data: { by: 3, reason: 'delivery' },
    });
    await dialog.getByRole('button', { name: texts.bulk.apply(2) }).click();
    await expect(dialog.getByText(texts.bulk.outcomes.stale)).toBeVisible();
    await dialog.getByRole('button', { name: texts.bulk.retry }).click();
    await dialog.getByRole('button', { name: texts.bulk.apply(2) }).click();
    await expect(page.getByText(texts.bulk.applied(2))).toBeVisible();
    const prices = await Promise.all(
      [one, other].map(
        async ({ id }) => (await (await page.request.get(`/api/products/${id}`)).json()).data.price,
      ),
    );
    expect(prices).toEqual([110, 220]);

    await page.goto('/admin/products/import');
    const table = (price: string) => ({
      name: 'products.csv',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from(`sku;price\r\n${one.sku};${price}\r\n`),
    });
    await page.getByLabel(texts.import.file).setInputFiles(table('dear'));
    await expect(page.getByText(texts.import.problemsTitle(1))).toBeVisible();
    await expect(page.getByRole('button', { name: texts.import.apply(1) })).toHaveCount(0);
    await page.getByLabel(texts.import.file).setInputFiles(table('125'));
    await expect(page.getByText(texts.import.plan)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: texts.import.apply(1) }).click();
    await expect(page.getByText(texts.import.applied(1))).toBeVisible();
    const exported = await page.request.get('/api/product-sheet');
    expect(await exported.text()).toContain(`"${one.sku}"`);
  });

  test('categories are ordered by keyboard and edited, and the library says where a picture is used @nightly', async ({
    page,
  }) => {
    await signInAsStaff(page, locale);
    const made = await page.request.post('/api/categories', {
      data: {
        name: `Journey ${code}`,
        description: '',
        // Of its own in each language: a move gives a new version to all that make room, and others may be editing them.
        department: isArabic ? 'furniture' : 'services',
        subcategories: [],
        translations: { ar: { name: `رحلة ${code}`, description: '' } },
      },
    });
    expect(made.status()).toBe(201);
    const { data: category } = (await made.json()) as { data: { id: string } };
    await page.goto('/admin/categories');
    const name = isArabic ? `رحلة ${code}` : `Journey ${code}`;
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    const up = page.getByRole('button', { name: isArabic ? general.moveUp(name) : general.move(name) });
    await page.getByRole('row', { name }).focus();
    await up.focus();
    // On a slow connection the form is opened, and typed into, before the list has heard of its own move.
    const typed = Promise.withResolvers<void>();
    await page.route('**/api/staff/categories', async (route) => {
      await typed.promise;
      await route.continue();
    });
    if (isArabic) await up.press('Enter');
    else await moveByKeyboard(page, 'ArrowUp', 2);
    await expect(page.getByText(texts.categories.moved)).toBeVisible();

    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('button', { name: texts.categories.addSubcategory }).click();
    const rows = page.getByRole('grid', { name: texts.categories.subcategoriesTitle });
    await rows.getByLabel(`${texts.categories.name} (${general.english})`).fill('Part');
    await rows.getByLabel(`${texts.categories.name} (${general.arabic})`).fill('جزء');
    const heard = page.waitForResponse('**/api/staff/categories');
    typed.resolve();
    await heard;
    await page.getByLabel(pictures.choose).setInputFiles([await picture(isArabic ? '#778899' : '#998877')]);
    await expect(page.getByRole('button', { name: texts.categories.takeAway })).toBeVisible();
    await page.getByRole('button', { name: general.save, exact: true }).click();
    await expect(page.getByText(texts.categories.saved)).toBeVisible();
    const tree = await (await page.request.get('/api/categories')).json();
    const stored = tree.data.find(({ id }: { id: string }) => id === category.id);
    expect(stored).toMatchObject({
      subcategories: [{ name: 'Part' }],
      image: expect.stringContaining('/images/categories/'),
    });

    await page.goto(`/admin/images?search=${isArabic ? '778899' : '998877'}`);
    await page.getByRole('list', { name: pictures.caption }).getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name })).toBeVisible();
    await expect(dialog.getByText(pictures.cannotRemove)).toBeVisible();
    await dialog.getByLabel(`${pictures.alt} (${general.arabic})`).fill('لون');
    await dialog.getByRole('button', { name: pictures.saveAlt }).click();
    await expect(page.getByText(pictures.altSaved)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.request.delete(`/api/categories/${category.id}`);
  });
});

// Specification 4.05
test('open pages of the shop show a price that staff change in another tab @nightly', async ({
  page,
  context,
}, { repeatEachIndex }) => {
  await signInAsStaff(page, 'en');
  const sku = `SHOWN-${repeatEachIndex}`;
  const { id, slug } = await addProduct(page, { sku, name: `Shown desk ${repeatEachIndex}`, price: 1100 });
  const untouched = await context.newPage();
  await untouched.goto(`/product/${slug}`);
  const list = await context.newPage();
  await list.goto(`/products?search=${sku}`);
  await untilInteractive(list);
  await list.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));

  await page.goto(`/admin/products/${id}`);
  for (const price of ['1,234.50', '2,345.00']) {
    await expect(list.getByRole('main')).not.toContainText(price);
    await page.getByLabel(adminCatalogueEn.form.fields.price).fill(price);
    const saved = page.waitForResponse(`**/api/products/${id}`);
    await page.getByRole('button', { name: adminGeneralEn.save, exact: true }).click();
    expect((await saved).status()).toBe(200);
    await expect(untouched.getByRole('main')).toContainText(price);
    await expect(list.getByRole('main')).toContainText(price);
  }
  await expect(list.locator('body')).toHaveAttribute('data-not-reloaded', '');
});

// Specification 8.01
test('a list of products that cannot be read is empty below the error, until it can @nightly', async ({
  page,
  problems,
}) => {
  problems.allow(/\/api\/staff\/products/);
  await signInAsStaff(page, 'en');
  await page.route(/\/api\/staff\/products/, (route) => route.abort('connectionreset'));
  await page.goto('/admin/products');
  await expect(page.getByRole('alert')).toContainText(adminGeneralEn.failed);
  await expect(page.getByText(adminCatalogueEn.products.empty)).toBeVisible();
  await page.unroute(/\/api\/staff\/products/);
  await page.getByRole('button', { name: adminGeneralEn.tryAgain }).click();
  await expect(page.getByText(adminCatalogueEn.products.empty)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
