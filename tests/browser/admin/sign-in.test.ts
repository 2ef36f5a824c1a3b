import type { Page } from '@playwright/test';
import { adminAr } from '#i18n/messages/admin/admin.ar.ts';
import { adminEn } from '#i18n/messages/admin/admin.en.ts';
import { adminSignInAr } from '#i18n/messages/admin/sign-in.ar.ts';
import { adminSignInEn } from '#i18n/messages/admin/sign-in.en.ts';
import type { Locale } from '#primitives/locale.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  forOneLanguage,
  test,
} from '../../support/browser/browser.ts';
import { signInAsStaff, staffPassword } from '../../support/browser/staff-in-browser.ts';

const textsOf = (locale: Locale) =>
  locale === 'ar' ? { ...adminSignInAr, frame: adminAr } : { ...adminSignInEn, frame: adminEn };

const adminKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^admin(Log|User|OTP)/.test(key)));

forOneLanguage('ar', ({ locale, width }) => {
  const texts = textsOf(locale);

  // Specification 2.10
  test('staff who mistype are helped, sign in, go on where they wanted to, and sign out', async ({
    browser,
  }, { repeatEachIndex }) => {
    const phone = width < 768;
    // Failures are counted by address, and the other tests share one.
    const context = await browser.newContext({
      extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${2 * repeatEachIndex + (locale === 'ar' ? 1 : 2)}` },
      viewport: { width, height: 844 },
    });
    const page = await context.newPage();
    await page.addInitScript((language) => localStorage.setItem('adminLocale', language), locale);
    const answer = await page.goto('/admin/account?from=email');
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page).toHaveURL(/\/adm\/ogulf/);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
    await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0);

    await page.getByRole('button', { name: texts.signIn }).click();
    await expect(page.getByText(texts.required)).toHaveCount(2);
    const forgotten = page.getByRole('button', { name: texts.emergency.title });
    await expect(forgotten).toHaveAttribute('aria-expanded', 'false');
    await forgotten.click();
    await page.getByRole('button', { name: texts.emergency.send }).click();
    await expect(page.getByText(texts.emergency.nameFirst)).toBeVisible();
    await forgotten.click();
    await page.getByLabel(texts.username).fill('admin');
    for (const wrong of ['not it', 'nor this', 'neither']) {
      await expect(page.getByRole('button', { name: texts.emergency.send })).toHaveCount(0);
      await page.getByLabel(texts.password, { exact: true }).fill(wrong);
      const refused = page.waitForResponse('**/api/sign-in');
      await page.getByRole('button', { name: texts.signIn }).click();
      expect((await refused).status()).toBe(401);
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await page.getByRole('button', { name: texts.emergency.send }).click();
    // This shop has no mail server: the page explains what that means.
    await expect(page.getByText(texts.emergency.notMailed)).toBeVisible();
    await expect(page.getByText(texts.emergency.notMailedHelp)).toBeVisible();
    expect(await adminKeys(page)).toEqual(expect.arrayContaining(['adminOTP', 'adminOTPTimestamp']));
    await page.reload();
    await expect(page.getByText(texts.emergency.notMailed)).toBeVisible();
    await expect(page.getByText(texts.emergency.sent)).toHaveCount(0);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await page.getByLabel(texts.username).fill('admin');
    await page.getByLabel(texts.password, { exact: true }).fill(staffPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/account\?from=email$/);
    await expect(page.getByText(texts.account.thisOne)).toBeVisible();
    expect((await adminKeys(page)).sort()).toEqual(['adminLoggedIn', 'adminLoginTime', 'adminUser']);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    if (phone) await page.getByRole('button', { name: texts.frame.openMenu }).click();
    await page.getByRole('button', { name: texts.frame.signOut }).click();
    await expect(page).toHaveURL(/\/adm\/ogulf$/);
    expect(await adminKeys(page)).toEqual([]);
    await page.goto('/admin/account');
    await expect(page).toHaveURL(/\/adm\/ogulf/);
    await context.close();
  });
});

// Specification 8.02
test('the text that a code was sent is not repeated after a reload, its field is @nightly', async ({
  page,
}) => {
  const { emergency } = adminSignInEn;
  const data = {
    message: 'OTP sent successfully',
    challenge: 'a challenge',
    expiresAt: '2030-01-01T00:00:00Z',
  };
  await page.route('**/api/send-otp', (route) => route.fulfill({ json: { success: true, data } }));
  await page.addInitScript(() => sessionStorage.setItem('adminSignInFailures', '3'));
  await page.goto('/adm/ogulf');
  await page.getByRole('button', { name: emergency.send }).click();
  await expect(page.getByText(emergency.sent)).toBeVisible();
  await expect(page.getByLabel(emergency.code)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(emergency.code)).toBeVisible();
  await expect(page.getByText(emergency.sent)).toHaveCount(0);
});

// Specification 4.01
test('a session that is over leads to the sign-in within five minutes, and its keys go @nightly', async ({
  page,
}) => {
  await page.clock.install();
  await signInAsStaff(page, 'en');
  await page.goto('/admin/account');
  await expect(page.getByText(adminSignInEn.account.thisOne)).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('adminLoginTime', new Date(Date.now() - 8 * 60 * 60 * 1000).toISOString()),
  );
  await page.clock.fastForward('05:01');
  await expect(page).toHaveURL(/\/adm\/ogulf\?to=/);
  await expect(page.getByText(adminSignInEn.over)).toBeVisible();
  expect(await adminKeys(page)).toEqual([]);
});

test('the server decides: the browser’s keys alone open nothing', async ({ page, problems }) => {
  problems.allow(/401.*\/api\/session/);
  await page.addInitScript(() => {
    localStorage.setItem('adminLoggedIn', 'true');
    localStorage.setItem('adminUser', 'admin');
    localStorage.setItem('adminLoginTime', new Date().toISOString());
  });
  await page.goto('/admin/account');
  await expect(page).toHaveURL(/\/adm\/ogulf/);
});
