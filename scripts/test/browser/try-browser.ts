import { chromium } from '@playwright/test';

/** Launch options for Playwright; without a path it uses the browser that it downloaded. */
export interface BrowserLaunch {
  readonly executablePath?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Opens a page, because an installed browser may lack a library. Resolves to its version. */
export async function tryBrowser({ executablePath, env = {} }: BrowserLaunch): Promise<string> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    env: { ...process.env, ...env },
    timeout: 30_000,
  });
  try {
    const page = await browser.newPage();
    await page.setContent('<p>ready</p>');
    await page.getByText('ready').waitFor({ timeout: 10_000 });
    return browser.version();
  } finally {
    await browser.close();
  }
}
