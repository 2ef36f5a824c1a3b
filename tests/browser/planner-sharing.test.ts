import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { templateAddress } from '#domain/planner/plan-address.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import { contactEn } from '#i18n/messages/storefront/contact.en.ts';
import { plannerAr } from '#i18n/messages/storefront/planner/planner.ar.ts';
import { plannerEn } from '#i18n/messages/storefront/planner/planner.en.ts';
import { plannerShareAr } from '#i18n/messages/storefront/planner/planner-share.ar.ts';
import { plannerShareEn } from '#i18n/messages/storefront/planner/planner-share.en.ts';
import { planWalkAr } from '#i18n/messages/storefront/planner/walk.ar.ts';
import { quotationEn } from '#i18n/messages/storefront/quotation.en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  inArabic,
  inEnglish,
} from '../support/browser/browser.ts';
import { signInAsStaff, test } from '../support/browser/staff-in-browser.ts';

const desk = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false } as const;

/** Software draws a frame of a furnished room in a second or more. */
const frameTimeout = 30_000;

/** Code, products, prices or the worker have to be loaded first, on a busy machine in seconds. */
const loadTimeout = 30_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** A drawing that came as a picture: broken ones have no width. */
async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Whether all that stands in the plan is within the part of it that is shown, from left to right. */
function isShownWhole(page: Page): Promise<boolean> {
  return page.getByRole('application').evaluate((drawing) => {
    const { left, right } = drawing.getBoundingClientRect();
    const parts = [...drawing.querySelectorAll('[data-piece], [data-opening]')];
    return parts.every((part) => {
      const box = part.getBoundingClientRect();
      return box.left > left && box.right < right;
    });
  });
}

/** The colours of the middle of a canvas, with their shades put together. */
async function coloursOf(canvas: Locator): Promise<string[]> {
  const { data } = await sharp(await canvas.screenshot())
    .removeAlpha()
    .resize(64, 64, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 3 }, (_, pixel) =>
    [0, 1, 2].map((channel) => (data[pixel * 3 + channel] ?? 0) >> 4).join(' '),
  );
}

inEnglish(({ path }) => {
  test('a finished office goes with a request for a quotation, and its page and staff show the plan', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { contact, button: send, plan: goesAlong } = contactEn.quotation;
    await page.goto(path(templateAddress('office-12')));
    await expect(notice(page, plannerShareEn.opened.template.alone)).toBeVisible({ timeout: loadTimeout });
    await expect.poll(() => isShownWhole(page)).toBe(true);
    await button(page, plannerEn.totals.quotation).click();
    await expect(page.getByRole('region', { name: goesAlong.title })).toBeVisible({ timeout: loadTimeout });
    await page.getByRole('textbox', { name: contact.name }).fill('Aisha Al Kuwari');
    await page.getByRole('textbox', { name: contact.phone }).fill(`55${randomInt(100_000, 1_000_000)}`);
    await page.getByRole('textbox', { name: contact.email }).fill('aisha@example.qa');
    await button(page, send).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(quotationEn.ready, { timeout: loadTimeout });
    await expectDrawn(page.getByRole('img', { name: quotationEn.plan.picture }));
    const reference = new URL(page.url()).searchParams.get('quotation') ?? '';

    await signInAsStaff(page, 'en');
    await page.goto(`/admin/quotations?search=${reference}`);
    await page.getByRole('link', { name: reference }).click();
    await expectDrawn(page.getByRole('img', { name: adminSalesEn.plan.picture }));
    await expect(page.getByRole('link', { name: adminSalesEn.plan.open })).toHaveAttribute(
      'href',
      /^\/planner#(plan|saved)=/,
    );
  });
});

inArabic(({ path }) => {
  test('a link to a plan opens on a phone as the next step of its own plan', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const sender = await browser.newContext({ ...desk, baseURL: baseURL ?? '' });
    const desktop = await sender.newPage();
    await desktop.goto(path(templateAddress('meeting-6')));
    await button(desktop, plannerShareAr.link.copy).click({ timeout: loadTimeout });
    // A browser that lets no page copy shows the same field with another label.
    const shown = desktop.getByLabel(plannerShareAr.link.shown);
    const link = await desktop.getByLabel(plannerShareAr.link.copied).or(shown).inputValue();
    await sender.close();

    await page.goto(path('/planner'));
    await button(page, plannerAr.start.draw).click({ timeout: loadTimeout });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('officePlan'))).not.toBeNull();
    // From elsewhere: where only the fragment differs, a browser stays on the page.
    await page.goto('about:blank');
    await page.goto(link);
    await expect(notice(page, plannerShareAr.opened.plan.inPlaceOfOwn)).toBeVisible({ timeout: loadTimeout });
    expect(new URL(page.url()).hash).toBe('');
    await expectNoAxeViolations(page, 'main');
    await expectNoSidewaysScroll(page);
    const pieces = page.locator('[data-piece]');
    // A table, six chairs and more, as far as they are in stock.
    expect(await pieces.count()).toBeGreaterThan(6);
    await button(page, plannerAr.undo).click();
    await expect(pieces).toHaveCount(0);
    await expect(page.locator('[data-opening]')).toHaveCount(1);
  });

  test('the 3D view shows the plan, and one walks in it by keys @nightly', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path(templateAddress('manager-room')));
    await expect(notice(page, plannerShareAr.opened.template.alone)).toBeVisible({ timeout: loadTimeout });
    await button(page, plannerAr.views.walk).click();
    await expect(notice(page, planWalkAr.ready)).toBeAttached({ timeout: frameTimeout });
    const canvas = page.getByRole('application', { name: planWalkAr.label });
    await expect(canvas).toBeFocused();
    // A blank canvas has one colour.
    const kinds = async () => new Set(await coloursOf(canvas)).size;
    await expect.poll(kinds, { timeout: frameTimeout }).toBeGreaterThan(20);

    for (const key of ['v', 'ArrowUp', 'ArrowRight']) {
      const before = await coloursOf(canvas);
      await page.keyboard.press(key);
      await expect.poll(() => coloursOf(canvas), { message: key, timeout: frameTimeout }).not.toEqual(before);
    }
    expect(await kinds()).toBeGreaterThan(20);
    await expectNoSidewaysScroll(page);
  });
});
