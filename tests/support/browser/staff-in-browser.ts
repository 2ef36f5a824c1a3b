import type { APIRequestContext, Page } from '@playwright/test';
import type { Locale } from '#primitives/locale.ts';
import { test as shopTest } from './browser.ts';

/** Of the shop that the browser tests run against. */
export const staffPassword = 'seven quiet desks by the window';

/** Staff change what visitors see, so their tests have a shop of their own. */
export const test = shopTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  baseURL: async ({}, use) => {
    await use(process.env.STAFF_SHOP_URL);
  },
});

/** Signs in by the call alone: this context may then call as staff. */
export async function signInByCall(request: APIRequestContext): Promise<{ readonly signedInAt: string }> {
  const answer = await request.post('/api/sign-in', {
    data: { username: 'admin', password: staffPassword },
  });
  if (!answer.ok()) throw new Error(`signing in failed: ${await answer.text()}`);
  return ((await answer.json()) as { data: { signedInAt: string } }).data;
}

/** Signs in by the call, as fast as can be, and gives the browser the keys that the sign-in screen would leave. */
export async function signInAsStaff(page: Page, locale: Locale): Promise<void> {
  const { signedInAt: moment } = await signInByCall(page.request);
  await page.addInitScript(
    ([signedInAt, language]) => {
      // Not again after the test itself has signed out or changed the language.
      if (sessionStorage.getItem('signedInByTest')) return;
      sessionStorage.setItem('signedInByTest', 'true');
      localStorage.setItem('adminLoggedIn', 'true');
      localStorage.setItem('adminUser', 'admin');
      localStorage.setItem('adminLoginTime', signedInAt);
      localStorage.setItem('adminLocale', language);
    },
    [moment, locale] as const,
  );
}
