import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { seedPictures } from '#domain/catalogue/seed/seed-pictures.server.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import { openImageStore } from '#images/image-store.ts';
import { shopSeeds } from '#server/seed-shop.ts';
import { openFolderStore } from '#storage/folder-store.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forEachLanguage,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import { startShopProcess } from '../support/servers/shop-process.ts';

const threePictures = '/product/sadu-height-adjustable-desk-160';
const onePicture = '/product/majlis-executive-desk-220';
const noPicture = '/product/sadu-home-desk-120-white-drawers';

// A shop of its own, with as many pictures as the tests need; one for all of them.
test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);

let dataDir: string;
let shop: Awaited<ReturnType<typeof startShopProcess>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await mkdtemp(join(tmpdir(), 'gallery-shop-'));
  const folder = join(dataDir, 'taken');
  await mkdir(join(folder, 'products'), { recursive: true });
  const colours = { '160-1': '#a05030', '160-2': '#305080', '160-3': '#308050', '220-1': '#806030' };
  for (const [name, background] of Object.entries(colours)) {
    const product = name.startsWith('160') ? 'sadu-height-adjustable-desk' : 'majlis-executive-desk';
    await sharp({ create: { width: 1920, height: 1920, channels: 3, background } })
      .webp()
      .toFile(join(folder, 'products', `${product}-${name}.webp`));
  }
  const open = await openDatabase({ databaseUrl: undefined, dataDir });
  await migrateDatabase(open);
  const store = openImageStore(openFolderStore(join(dataDir, 'images')));
  await seedDatabase(open.db, ...shopSeeds, (transaction) =>
    seedPictures(transaction, { folder, store, categoryAlt: (_slug, name) => name }),
  );
  await open.close();
  shop = await startShopProcess({ env: { DATA_DIR: dataDir } });
});

test.afterAll(async () => {
  await shop?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

forEachLanguage(({ locale, width, path }) => {
  const { gallery } = (locale === 'ar' ? ar : en).product;
  const [forward, back] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

  const region = (page: Page) => page.getByRole('region', { name: gallery.label });
  const picture = (page: Page, number: number, count = 3) =>
    region(page).getByRole('link', { name: gallery.enlarge(number, count) });
  const small = (page: Page, number: number) =>
    region(page).getByRole('link', { name: gallery.show(number), exact: true });
  const dialog = (page: Page) => page.getByRole('dialog', { name: gallery.zoomed });
  const open = async (page: Page, address: string) => {
    await page.goto(shop.url + path(address));
    await untilInteractive(page);
  };
  const expectShown = async (page: Page, number: number) => {
    await expect(region(page).getByRole('status')).toHaveText(gallery.pictureOf(number, 3));
    await expect(region(page)).toContainText(`${number} / 3`);
    await expect(small(page, number)).toHaveAttribute('aria-current', 'true');
    await expect(picture(page, number)).toBeInViewport({ ratio: 0.9 });
  };

  test('pictures are gone through by thumbnail, by key and by scrolling, and counted', async ({ page }) => {
    await open(page, threePictures);
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
    await open(page, threePictures);
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

  test('one picture needs no counter, and none shows a placeholder', async ({ page }) => {
    await open(page, onePicture);
    await expect(picture(page, 1, 1)).toBeVisible();
    await expect(region(page).getByRole('link')).toHaveCount(1);
    await expect(region(page).getByRole('status')).toHaveCount(0);
    await picture(page, 1, 1).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: gallery.next })).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
    await dialog(page).getByRole('button', { name: gallery.close }).click();
    await expect(dialog(page)).toHaveCount(0);

    await open(page, noPicture);
    await expect(region(page)).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
    await expectNoLayoutShift(page);
  });
});

test('another product begins at its first picture', async ({ page }) => {
  await page.goto(shop.url + threePictures);
  await untilInteractive(page);
  const { gallery } = en.product;
  await page.getByRole('link', { name: gallery.show(3), exact: true }).click();
  await expect(page.getByRole('region', { name: gallery.label })).toContainText('3 / 3');
  await page.locator('section[aria-labelledby=more-products] a').first().click();
  await expect(page).not.toHaveURL(new RegExp(threePictures));
  await page.goBack();
  await expect(page.getByRole('region', { name: gallery.label })).toContainText('1 / 3');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every picture can be reached and had large', async ({ page, problems }) => {
    problems.allow(/\.js: csp$/);
    const { gallery } = en.product;
    await page.goto(shop.url + threePictures);
    await page.getByRole('link', { name: gallery.show(3), exact: true }).click();
    const third = page.getByRole('link', { name: gallery.enlarge(3, 3) });
    await expect(third).toBeInViewport({ ratio: 0.8 });
    const address = await third.getAttribute('href');
    expect(address).toMatch(/-1920\.webp$/);
    expect((await page.request.get(shop.url + address)).status()).toBe(200);
  });
});
