import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/test/browser/find-browser.ts';
import type { BrowserLaunch } from '../../scripts/test/browser/try-browser.ts';

/** The browser that the tests would use; exits with a message without one. */
export async function requireBrowser(): Promise<BrowserLaunch> {
  const { launch, log } = await findBrowser();
  if (!launch) throw new Error(log);
  return launch;
}

/** Starts that browser. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await requireBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    env: { ...process.env, ...env },
    args: ['--no-sandbox'],
  });
}

export const languages = [
  ['English', ''],
  ['Arabic', '/ar'],
] as const;
