import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminAr } from '#i18n/messages/admin.ar.ts';
import { adminEn } from '#i18n/messages/admin.en.ts';
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../support/browser.ts';

for (const width of [390, 1440]) {
  for (const [address, screen] of [
    ['/adm/ogulf', 'signIn'],
    ['/admin', 'dashboard'],
    ['/admin/products', 'dashboard'],
  ] as const) {
    test(`${address} opens the staff's app at ${width} px, in both languages`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(address);
      expect(answer?.headers()['x-robots-tag']).toContain('noindex');
      expect(answer?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminEn[screen].title);
      await expectNoAxeViolations(page);

      await page.getByRole('button', { name: adminEn.languageLabel }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(adminAr[screen].title);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);

      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0);
    });
  }
}

test('no file of the storefront mentions the staff area', async () => {
  const folder = join(import.meta.dirname, '../../build/client');
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const content = await readFile(join(file.parentPath, file.name), 'latin1');
    expect(content, file.name).not.toMatch(/adm\/ogulf|["'/]admin["'/]/);
  }
});

test('no page leads to the staff area', async ({ request }) => {
  for (const address of ['/', '/ar', '/contact', '/no-such/page']) {
    expect(await (await request.get(address)).text()).not.toMatch(/adm\/ogulf|\/admin/);
  }
});
