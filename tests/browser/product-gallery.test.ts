import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forOneLanguage,
  untilInteractive,
} from '../support/browser/browser.ts';
import { signInByCall, test } from '../support/browser/staff-in-browser.ts';
import { productDraft } from '../support/catalogue-bodies.ts';

/** The address of a product with three pictures. */
let withThree: string;

// One worker for all of these, because what is below would be done for each.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(120_000);
  const staff = await playwright.request.newContext({ baseURL: process.env.STAFF_SHOP_URL ?? '' });
  withThree = await addProduct(staff, 3);
  await staff.dispose();
});

/** Staff put a product with so many pictures into the shop. */
async function addProduct(staff: APIRequestContext, pictures: number): Promise<string> {
  await signInByCall(staff);
  const imageIds: string[] = [];
  for (let number = 0; number < pictures; number += 1) imageIds.push(await uploadPicture(staff));
  const answer = await staff.post('/api/products', {
    data: { ...productDraft({ sku: `GALLERY-${crypto.randomUUID().slice(0, 8).toUpperCase()}` }), imageIds },
  });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { slug: string } };
  return `/product/${data.slug}`;
}

async function uploadPicture(staff: APIRequestContext): Promise<string> {
  // Far enough apart that no two are the same bytes once they are compressed.
  const step = () => 8 * Math.floor(Math.random() * 32);
  const background = { r: step(), g: step(), b: step() };
  const data = await sharp({ create: { width: 1920, height: 1920, channels: 3, background } })
    .png()
    .toBuffer();
  const headers = { 'Content-Type': 'image/png' };
  // The server makes six sizes of it, which takes long on a busy machine.
  const answer = await staff.post('/api/images?name=gallery.png', { headers, data, timeout: 30_000 });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

forOneLanguage('ar', ({ locale, width, path }) => {
  const { gallery } = (locale === 'ar' ? ar : en).product;
  const [forward, back] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  const region = (page: Page) => page.getByRole('region', { name: gallery.label });
  const picture = (page: Page, number: number, count = 3) =>
    region(page).getByRole('link', { name: gallery.enlarge(number, count) });
  const small = (page: Page, number: number) =>
    region(page).getByRole('link', { name: gallery.show(number), exact: true });
  const dialog = (page: Page) => page.getByRole('dialog', { name: gallery.zoomed });
  const open = async (page: Page, address: string) => {
    await page.goto(path(address));
    await untilInteractive(page);
  };
  const expectShown = async (page: Page, number: number) => {
    await expect(region(page).getByRole('status')).toHaveText(gallery.pictureOf(number, 3));
    await expect(region(page)).toContainText(`${number} / 3`);
    await expect(small(page, number)).toHaveAttribute('aria-current', 'true');
    await expect(picture(page, number)).toBeInViewport({ ratio: 0.9 });
  };

  test('pictures are gone through by thumbnail, by key and by scrolling, and counted', async ({ page }) => {
    await open(page, withThree);
    await expectShown(page, 1);
    await expectNoAxeViolations(page, 'main');
    await expectNoLayoutShift(page);
    await expectNoSidewaysScroll(page);

    await small(page, 2).click();
    await expectShown(page, 2);
    await picture(page, 2).focus();
    await page.keyboard.press(forward);
    await expect(picture(page, 3)).toBeFocused();
    await expectShown(page, 3);
    await page.keyboard.press(forward);
    await expectShown(page, 3);
    await page.keyboard.press(back);
    await expect(picture(page, 2)).toBeFocused();
    await expectShown(page, 2);

    // What a finger does: the browser scrolls the strip by itself.
    await picture(page, 1).evaluate((link) => link.closest('ul')?.scrollTo({ left: 0 }));
    await expectShown(page, 1);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a picture opens over the whole window, grows, is moved about, and gives the focus back', async ({
    page,
  }) => {
    await open(page, withThree);
    await picture(page, 1).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('status')).toHaveText(gallery.pictureOf(1, 3));
    const images = dialog(page).locator('li img');
    await expect(images.first()).toHaveAttribute('src', /-1920\.webp$/);
    await expect(images.first()).toBeInViewport({ ratio: 0.99 });
    await expectNoAxeViolations(page, 'main');

    await page.keyboard.press(forward);
    await expect(dialog(page).getByRole('status')).toHaveText(gallery.pictureOf(2, 3));
    await dialog(page).getByRole('button', { name: gallery.next }).click();
    await expect(dialog(page).getByRole('status')).toHaveText(gallery.pictureOf(3, 3));
    await expect(dialog(page).getByRole('button', { name: gallery.next })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press(back);
    await expect(dialog(page).getByRole('status')).toHaveText(gallery.pictureOf(2, 3));
    await expect(images.nth(1)).toBeInViewport({ ratio: 0.99 });

    // At a corner, so that the corner is what is seen of the large picture.
    const fitted = await images.nth(1).boundingBox();
    await images.nth(1).click({ position: { x: 12, y: 12 } });
    await expect(dialog(page).getByRole('button', { name: gallery.zoomOut }).first()).toBeVisible();
    const large = await images.nth(1).boundingBox();
    expect(large?.width).toBeGreaterThan(Math.min(fitted?.width ?? 0, fitted?.height ?? 0) * 1.5);
    expect(large?.width).toBeGreaterThan(width);
    await expectNoAxeViolations(page, 'main');
    const frame = images.nth(1).locator('xpath=ancestor::div[1]');
    const before = await frame.evaluate((element) => element.scrollTop);
    expect(before).toBeLessThan(60);
    if (width > 1000) {
      await page.mouse.move(700, 500);
      await page.mouse.down();
      await page.mouse.move(650, 300, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(before + 150);
      // The end of a pull is no click.
      expect((await images.nth(1).boundingBox())?.width).toBe(large?.width);
    }

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(picture(page, 2)).toBeFocused();
    await expectShown(page, 2);
  });

  test('one picture needs no counter, and none shows a placeholder @nightly', async ({ page, request }) => {
    await open(page, await addProduct(request, 1));
    await expect(picture(page, 1, 1)).toBeVisible();
    await expect(region(page).getByRole('link')).toHaveCount(1);
    await expect(region(page).getByRole('status')).toHaveCount(0);
    await picture(page, 1, 1).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: gallery.next })).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
    await dialog(page).getByRole('button', { name: gallery.close }).click();
    await expect(dialog(page)).toHaveCount(0);

    await open(page, await addProduct(request, 0));
    await expect(region(page)).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
    await expectNoLayoutShift(page);
  });
});

test('another product begins at its first picture @nightly', async ({ page }) => {
  await page.goto(withThree);
  await untilInteractive(page);
  const { gallery } = en.product;
  await page.getByRole('link', { name: gallery.show(3), exact: true }).click();
  await expect(page.getByRole('region', { name: gallery.label })).toContainText('3 / 3');
  await page.locator('section[aria-labelledby=more-products] a').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${withThree}$`));
  await page.goBack();
  await expect(page.getByRole('region', { name: gallery.label })).toContainText('1 / 3');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture can be reached and had large @nightly', async ({ page, problems }) => {
    problems.allow(/\.js: csp$/);
    const { gallery } = en.product;
    await page.goto(withThree);
    await page.getByRole('link', { name: gallery.show(3), exact: true }).click();
    const third = page.getByRole('link', { name: gallery.enlarge(3, 3) });
    await expect(third).toBeInViewport({ ratio: 0.8 });
    const address = await third.getAttribute('href');
    expect(address).toMatch(/-1920\.webp$/);
    expect((await page.request.get(address ?? '')).status()).toBe(200);
  });
});
