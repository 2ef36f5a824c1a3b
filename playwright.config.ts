import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isThorough } from './tests/support/thorough.ts';

/** The browser that scripts/test.ts found; without it Playwright takes the one it downloaded itself. */
const browser = JSON.parse(process.env.TEST_BROWSER ?? '{}') as {
  executablePath?: string;
  env?: Record<string, string>;
};

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  ...(!isThorough && { grepInvert: /@nightly/ }),
  outputDir: 'test-results',
  globalSetup: './tests/browser/start-shop.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for timers, animations and answers, in which time others run. They share two shops, which would answer many
  // more of them late.
  workers: Math.min(Math.max(4, availableParallelism() * 2), 8),
  // A test that passes the second time has found something; it must not be hidden.
  retries: 0,
  // Some journeys do a day's work; a busy machine takes long for it.
  timeout: 60_000,
  expect: { timeout: 7_000 },
  // In `npm test` what failed stands at the end of the output, not between the names of those that passed.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['line']],
  use: {
    browserName: 'chromium',
    timezoneId: 'Asia/Qatar',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    // Tests hold back and count requests, which a worker would make in their place; its own tests allow it.
    serviceWorkers: 'block',
    // On GitHub alone: recording every test takes time, and a local failure can be repeated.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(browser.executablePath && { executablePath: browser.executablePath }),
      env: { ...(process.env as Record<string, string>), ...browser.env },
      args: [
        '--no-sandbox',
        // Without a graphics card Chromium composes pages twice as slowly through an emulated one. WebGL has its own.
        '--disable-gpu',
        '--disable-quic',
        '--disable-domain-reliability',
        '--no-pings',
        // The browser itself knows no way out; a page that asks for another host also fails its test.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
});
