import { cartStorageKey, cartUpdatedEvent } from '#domain/cart/stored-cart.ts';
import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoAxeViolations,
  forEachLanguage,
  inArabic,
  inEnglish,
  test,
  untilInteractive,
} from '../support/browser/browser.ts';

forEachLanguage(({ locale, width, path }) => {
  const messages = locale === 'ar' ? ar : en;
  const { navigation } = messages;

  test('the language switch keeps the page and its query', async ({ page }) => {
    await page.goto(path('/products?search=desk&page=2'));
    await page.getByRole('link', { name: messages.language.switchLabel }).filter({ visible: true }).click();
    await expect(page).toHaveURL(
      new RegExp(`${locale === 'ar' ? '' : '/ar'}/products\\?search=desk&page=2$`),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'ar' ? 'en' : 'ar');
  });

  if (width < 1024) {
    // Specification 2.25
    test('the menu opens with the badge of the cart, keeps the focus inside, and closes', async ({
      page,
    }) => {
      await page.addInitScript((key) => localStorage.setItem(key, '[{"quantity": 7}]'), cartStorageKey);
      await page.goto(path('/'));
      const opener = page.getByRole('button', { name: navigation.openMenu });
      await opener.click();
      const menu = page.getByRole('dialog', { name: navigation.menu });
      await expect(menu).toBeVisible();
      await expect(menu.getByRole('link', { name: messages.cart.labelWithCount('7') })).toBeVisible();
      // It has come from the side where reading starts.
      await expect
        .poll(async () => {
          const box = await menu.boundingBox();
          return locale === 'ar' ? Math.round((box?.x ?? 0) + (box?.width ?? 0)) : Math.round(box?.x ?? -1);
        })
        .toBe(locale === 'ar' ? width : 0);
      await expectNoAxeViolations(page);
      const pages = menu.getByRole('navigation', { name: navigation.menu });
      expect(await pages.getByRole('link').allInnerTexts()).toEqual([
        navigation.home,
        navigation.about,
        navigation.products,
        navigation.services,
        navigation.contact,
      ]);
      for (let press = 0; press < 12; press++) {
        await page.keyboard.press('Tab');
        // Between the last and the first element the focus passes through the browser's own controls.
        const inside = await page.evaluate(
          () =>
            document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        );
        expect(inside).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();

      await opener.click();
      await pages.getByRole('link', { name: navigation.services }).click();
      await expect(page).toHaveURL(new RegExp(`${path('/services')}$`));
      await expect(menu).toBeHidden();
    });
  } else {
    test('the first Tab reaches the skip link, and the navigation bar marks the page that is open', async ({
      page,
    }) => {
      await page.goto(path('/services'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: messages.skipToContent });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      const bar = page.getByRole('navigation', { name: navigation.label });
      await expect(bar.locator('[aria-current=page]')).toHaveText(navigation.services);
      await bar.getByRole('link', { name: navigation.contact }).click();
      await expect(bar.locator('[aria-current=page]')).toHaveText(navigation.contact);
    });
  }
});

inEnglish(({ path }) => {
  const { search } = en;

  test('the search dialog takes the focus, searches, and gives the focus back @nightly', async ({ page }) => {
    await page.goto(path('/'));
    await page.getByRole('button', { name: search.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: search.title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel(search.field)).toBeFocused();
    await expect(dialog).toContainText(search.hint);
    await expectNoAxeViolations(page);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: search.open, exact: true })).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByLabel(search.field).fill('كرسي 2');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path('/products')}\\?search=`));
    expect(new URL(page.url()).searchParams.get('search')).toBe('كرسي 2');
    await expect(dialog).toBeHidden();
  });
});

inArabic(({ path }) => {
  test('a page change moves the focus to the new content and announces it', async ({ page }) => {
    await page.goto(path('/'));
    await page.evaluate(() => {
      (window as { sameDocument?: boolean }).sameDocument = true;
    });
    await untilInteractive(page);
    await page.getByRole('contentinfo').getByRole('link', { name: ar.footer.terms }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar.pages.terms.title);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite].sr-only')).toHaveText(await page.title());
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
  });
});

// Specification 4.04
test('the cart badge ignores a corrupt cart, follows this tab and the others, and stops counting at 99+ @nightly', async ({
  page,
  context,
}) => {
  await page.goto('/icon.svg');
  await page.evaluate((key) => localStorage.setItem(key, '{"not": "a cart"'), cartStorageKey);
  await page.goto('/');
  const cart = page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${en.cart.label}`) })
    .first();
  await expect(cart).toHaveAccessibleName(en.cart.label);

  const otherTab = await context.newPage();
  await otherTab.goto('/about');
  await otherTab.evaluate(
    ([key]) => localStorage.setItem(key as string, JSON.stringify([{ quantity: 2 }, { quantity: 1 }])),
    [cartStorageKey],
  );
  await expect(cart).toHaveAccessibleName(en.cart.labelWithCount('3'));

  await page.evaluate(
    ([key, event]) => {
      localStorage.setItem(key as string, JSON.stringify([{ quantity: 250 }]));
      window.dispatchEvent(new Event(event as string));
    },
    [cartStorageKey, cartUpdatedEvent],
  );
  await expect(cart).toHaveAccessibleName(en.cart.labelWithCount('99+'));
  await page.reload();
  await expect(cart).toContainText('99+');
});

// Specification 2.29
test('a slow page change shows that something is loading, and a search that is opened meanwhile stays open @nightly', async ({
  page,
}) => {
  await page.goto('/');
  let letPageCome = () => {};
  const pageMayCome = new Promise<void>((resolve) => {
    letPageCome = resolve;
  });
  await page.route('**/services.data*', async (route) => {
    await pageMayCome;
    await route.continue();
  });
  await untilInteractive(page);
  await page
    .getByRole('navigation', { name: en.navigation.label })
    .getByRole('link', { name: en.navigation.services })
    .click();
  // As the specification quotes it.
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await page.getByRole('button', { name: en.search.open, exact: true }).click();
  letPageCome();
  await expect(page).toHaveTitle(new RegExp(`^${en.pages.services.title}`));
  const dialog = page.getByRole('dialog', { name: en.search.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status')).toBeEmpty();
});

test('with reduced motion the dialogs appear without moving @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: en.navigation.openMenu }).click();
  // What is running at a moment would depend on how fast the machine is, and on the button under the pointer.
  const menu = page.getByRole('dialog', { name: en.navigation.menu });
  await expect(menu).toHaveCSS('transition-duration', '0s');
  await expect(menu).toHaveCSS('animation-name', 'none');
});

test.describe('before and without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu and the search open all the same @nightly', async ({ page, problems }) => {
    problems.allow(/\.js: csp$/);
    await page.goto('/ar');
    await page.getByRole('button', { name: ar.navigation.openMenu }).click();
    await expect(page.getByRole('dialog', { name: ar.navigation.menu })).toBeVisible();
    await page.getByRole('button', { name: ar.navigation.closeMenu }).click();
    await page.getByRole('button', { name: ar.search.open, exact: true }).click();
    await page.getByRole('searchbox').fill('كرسي');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ar\/products\?search=/);
  });
});
