import { findBrowser } from '../../scripts/test/browser/find-browser.ts';
import type { BrowserLaunch } from '../../scripts/test/browser/try-browser.ts';

/** The browser that the tests would use; exits with a message without one. */
export async function requireBrowser(): Promise<BrowserLaunch> {
  const { launch, log } = await findBrowser();
  if (!launch) throw new Error(log);
  return launch;
}

export const languages = [
  ['English', ''],
  ['Arabic', '/ar'],
] as const;
