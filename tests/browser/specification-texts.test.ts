import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test, testAnswers, untilInteractive } from '../support/browser/browser.ts';
import { signInAsStaff, signInByCall, test as staffTest } from '../support/browser/staff-in-browser.ts';

// The texts that the specification quotes, as literals: a changed message must fail here, even if every other test
// compares with the changed message.

// Specification 8.03
test('the 404 page', async ({ page }) => {
  await page.goto('/no-such-page');
  const content = page.getByRole('main');
  await expect(content.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(content).toContainText(/moved or deleted.*mistyped/);
  await expect(content).toContainText('/no-such-page');
});

// Specification 2.24, 2.26, 2.27, 2.28
test('navigation, footer and the search dialog', async ({ page }) => {
  await page.goto('/about');
  const banner = page.getByRole('banner');
  const links = banner.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'About', 'Products', 'Services', 'Contact Us']);
  await expect(banner.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(banner.locator('a[href="/cart"]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /whatsapp/i }).first()).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  const footer = page.getByRole('contentinfo');
  for (const path of [
    ...['/customer-service', '/delivery-info', '/return-policy', '/terms-conditions'],
    ...['/about', '/contact'],
  ]) {
    await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
  await expect(footer.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(footer.locator('a[href*="instagram.com"]')).toBeVisible();

  await untilInteractive(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search Products' });
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('Start typing to search for products');
  await dialog.getByRole('combobox').fill('desk');
  await expect(status).toHaveText(/^\d+ result\(s\) found$/);
  await expect(dialog.getByText('View All Results')).toBeVisible();
  await dialog.getByRole('combobox').fill('zzqqxx');
  await expect(status).toContainText('No products found for');
});

// Specification 2.19, 2.21, 2.22, 9.10
test('the home page', async ({ page }) => {
  await page.goto('/');
  const content = page.getByRole('main');
  const card = content
    .getByRole('link')
    .filter({ hasText: /\d+ Product Lines/ })
    .first();
  await expect(card).toHaveAttribute('href', /^\/collection\?category=[A-Z]/);
  for (const city of ['doha', 'lusail', 'al-waab']) {
    await expect(content.locator(`a[href="/office-furniture-${city}"]`).first()).toBeVisible();
  }
  for (const stat of ['18+', '5000+', '4.8/5', 'Qatar-wide']) {
    await expect(content.getByText(stat, { exact: true }).first()).toBeVisible();
  }
});

// Specification 5.01
testAnswers('errors of uploads, by the server', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.STAFF_SHOP_URL ?? '' });
  await signInByCall(request);
  const messageOf = async (type: string, data: Buffer) => {
    const answer = await request.post('/api/images?name=x', { headers: { 'Content-Type': type }, data });
    return ((await answer.json()) as { error: { message: string } }).error.message;
  };
  expect(await messageOf('image/gif', Buffer.from('GIF89a'))).toBe(
    'Invalid file type. Only JPEG, PNG, and WebP are allowed.',
  );
  expect(await messageOf('image/png', Buffer.alloc(10 * 1024 * 1024 + 1))).toBe(
    'File size too large. Maximum 10MB allowed.',
  );
  const brokenPng = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  expect(await messageOf('image/png', brokenPng)).toBe('Invalid image file');
  await request.dispose();
});

// Specification 5.03
staffTest('errors of uploads, in the browser', async ({ page, problems }, testInfo) => {
  await signInAsStaff(page, 'en');
  await page.goto('/admin/images');
  // Files by their paths: the browser reads them itself, while buffers of 10 MB would be sent to it.
  const choose = async (...files: (readonly [name: string, content: Buffer])[]) => {
    for (const [name, content] of files) await writeFile(testInfo.outputPath(name), content);
    await page.getByLabel('choose files').setInputFiles(files.map(([name]) => testInfo.outputPath(name)));
  };
  await choose(
    ['a.gif', Buffer.from('GIF89a')],
    ['b.png', Buffer.alloc(10 * 1024 * 1024 + 1)],
    ['c.png', Buffer.from('no picture')],
  );
  await expect(page.getByText('Invalid file type. Only JPEG, PNG, and WebP are allowed.')).toBeVisible();
  await expect(page.getByText('File size too large. Maximum 10MB allowed.')).toBeVisible();
  await expect(page.getByText('Invalid image file')).toBeVisible();

  const canvas = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#345' } });
  const picture = await canvas.jpeg().toBuffer();
  problems.allow(/\/api\/images/);
  await page.route('**/api/images?*', (route) => route.abort());
  await choose(['d.jpg', picture]);
  await expect(page.getByText('Failed to upload image. Please try again.')).toBeVisible();
  // A browser that has no memory left for a canvas encodes nothing.
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
  await choose(['e.jpg', picture]);
  await expect(page.getByText('Compression failed')).toBeVisible();
});
