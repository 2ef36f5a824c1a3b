import { ar } from '#i18n/messages/storefront/ar.ts';
import { en } from '#i18n/messages/storefront/en.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forEachLanguage,
  forOneLanguage,
  test,
  testAnswers,
} from '../support/browser/browser.ts';

forEachLanguage(({ locale, path }) => {
  const { notFound } = locale === 'ar' ? ar : en;

  // Specification 2.30
  test('an unknown address says so and shows the ways on', async ({ page }) => {
    const answer = await page.goto(path('/no-such/كرسي'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    const content = page.getByRole('main');
    await expect(content).toContainText(path('/no-such/كرسي'));
    await expect(content.getByRole('link', { name: notFound.home })).toHaveAttribute('href', path('/'));
    await expect(content.getByRole('link', { name: notFound.collection })).toHaveAttribute(
      'href',
      path('/collection'),
    );
    await expect(content.getByRole('link', { name: notFound.contact })).toHaveAttribute(
      'href',
      path('/contact'),
    );
    await expect(content.locator('a[href^="tel:+974"]')).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });
});

// Specification 2.16
testAnswers('what leads nowhere is not found, and not an error of the shop', async ({ request }) => {
  for (const address of [
    '/no-such-article',
    '/category/nothing',
    '/subcategory/nothing',
    '/product/nothing',
    '/collection?category=nothing',
    '/%E0%A4%A',
    '/product/%00',
    '/products?search=%00',
    "/ar/category/'%20or%201=1",
  ]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([400, 404], address).toContain(answer.status());
  }
});

forOneLanguage('ar', ({ locale, path }) => {
  const { notFound, pages, listing } = locale === 'ar' ? ar : en;

  test('a near miss is offered the page that was meant, and its words can be searched for @nightly', async ({
    page,
  }) => {
    expect((await page.goto(path('/contct')))?.status()).toBe(404);
    const meant = page.getByRole('region', { name: notFound.meant });
    await expect(meant.getByRole('link', { name: pages.contact.title })).toHaveAttribute(
      'href',
      path('/contact'),
    );

    // A category is found by its name too.
    expect((await page.goto(path('/category/chairs')))?.status()).toBe(200);
    expect((await page.goto(path('/category/chiars')))?.status()).toBe(404);
    await expect(meant.getByRole('link').first()).toHaveAttribute('href', path('/category/seating'));
    const field = page.getByRole('searchbox', { name: listing.search });
    await expect(field).toHaveValue('chiars');
    await expectNoAxeViolations(page, 'main');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path('/products')}\\?search=chiars$`));
  });
});

test('goes back to where the visitor came from @nightly', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: en.notFound.goBack }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('leads home when there is nowhere to go back to @nightly', async ({ context }) => {
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(window.history, 'length', { value: 1 }));
  await page.goto('/no-such-page');
  await page.getByRole('button', { name: en.notFound.goBack }).click();
  await expect(page).toHaveURL(/\/$/);
});
