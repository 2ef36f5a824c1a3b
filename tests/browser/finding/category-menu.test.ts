import type { Page } from '@playwright/test';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import type { Locale } from '#primitives/locale.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forItsViews,
  test,
  untilInteractive,
} from '../../support/browser/browser.ts';

const textsOf = (locale: Locale) => (locale === 'ar' ? ar : en);
const names = {
  en: {
    furniture: 'Office Furniture',
    technology: 'IT & Technology',
    desks: 'Desks',
    chairs: 'Chairs',
    firstPart: 'Executive desks',
    lastPart: 'Auditorium seating',
    security: 'CCTV & Security',
    cameras: 'IP cameras',
  },
  ar: {
    furniture: 'الأثاث المكتبي',
    technology: 'تقنية المعلومات',
    desks: 'المكاتب',
    chairs: 'الكراسي',
    firstPart: 'مكاتب تنفيذية',
    lastPart: 'مقاعد القاعات والمسارح',
    security: 'كاميرات المراقبة والأمن',
    cameras: 'كاميرات IP',
  },
};

// In `npm test` the panel of a desk in English and the menu of a phone in Arabic, nightly both in both languages.
forItsViews(({ locale, width, path }) => {
  const { navigation, listing, footer } = textsOf(locale);
  const words = names[locale];

  if (width >= 1024) {
    const parts = (page: Page) => ({
      button: page.getByRole('button', { name: navigation.categories }),
      panel: page.locator('#category-panel'),
      link: (name: string) => page.locator('#category-panel').getByRole('link', { name, exact: true }),
      preview: (name: string) => page.locator('#category-panel').getByRole('region', { name, exact: true }),
    });

    test('the category panel opens by mouse and by keyboard, and leads to a subcategory', async ({
      page,
    }) => {
      await page.goto(path('/about'));
      await untilInteractive(page);
      const { button, panel, link, preview } = parts(page);
      await expect(button).toHaveAttribute('aria-expanded', 'false');

      await test.step('a mouse that rests on the button opens it, and leaving closes it', async () => {
        await button.hover();
        await expect(panel).toBeVisible();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(preview(words.desks).getByRole('img')).toBeVisible();
        await page.mouse.move(width / 2, 890);
        await expect(panel).toBeHidden();
      });

      await test.step('a mouse that came before the scripts of the page opens it too', async () => {
        const hovered = Promise.withResolvers<void>();
        await page.route('**/assets/*.js', (route) => hovered.promise.then(() => route.continue()));
        await page.reload({ waitUntil: 'commit' });
        await button.hover();
        hovered.resolve();
        await expect(panel).toBeVisible();
        await page.unrouteAll({ behavior: 'wait' });
        await page.mouse.move(width / 2, 890);
        await expect(panel).toBeHidden();
      });

      await test.step('on the way to the preview other categories do not replace it', async () => {
        await button.hover();
        await link(words.chairs).hover();
        await expect(link(words.chairs)).toHaveAttribute('data-shown');
        const target = preview(words.chairs).getByRole('link', { name: words.lastPart });
        const box = await target.boundingBox();
        if (!box) throw new Error('the preview has no links');
        // A pointer that stays on a category for a quarter of a second means it: no time may pass on a busy machine.
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 15 });
        await expect(preview(words.chairs)).toBeVisible();
        await expect(target).toBeVisible();
        await page.clock.resume();
        await expect(target).toBeVisible();
      });

      await test.step('a press keeps it open; Escape closes it', async () => {
        await button.click();
        await page.mouse.move(width / 2, 890);
        await expectNoAxeViolations(page, 'header');
        await expect(panel).toBeVisible();
        await expectNoSidewaysScroll(page);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();
      });

      await test.step('arrow keys move in it, Escape returns to the button', async () => {
        const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight';
        await page.keyboard.press('ArrowDown');
        await expect(link(words.desks)).toBeFocused();
        for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowDown');
        await expect(link(words.chairs)).toBeFocused();
        await page.keyboard.press(forward);
        await page.keyboard.press('ArrowDown');
        await expect(preview(words.chairs).getByRole('link').nth(1)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(link(words.desks)).toBeFocused();
      });

      await test.step('a link opens its page and closes the panel, which marks the place the next time', async () => {
        await preview(words.desks).getByRole('link', { name: words.firstPart }).click();
        await expect(page).toHaveURL(new RegExp(`${path('/subcategory/executive-desks')}$`));
        await expect(panel).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.firstPart);
        await button.click();
        await expect(link(words.desks)).toHaveAttribute('aria-current', 'true');
        await expect(link(words.firstPart)).toHaveAttribute('aria-current', 'true');
        await expect(link(listing.allCategories)).toHaveAttribute('href', path('/collection'));
        await link(footer.blog).click();
        await expect(page).toHaveURL(new RegExp(`${path('/blog')}$`));
      });
    });
  } else {
    test('the menu leads through departments and categories, and opens at the place of the page', async ({
      page,
    }) => {
      await page.goto(path('/'));
      const opener = page.getByRole('button', { name: navigation.openMenu });
      const menu = page.getByRole('dialog', { name: navigation.menu });
      const tree = menu.getByRole('navigation', { name: navigation.categories });
      await opener.click();
      await tree.getByText(words.technology, { exact: true }).click();
      await tree.getByText(words.security, { exact: true }).click();
      await expectNoAxeViolations(page);
      await tree.getByRole('link', { name: words.cameras }).click();
      await expect(page).toHaveURL(new RegExp(`${path('/subcategory/ip-cameras')}$`));
      await expect(menu).toBeHidden();

      await opener.click();
      const here = tree.locator('[aria-current=page]');
      await expect(here).toHaveText(words.cameras);
      await expect(here).toBeInViewport();
      await expect(tree.getByText(words.desks, { exact: true })).toBeHidden();
      await expectNoAxeViolations(page);
      await menu
        .getByRole('navigation', { name: navigation.reading })
        .getByRole('link', { name: footer.deliveryInfo })
        .click();
      await expect(page).toHaveURL(new RegExp(`${path('/delivery-info')}$`));
      await expect(menu).toBeHidden();
    });
  }
});

/** A browser without scripts logs an error for each blocked script. */
const scriptNotLoaded = /\.js: csp$/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the categories of the header are a link to the collection @nightly', async ({ page, problems }) => {
    problems.allow(scriptNotLoaded);
    await page.goto('/ar/about');
    await expect(page.getByRole('button', { name: ar.navigation.categories })).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: ar.navigation.categories }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.pages.collection.title);
  });
});

test('without the tree the panel still leads to the collection @nightly', async ({ page, problems }) => {
  problems.allow(/category-menu/);
  await page.route('**/category-menu', (route) => route.abort());
  await page.goto('/about');
  await untilInteractive(page);
  await page.getByRole('button', { name: en.navigation.categories }).click();
  await page.locator('#category-panel').getByRole('link', { name: en.listing.allCategories }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.pages.collection.title);
});
