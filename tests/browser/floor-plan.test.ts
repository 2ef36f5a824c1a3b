import { randomInt } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Plan, Point } from '#domain/planner/plan.ts';
import { orderPageAr } from '#i18n/messages/storefront/order-page.ar.ts';
import { orderPageEn } from '#i18n/messages/storefront/order-page.en.ts';
import { plannerAr } from '#i18n/messages/storefront/planner/planner.ar.ts';
import { plannerEn } from '#i18n/messages/storefront/planner/planner.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  oneLanguage,
  test,
} from '../support/browser/browser.ts';
import { readProduct } from '../support/browser/checkout-orders.ts';
import { checkoutOf } from '../support/browser/checkout-page.ts';
import { floorPlanPicture, pdfFile } from '../support/plans/floor-plan-files.ts';

/** The reader of PDF files is loaded first, with what it needs for a page, on a busy machine in seconds. */
const loadTimeout = 30_000;

const red = [1, 0, 0] as const;
const green = [0, 1, 0] as const;

/** The picture below the drawing: its size in pixels and the colour of its middle and of a corner; null: there is none. */
async function floorPicture(page: Page) {
  const image = page.getByRole('application').locator('image');
  if ((await image.count()) === 0) return null;
  const address = (await image.getAttribute('href')) ?? '';
  const picture = sharp(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [0, 1, 2].map((channel) => Math.round((data[at + channel] ?? 0) / 255));
  };
  return {
    longest: Math.max(info.width, info.height),
    middle: colourAt(0.5, 0.5),
    corner: colourAt(0.02, 0.02),
  };
}

async function expectPage(page: Page, middle: readonly number[]): Promise<void> {
  await expect.poll(async () => (await floorPicture(page))?.middle, { timeout: loadTimeout }).toEqual(middle);
}

/** Whether the browser has stored the picture that is shown. */
async function isStored(page: Page): Promise<boolean> {
  const stored = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('officePlan');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('floorImages').objectStore('floorImages').get('current');
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { address: string } | undefined)?.address ?? '');
          };
        };
      }),
  );
  return stored === (await page.getByRole('application').locator('image').getAttribute('href'));
}

forOneLanguage('ar', ({ path, locale }) => {
  const texts = locale === 'ar' ? plannerAr : plannerEn;
  const { floor } = texts;

  test('a page of a PDF lies below the drawing, and a file that cannot says why @nightly', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.goto(path('/planner'));
    await page.getByRole('button', { name: texts.start.draw }).click();
    await page
      .getByRole('button', { name: texts.sheets.room, exact: true })
      .filter({ visible: true })
      .click();
    const field = page.getByLabel(floor.choose);
    const choose = (name: string, buffer: Buffer) =>
      field.setInputFiles({ name, mimeType: 'application/pdf', buffer });
    const pageOf = page.getByLabel(floor.page, { exact: true });

    await choose('plan.pdf', pdfFile([{ colour: red }, { colour: green }, { colour: red, isScanned: true }]));
    await expect
      .poll(() => floorPicture(page), { timeout: loadTimeout })
      .toEqual({ longest: 3_600, middle: red, corner: [1, 1, 1] });
    await expect(pageOf).toHaveValue('1');
    await page.getByRole('button', { name: floor.pageAfter }).click();
    await expectPage(page, green);
    await pageOf.selectOption('3');
    await expectPage(page, [0, 0, 0]);
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);

    const refusal = page.getByRole('alert').filter({ visible: true });
    const whole = pdfFile([{ colour: red }]);
    for (const [name, content, text] of [
      ['locked.pdf', pdfFile([{ colour: red }], true), floor.locked],
      ['no-pdf.pdf', Buffer.from('a letter'), floor.damaged],
      ['damaged.pdf', Buffer.concat([whole.subarray(0, 9), Buffer.alloc(2_000, 7)]), floor.damaged],
      ['book.pdf', pdfFile(Array.from({ length: 500 }, () => ({ colour: red }))), floor.tooManyPages(500)],
    ] as const) {
      await choose(name, content);
      await expect(refusal, name).toHaveText(text, { timeout: loadTimeout });
    }
    const large = test.info().outputPath('large.pdf');
    const file = await open(large, 'w');
    await file.write('%PDF-1.4\n');
    await file.truncate(200_000_000);
    await file.close();
    await field.setInputFiles(large);
    await expect(refusal).toHaveText(floor.tooLargePdf);
    // What was there before is still there, and its other pages.
    expect((await floorPicture(page))?.middle).toEqual([0, 0, 0]);
    await pageOf.selectOption('2');
    await expectPage(page, green);
    await expect(refusal).toHaveCount(0);

    // Nothing is lost on a reload.
    await expect.poll(() => isStored(page)).toBe(true);
    await page.reload();
    await expectPage(page, green);
  });
});

/** A room of 840 by 576 cm on a picture with 12 mm in a pixel. */
const drawn = { width: 1_000, height: 700, room: { left: 150, top: 110, right: 850, bottom: 590 } };
const knownLength = { pixels: 700, centimetres: 840, millimetresOfPixel: 12 };
/** What is drawn by hand is on a grid of 5 cm, and a pixel of the screen is some 2 cm. */
const precision = 80;

/** Of which the shop has more than all tests buy together. */
const bought = ['sadu-staff-desk-140-light-oak', 'dhow-task-chair-black'];

const storedPlan = (page: Page) =>
  page.evaluate(() => {
    const text = localStorage.getItem('officePlan');
    return text ? (JSON.parse(text) as { plan: Plan }).plan : null;
  });

/** Where a pixel of the picture is on the screen. */
async function onScreen(page: Page, { x, y }: Point): Promise<Point> {
  const box = await page.getByRole('application').locator('image').boundingBox();
  if (!box) throw new Error('there is no picture');
  return { x: box.x + (x / drawn.width) * box.width, y: box.y + (y / drawn.height) * box.height };
}

for (const locale of oneLanguage('en')) {
  test.describe(`${locale} on a desk`, () => {
    // Walls are drawn on a larger screen than that of a phone.
    test.use({ viewport: { width: 1440, height: 900 }, locale: locale === 'ar' ? 'ar-QA' : 'en-QA' });
    const texts = locale === 'ar' ? plannerAr : plannerEn;
    const orderPage = locale === 'ar' ? orderPageAr : orderPageEn;
    const { floor } = texts;
    const { left, top, right, bottom } = drawn.room;

    test('a picture of a floor plan is scaled and traced, and what stands in the room is ordered', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const button = (name: string) =>
        page.getByRole('button', { name, exact: true }).filter({ visible: true });
      const press = async (place: Point) => {
        const { x, y } = await onScreen(page, place);
        await page.mouse.click(x, y);
      };
      await page.goto(locale === 'ar' ? '/ar/planner' : '/planner');
      await button(texts.sheets.room).click();
      await page.getByLabel(floor.choose).setInputFiles({
        name: 'floor.png',
        mimeType: 'image/png',
        buffer: await floorPlanPicture(drawn),
      });
      const picture = page.getByRole('application').locator('image');
      await expect(picture).toBeVisible();

      await button(floor.setScale).click();
      await press({ x: left, y: top });
      await expect(page.getByText(floor.second)).toBeVisible();
      await press({ x: right, y: top });
      await page.getByLabel(floor.length).fill(String(knownLength.centimetres));
      await button(texts.apply).click();
      // Two presses are two pixels of the screen off at most.
      const width = drawn.width * knownLength.millimetresOfPixel;
      await expect
        .poll(async () => Math.abs(Number(await picture.getAttribute('width')) - width))
        .toBeLessThan(precision);

      await button(texts.tools.room).click();
      const from = await onScreen(page, { x: left, y: top });
      const to = await onScreen(page, { x: right, y: bottom });
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      await expect.poll(async () => (await storedPlan(page))?.rooms.length).toBe(1);
      const outline = (await storedPlan(page))?.rooms[0]?.outline ?? [];
      const sides = [outline.map(({ x }) => x), outline.map(({ y }) => y)].map(
        (values) => Math.max(...values) - Math.min(...values),
      );
      const [across = 0, down = 0] = sides;
      expect(Math.abs(across - knownLength.centimetres * 10)).toBeLessThan(precision);
      expect(Math.abs(down - (bottom - top) * knownLength.millimetresOfPixel)).toBeLessThan(precision);

      await button(texts.sheets.products).click();
      const products = await Promise.all(bought.map((slug) => readProduct(page.request, slug)));
      const names = products.map(({ name, translations }) => (locale === 'ar' ? translations.ar.name : name));
      for (const [index, name] of names.entries()) {
        await page.getByRole('searchbox', { name: texts.products.search }).fill(name);
        await page.getByRole('button', { name: `${texts.products.add} ${name}` }).click();
        await expect.poll(async () => (await storedPlan(page))?.pieces.length).toBe(index + 1);
      }
      await button(texts.totals.cart).click();
      await page.getByRole('link', { name: texts.totals.viewCart }).click();
      for (const name of names) await expect(page.getByRole('main')).toContainText(name);

      const checkout = checkoutOf(page, locale);
      await checkout.open();
      await checkout.fillContact(`55${randomInt(100_000, 1_000_000)}`);
      await page.getByRole('radio', { name: new RegExp(`^${checkout.texts.delivery.pickup}`) }).check();
      await checkout.acceptTerms();
      await checkout.placeButton.click();
      await expect(page.getByRole('heading', { level: 1, name: orderPage.thanks })).toBeVisible({
        timeout: loadTimeout,
      });
      for (const name of names) await expect(page.getByRole('main')).toContainText(name);
    });
  });
}
