import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import type { Locale } from '#primitives/locale.ts';
import { expect, untilInteractive } from './browser.ts';

/** The canvas of the 3D view. */
export const modelCanvas = (page: Page): Locator => page.locator('canvas');

/** Presses the button of a product page that shows its model, and waits for it. */
export async function openModel(page: Page, locale: Locale): Promise<void> {
  await untilInteractive(page);
  const { viewIn3d } = (locale === 'ar' ? ar : en).product.gallery;
  await page.getByRole('button', { name: viewIn3d, exact: true }).click();
  await untilModelShown(page);
}

/** Software draws the first frame of a large model in a second or more. */
export async function untilModelShown(page: Page): Promise<void> {
  await expect(modelCanvas(page)).toHaveAttribute('data-shown', '', { timeout: 30_000 });
}

/** What the middle of the canvas shows, as a hash: two of them tell whether something changed. */
export async function pixelsOf(page: Page): Promise<string> {
  const box = await modelCanvas(page).boundingBox();
  if (!box) throw new Error('no model is shown');
  const clip = {
    x: box.x + box.width * 0.2,
    y: box.y + box.height * 0.2,
    width: box.width * 0.6,
    height: box.height * 0.6,
  };
  return createHash('sha256')
    .update(await page.screenshot({ clip }))
    .digest('hex');
}
