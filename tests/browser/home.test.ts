import type { Page } from '@playwright/test';
import { firstSiteContent } from '#database/seed/data/site-content.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  forEachLanguage,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';
import { untilHydrated } from '../support/browser/first-view.ts';

const { hero, cities, about } = firstSiteContent;
/** Words of the slides in the order of a new shop. */
const slides = {
  en: hero.slides.map(({ label }) => label.en) as [string, string, string],
  ar: hero.slides.map(({ label }) => label.ar) as [string, string, string],
};
const heroPictures = /\/images\/scenes\//;
const slideSeconds = 5;

/** Time passes only where the test lets it: on a busy machine, loading the page alone may take a turn of the rooms. */
async function stopTheClock(page: Page): Promise<void> {
  const start = new Date('2026-11-15T07:00:00Z');
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
}

forEachLanguage(({ locale, path }) => {
  const messages = locale === 'ar' ? ar : en;
  const { home } = messages;
  const carousel = (page: Page) => page.getByRole('region', { name: home.hero.label });
  const shownLink = (page: Page) => carousel(page).getByRole('link');
  const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

  // Specification 2.01, 2.23
  test('buttons and arrow keys go to the neighbours, every section is there, and a row of products moves on its buttons', async ({
    page,
  }) => {
    await page.goto(path('/'));
    await button(page, home.hero.next).click();
    await expect(shownLink(page)).toHaveText(slides[locale][1]);
    await button(page, home.hero.previous).click();
    await expect(shownLink(page)).toHaveText(slides[locale][0]);
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(shownLink(page)).toHaveText(slides[locale][1]);
    await page.keyboard.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await expect(shownLink(page)).toHaveText(slides[locale][2]);
    await expect(carousel(page).locator('img:not([aria-hidden=true])')).toHaveCount(1);

    for (const title of [
      home.categoriesTitle,
      cities.title[locale],
      home.newArrivals,
      home.featured,
      about.title[locale],
      home.bestSellers,
      home.testimonials.title,
    ]) {
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    }
    const shelf = page.getByRole('region', { name: home.newArrivals });
    const products = shelf.getByRole('listitem');
    expect(await products.count()).toBeGreaterThan(4);
    await expect(shelf.getByRole('link', { name: home.viewAllOf(home.newArrivals) })).toHaveAttribute(
      'href',
      path('/products?isNewArrival=true&sort=newest'),
    );
    await expect(products.last()).not.toBeInViewport();
    const more = shelf.getByRole('button', { name: home.nextProducts });
    if (await more.isVisible()) {
      await untilInteractive(page);
      // The button becomes disabled as soon as the row reaches its end, which may be between the check and the click.
      await expect(async () => {
        await more.click({ force: true });
        await expect(more).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
      }).toPass();
    } else {
      await products.last().scrollIntoViewIfNeeded();
    }
    await expect(products.last()).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectNoLayoutShift(page);
  });
});

// Specification 9.05
test('the carousel rotates every five seconds, rests while the tab is hidden, and can be paused', async ({
  page,
}) => {
  await stopTheClock(page);
  await page.goto('/');
  const carousel = page.getByRole('region', { name: en.home.hero.label });
  const shown = carousel.getByRole('link');
  await untilInteractive(page);
  await expect(shown).toHaveText(slides.en[0]);
  await page.clock.runFor((slideSeconds - 1) * 1000);
  await expect(shown).toHaveText(slides.en[0]);
  await page.clock.runFor(1000);
  await expect(shown).toHaveText(slides.en[1]);
  await page.clock.runFor(slideSeconds * 1000);
  await expect(shown).toHaveText(slides.en[2]);
  await page.clock.runFor(slideSeconds * 1000);
  await expect(shown).toHaveText(slides.en[0]);

  const setHidden = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setHidden('hidden');
  await page.clock.runFor(4 * slideSeconds * 1000);
  await expect(shown).toHaveText(slides.en[0]);
  await setHidden('visible');
  await page.clock.runFor(slideSeconds * 1000);
  await expect(shown).toHaveText(slides.en[1]);

  await carousel.getByRole('button', { name: en.home.hero.pause }).click();
  await page.clock.runFor(4 * slideSeconds * 1000);
  await expect(shown).toHaveText(slides.en[1]);
  await page.clock.resume();
  await expectNoAxeViolations(page);
});

test('the first slide changes after five seconds without an interaction, too @nightly', async ({ page }) => {
  await stopTheClock(page);
  // From then on the page waits for an interaction or for five seconds.
  const isWaiting = page.waitForRequest(/entry\.client/);
  await page.goto('/');
  await isWaiting;
  const shown = page.getByRole('region', { name: en.home.hero.label }).getByRole('link');
  await page.clock.runFor(slideSeconds * 1000);
  await untilHydrated(page);
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(shown).toHaveText(slides.en[1], { timeout: 500 });
  }).toPass();
  await page.clock.runFor((slideSeconds - 1) * 1000);
  await expect(shown).toHaveText(slides.en[1]);
  await page.clock.runFor(1000);
  await expect(shown).toHaveText(slides.en[2]);
});

// Specification 2.18
test('a gradient covers the carousel, which does not rotate, until its last picture has loaded @nightly', async ({
  page,
}) => {
  await stopTheClock(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route(heroPictures, async (route) => {
    asked += 1;
    if (asked === 3) await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const carousel = page.getByRole('region', { name: en.home.hero.label });
  await expect.poll(() => asked).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState('domcontentloaded');
  // Scripts are loaded on the first interaction, because the clock that they wait for has stopped.
  await page.keyboard.press('Shift');
  await untilInteractive(page);
  const gradient = carousel.locator('.hero-gradient');
  await expect(gradient).toHaveCSS('opacity', '1');
  await expect(gradient).toHaveCSS('background-image', /gradient/);
  const firstPicture = carousel.locator('img').first();
  await page.clock.runFor(slideSeconds * 1000);
  await expect(firstPicture).toHaveAttribute('aria-hidden', 'false');
  release();
  await expect(gradient).toHaveCSS('opacity', '0');
  await expect(firstPicture).toHaveAttribute('aria-hidden', 'false');
  await page.clock.runFor(slideSeconds * 1000);
  await expect(firstPicture).toHaveAttribute('aria-hidden', 'true');
});

test('a picture that cannot be loaded is left out of the carousel @nightly', async ({ page, problems }) => {
  problems.allow(/images\/scenes/);
  let asked = 0;
  await page.route(heroPictures, (route) => {
    asked += 1;
    return asked === 2 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await untilInteractive(page);
  const carousel = page.getByRole('region', { name: en.home.hero.label });
  await expect(carousel.getByRole('link')).toHaveAccessibleName(/of 2\)$/);
});

test('without any picture the gradient and the text stay @nightly', async ({ page, problems }) => {
  problems.allow(/images\/scenes/);
  await page.route(heroPictures, (route) => route.abort());
  await page.goto('/');
  await untilInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title.en);
  const carousel = page.getByRole('region', { name: en.home.hero.label });
  await expect(carousel.getByRole('button')).toHaveCount(0);
  await expect(carousel.locator('.hero-gradient')).toHaveCSS('opacity', '1');
});

test('with reduced motion the carousel waits for a click @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopTheClock(page);
  await page.goto('/');
  await untilInteractive(page);
  const carousel = page.getByRole('region', { name: en.home.hero.label });
  await expect(carousel.getByRole('link')).toHaveText(slides.en[0]);
  await page.clock.runFor(4 * slideSeconds * 1000);
  await expect(carousel.getByRole('link')).toHaveText(slides.en[0]);
  await carousel.getByRole('button', { name: en.home.hero.play }).click();
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.clock.runFor(slideSeconds * 1000);
  await expect(carousel.getByRole('link')).toHaveText(slides.en[1]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe shows the neighbour, the other way round in Arabic', async ({ page }) => {
    for (const [address, locale, messages, way] of [
      ['/', 'en', en, -1],
      ['/ar', 'ar', ar, 1],
    ] as const) {
      await page.goto(address);
      await untilInteractive(page);
      const carousel = page.getByRole('region', { name: messages.home.hero.label });
      await expect(carousel.getByRole('link')).toHaveText(slides[locale][0]);
      await carousel.evaluate((element, direction) => {
        const touch = (x: number) => new Touch({ identifier: 1, target: element, clientX: x, clientY: 100 });
        const fire = (type: string, x: number) =>
          element.dispatchEvent(new TouchEvent(type, { bubbles: true, changedTouches: [touch(x)] }));
        fire('touchstart', 200);
        fire('touchend', 200 + direction * 120);
      }, way);
      await expect(carousel.getByRole('link')).toHaveText(slides[locale][1]);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows its first room, its categories and its products @nightly', async ({
    page,
    problems,
  }) => {
    problems.allow(/\.js: csp$/);
    await page.goto('/');
    const carousel = page.getByRole('region', { name: en.home.hero.label });
    await expect(carousel.locator('img').first()).toHaveCSS('opacity', '1');
    await expect(carousel.locator('.hero-gradient')).toBeHidden();
    await expect(
      page.getByRole('region', { name: en.home.bestSellers }).getByRole('listitem').first(),
    ).toBeVisible();
  });
});
