import type { Page } from '@playwright/test';
import { cartStorageKey } from '#domain/cart/stored-cart.ts';
import { plannerAr } from '#i18n/messages/storefront/planner/planner.ar.ts';
import { plannerEn } from '#i18n/messages/storefront/planner/planner.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  inArabic,
  inEnglish,
  test,
} from '../support/browser/browser.ts';

const planKey = 'officePlan';
const damagedKey = 'officePlanDamaged';

interface StoredPlan {
  readonly plan: {
    readonly rooms: readonly { readonly id: string }[];
    readonly pieces: readonly { readonly x: number; readonly y: number; readonly angle: number }[];
  };
}

/** The plan as the browser has stored it; null: there is none, or a text that is no plan. */
const storedPlan = (page: Page) =>
  page.evaluate((key) => {
    const text = localStorage.getItem(key);
    return text?.startsWith('{') ? (JSON.parse(text) as StoredPlan) : null;
  }, planKey);

/** Three layouts for four people have a dozen products, the shop some 150 that could stand in them. */
const mostDrawn = 30;

/** Of how many products the look from above is loaded. */
const viewsLoaded = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.startsWith('/top-views/')).length,
  );

const piecesStored = async (page: Page) => (await storedPlan(page))?.plan.pieces.length ?? 0;

inEnglish(({ path }) => {
  const texts = plannerEn;

  // Specification 1.06
  test('an empty room is furnished by itself, changed and put into the cart', async ({ page }) => {
    await page.goto(path('/planner'));
    await page.getByLabel(texts.start.width).fill('900');
    await page.getByRole('button', { name: texts.start.draw }).click();
    await page.getByRole('button', { name: texts.sheets.auto, exact: true }).click();
    await page.getByLabel(texts.auto.people, { exact: true }).fill('4');
    await page.getByRole('button', { name: texts.auto.go }).click();
    const rows = page.getByRole('button', { name: texts.auto.takeNamed(texts.auto.kinds.rows) });
    // The layouts are planned in a worker, which waits for a processor where others use it.
    await rows.click({ timeout: 40_000 });
    await expect.poll(() => piecesStored(page)).toBeGreaterThanOrEqual(5);
    await expectNoAxeViolations(page);

    // What is drawn is drawn as it looks from above: the products of three layouts, not those of the whole shop.
    await expect.poll(() => viewsLoaded(page)).toBeGreaterThan(0);
    expect(await viewsLoaded(page)).toBeLessThan(mostDrawn);

    // One piece less, in words.
    const before = await piecesStored(page);
    await page.getByRole('button', { name: texts.views.list, exact: true }).click();
    await page
      .getByRole('button', { name: /^Remove ./ })
      .first()
      .click();
    await expect.poll(() => piecesStored(page)).toBe(before - 1);
    await expectNoAxeViolations(page);

    // A reload loses nothing.
    await page.reload();
    await page.getByRole('button', { name: texts.totals.cart, exact: true }).click();
    await expect(page.getByRole('link', { name: texts.totals.viewCart })).toBeVisible();
    const quantity = await page.evaluate((key) => {
      const lines = JSON.parse(localStorage.getItem(key) ?? '[]') as { quantity: number }[];
      return lines.reduce((sum, line) => sum + line.quantity, 0);
    }, cartStorageKey);
    expect(quantity).toBe(before - 1);
  });

  test('everything is done with keys, and what cannot be read is put aside @nightly', async ({ page }) => {
    await page.addInitScript(
      ([key]) => {
        // Only before the first visit.
        if (!localStorage.getItem('seen')) localStorage.setItem(key as string, 'not a plan');
        localStorage.setItem('seen', 'yes');
      },
      [planKey],
    );
    await page.goto(path('/planner'));
    await expect(page.getByText(texts.saving.damaged)).toBeVisible();
    await page.getByLabel(texts.start.depth).press('Enter');
    await expect.poll(async () => (await storedPlan(page))?.plan.rooms.length).toBe(1);
    expect(await page.evaluate((key) => localStorage.getItem(key), damagedKey)).toBe('not a plan');

    const search = page.getByRole('searchbox', { name: texts.products.search });
    await search.fill('desk');
    const desk = page.getByRole('button', { name: /^Add .*desk/ }).first();
    await desk.press('Enter');
    await expect.poll(() => piecesStored(page)).toBe(1);
    const first = (await storedPlan(page))?.plan.pieces[0];

    const drawing = page.getByRole('application', { name: texts.drawing.label });
    await drawing.focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('r');
    await expect
      .poll(async () => (await storedPlan(page))?.plan.pieces[0])
      .toMatchObject({
        x: (first?.x ?? 0) + 50,
        y: (first?.y ?? 0) + 500,
        angle: ((first?.angle ?? 0) + 90) % 360,
      });
    await page.keyboard.press('d');
    await expect.poll(() => piecesStored(page)).toBe(2);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => piecesStored(page)).toBe(1);
    await page.keyboard.press('Control+y');
    await expect.poll(() => piecesStored(page)).toBe(2);
  });

  test('two tabs have the same plan @nightly', async ({ page, context }) => {
    await page.goto(path('/planner'));
    await page.getByRole('button', { name: texts.start.draw }).click();
    const other = await context.newPage();
    await other.goto(path('/planner'));
    await other
      .getByRole('button', { name: /^Add ./ })
      .first()
      .click();
    await page.getByRole('button', { name: texts.views.list, exact: true }).click();
    await expect(page.getByRole('button', { name: /^Remove ./ })).toHaveCount(1);
  });
});

inArabic(({ path }) => {
  const texts = plannerAr;

  test('on an Arabic phone the interface is mirrored and the room is not', async ({ page }) => {
    await page.goto(path('/planner'));
    await page.getByRole('button', { name: texts.start.draw }).click();
    await page.getByRole('button', { name: texts.sheets.products, exact: true }).click();
    await page
      .getByRole('button', { name: /^إضافة ./ })
      .first()
      .click();
    await expect.poll(() => piecesStored(page)).toBe(1);
    await page.getByRole('button', { name: texts.close }).first().click();

    // The door is put near the left corner, in either language.
    const drawing = await page.getByRole('application').boundingBox();
    const door = await page.locator('[data-opening]').boundingBox();
    expect((door?.x ?? 0) - (drawing?.x ?? 0)).toBeLessThan((drawing?.width ?? 0) / 2);

    // A chosen piece is moved by a finger and turned by its bar.
    await page.getByRole('button', { name: texts.pieces.turnRight }).click();
    await expect.poll(async () => (await storedPlan(page))?.plan.pieces[0]?.angle).toBe(90);
    await page.getByRole('button', { name: texts.sheets.totals, exact: true }).click();
    await expect(page.getByRole('button', { name: texts.totals.cart, exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });
});
