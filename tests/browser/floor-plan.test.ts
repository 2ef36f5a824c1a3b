import { open } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { plannerAr } from '#i18n/messages/storefront/planner/planner.ar.ts';
import { plannerEn } from '#i18n/messages/storefront/planner/planner.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  test,
} from '../support/browser/browser.ts';
import { pdfFile } from '../support/plans/floor-plan-files.ts';

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

  test('a page of a PDF lies below the drawing, and a file that cannot says why', async ({ page }) => {
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
