import { adminGeneralEn } from '#i18n/messages/admin/general.en.ts';
import { productModelEn } from '#i18n/messages/admin/products/product-model.en.ts';
import { fieldRulesEn } from '#i18n/messages/errors.en.ts';
import { modelViewEn } from '#i18n/messages/model-view.en.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { expect, expectNoAxeViolations, inEnglish } from '../../support/browser/browser.ts';
import { modelCanvas, untilModelShown } from '../../support/browser/model-view.ts';
import { signInAsStaff, test } from '../../support/browser/staff-in-browser.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { makeGlb } from '../../support/glb.ts';

interface Made {
  readonly id: string;
  readonly slug: string;
}

inEnglish(({ locale }) => {
  test('staff upload the 3D model of a product, look at it, replace it and remove it @nightly', async ({
    page,
    problems,
  }, { repeatEachIndex }) => {
    test.setTimeout(90_000);
    await signInAsStaff(page, locale);
    const answer = await page.request.post('/api/products', {
      data: productDraft({ sku: `MODEL-${repeatEachIndex}-${Date.now()}`, name: 'Desk in 3D' }),
    });
    const { data: product } = (await answer.json()) as { data: Made };
    const stored = async () =>
      (
        (await (await page.request.get(`/api/products/${product.id}`)).json()) as {
          data: { model: string | null };
        }
      ).data.model;
    const save = async () => {
      const answer = page.waitForResponse(
        (response) => response.request().method() === 'PUT' && response.url().includes(product.id),
      );
      await page.getByRole('button', { name: adminGeneralEn.save, exact: true }).click();
      expect((await answer).status()).toBe(200);
      await expect(page.getByRole('button', { name: adminGeneralEn.save, exact: true })).toBeDisabled();
    };
    const choose = (name: string, file: Buffer) =>
      page.getByLabel(name, { exact: true }).setInputFiles({ name: 'desk.glb', mimeType: '', buffer: file });

    await page.goto(`/admin/products/${product.id}`);
    await expect(page.getByText(productModelEn.none)).toBeVisible({ timeout: 20_000 });
    problems.allow(/answered 400: POST .*\/api\/models/);
    await choose(productModelEn.add, makeGlb({ width: 160, height: 74, depth: 80 }));
    await expect(page.getByRole('alert').filter({ hasText: fieldRulesEn.model_scale })).toBeVisible();
    await expect(modelCanvas(page)).toHaveCount(0);

    await choose(productModelEn.add, makeGlb());
    await untilModelShown(page);
    await expect(page.getByText(productModelEn.stored(1600, 800, 740))).toBeVisible();
    await expectNoAxeViolations(page);
    await save();
    const first = await stored();
    expect(first).toMatch(/^\/models\/[0-9a-f]+\.glb$/);
    const html = await (await page.request.get(`/product/${product.slug}`)).text();
    expect(html).toContain(en.product.gallery.viewIn3d);
    expect(html).toContain(`${first}`);
    await page.getByRole('button', { name: modelViewEn.close }).click();
    await expect(modelCanvas(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: productModelEn.preview })).toBeVisible();
    await choose(productModelEn.replace, makeGlb({ width: 1.62 }));
    await expect(page.getByText(productModelEn.stored(1620, 800, 740))).toBeVisible();
    await save();
    const second = await stored();
    expect(second).not.toBe(first);
    // Pages that were cached before still find theirs.
    expect((await page.request.get(first ?? '')).status()).toBe(200);

    await page.getByRole('button', { name: productModelEn.remove }).click();
    await save();
    expect(await stored()).toBeNull();
    const without = await (await page.request.get(`/product/${product.slug}`)).text();
    expect(without).not.toContain(en.product.gallery.viewIn3d);
  });
});
