import type { Page } from '@playwright/test';
import { modelViewAr } from '#i18n/messages/model-view.ar.ts';
import { modelViewEn } from '#i18n/messages/model-view.en.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  inArabic,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import { loadedFiles } from '../support/browser/first-view.ts';
import { modelCanvas, openModel, pixelsOf, untilModelShown } from '../support/browser/model-view.ts';

const chair = '/product/dhow-task-chair-terracotta';
const otherColour = '/product/dhow-task-chair-black';

/** Software draws a frame in some tenths of a second, on a busy machine in seconds. */
const frameTimeout = 20_000;

/** What belongs to the view is in files of these names. */
const codeOfView = /model-(view|scene|stage)/;

async function filesOfView(page: Page): Promise<string[]> {
  const files = await loadedFiles(page);
  return files.map(({ name }) => name).filter((name) => codeOfView.test(name) || name.endsWith('.glb'));
}

/** Keeps the canvas of each view, so that what became of it can be asked after the view is closed. */
function keepCanvases(): void {
  const kept: HTMLCanvasElement[] = [];
  Object.assign(window, { keptCanvases: kept });
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
    if (!kept.includes(this)) kept.push(this);
    return Reflect.apply(original, this, given);
  } as typeof original;
}

/** For each canvas that was drawn on: whether its context has been given back. */
function areContextsGivenBack(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    const { keptCanvases } = window as unknown as { keptCanvases: HTMLCanvasElement[] };
    return keptCanvases.map((canvas) => canvas.getContext('webgl2')?.isContextLost() ?? true);
  });
}

forOneLanguage('ar', ({ locale, width, path }) => {
  const texts = locale === 'ar' ? modelViewAr : modelViewEn;
  const { gallery } = (locale === 'ar' ? ar : en).product;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('a product is turned, zoomed, measured, shown on the whole screen and put away', async ({ page }) => {
    test.setTimeout(90_000);
    await page.addInitScript(keepCanvases);
    await page.goto(path(chair));
    await untilInteractive(page);
    expect(await filesOfView(page)).toEqual([]);
    await openModel(page, locale);
    await expect(page.getByRole('status').filter({ hasText: texts.ready })).toBeAttached();
    const canvas = modelCanvas(page);
    await expect(canvas).toBeFocused();
    await expectNoAxeViolations(page, 'main');

    const first = await pixelsOf(page);
    const act = async (name: string, doIt: () => Promise<void>) => {
      const before = await pixelsOf(page);
      await doIt();
      await expect.poll(() => pixelsOf(page), { message: name, timeout: frameTimeout }).not.toEqual(before);
    };
    for (const name of [texts.turnRight, texts.closer]) await act(name, () => button(page, name).click());
    await button(page, texts.reset).click();
    await expect.poll(() => pixelsOf(page), { timeout: frameTimeout }).toEqual(first);
    await canvas.focus();
    for (const key of ['ArrowRight', 'ArrowUp', '-']) await act(key, () => page.keyboard.press(key));
    await page.keyboard.press('Home');
    await expect.poll(() => pixelsOf(page), { timeout: frameTimeout }).toEqual(first);

    await button(page, texts.dimensions).click();
    await expect(button(page, texts.dimensions)).toHaveAttribute('aria-pressed', 'true');
    const labels = page.locator('[data-edge]');
    await expect(labels).toHaveText([/69/, /66/, /113/]);
    for (const label of await labels.all()) await expect(label).toBeInViewport({ ratio: 0.99 });
    await expectNoSidewaysScroll(page);
    await act('a pull', async () => {
      const {
        x,
        y,
        width: across,
        height,
      } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + across / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + across / 4, y + height / 2, { steps: 2 });
      await page.mouse.up();
    });

    await button(page, texts.fullScreen).click();
    await expect(button(page, texts.fullScreen)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await canvas.boundingBox())?.width).toBe(width);
    // The screen has no black corners.
    await expect(canvas.locator('..')).toHaveCSS('border-radius', '0px');
    await expect(button(page, texts.turnLeft)).toBeInViewport({ ratio: 1 });
    await button(page, texts.fullScreen).click();
    await expect(button(page, texts.fullScreen)).toHaveAttribute('aria-pressed', 'false');

    // By key: its own button does the same, and is used on phones.
    await page.keyboard.press('Escape');
    await expect(canvas).toHaveCount(0);
    await expect(button(page, gallery.viewIn3d)).toBeFocused();
    const given = await areContextsGivenBack(page);
    expect(given.length).toBeGreaterThan(0);
    expect(given).not.toContain(false);
  });
});

inArabic(({ path }) => {
  const texts = modelViewAr;
  const { viewIn3d } = ar.product.gallery;
  const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const picture = (page: Page) => page.locator('#picture-1 img');

  test('the first touch opens the view; the picture stays until the model is there; another colour follows at once @nightly', async ({
    page,
    problems,
  }) => {
    test.setTimeout(90_000);
    problems.allow(/Context Lost/);
    const held = Promise.withResolvers<void>();
    await page.route('**/models/*.glb', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(path(chair), { waitUntil: 'commit' });
    await button(page, viewIn3d).click();
    await expect(page.getByRole('progressbar', { name: texts.loading })).toBeVisible();
    await expect(modelCanvas(page)).toHaveCSS('opacity', '0');
    await expect(picture(page)).toBeInViewport({ ratio: 0.9 });
    await expectNoSidewaysScroll(page);
    held.resolve();
    await untilModelShown(page);
    await expect(modelCanvas(page)).toHaveCSS('opacity', '1');
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    const before = await filesOfView(page);
    await page.locator(`main a[href$="${otherColour}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${otherColour}$`));
    await expect(modelCanvas(page)).toHaveAccessibleName(/أسود/);
    await untilModelShown(page);
    const added = (await filesOfView(page)).filter((file) => !before.includes(file));
    expect(added).toEqual([expect.stringMatching(/\/models\/[0-9a-f]+\.glb$/)]);

    await modelCanvas(page).evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
    await expect(notice(page, texts.lost)).toBeVisible();
    await expect(picture(page)).toBeVisible();
    await expect(button(page, texts.retry)).toBeVisible();
  });

  test('a connection that saves data is asked first; a model that cannot be loaded is loaded when asked again @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/\.glb/);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await page.route('**/models/*.glb', (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto(path(chair));
    await untilInteractive(page);
    await button(page, viewIn3d).click();
    await expect(notice(page, texts.asking)).toBeVisible();
    expect((await filesOfView(page)).filter((name) => /model-scene|glb$/.test(name))).toEqual([]);
    await expectNoAxeViolations(page, 'main');
    await button(page, texts.load).click();
    await expect(notice(page, texts.failed)).toBeVisible();
    await button(page, texts.retry).click();
    await untilModelShown(page);
  });

  test('a browser without WebGL keeps the picture, says so and loads nothing @nightly', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(path(chair));
    await untilInteractive(page);
    await button(page, viewIn3d).click();
    await expect(notice(page, texts.unsupported)).toBeVisible();
    await expect(picture(page)).toBeInViewport({ ratio: 0.9 });
    expect((await filesOfView(page)).filter((name) => /model-scene|glb$/.test(name))).toEqual([]);
    await button(page, texts.close).click();
    await expect(button(page, viewIn3d)).toBeFocused();
  });
});
