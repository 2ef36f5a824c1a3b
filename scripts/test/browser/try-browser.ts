import { chromium } from '@playwright/test';

/** How Playwright is told to start a browser; without a path it takes the one it downloaded itself. */
export interface BrowserLaunch {
  readonly executablePath?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Opens a page for real, because a browser may be there and still lack a library. */
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
