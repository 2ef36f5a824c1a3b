import { expect, type Page } from '@playwright/test';

/** Whether React has hydrated the page, apart from what is below the first view. */
export function isTakenOver(page: Page): Promise<boolean> {
  // The outermost element is finished last.
  return page.evaluate(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')),
  );
}

/** Until React has hydrated the page; without an interaction that may take five seconds. */
export async function untilTakenOver(page: Page): Promise<void> {
  await expect.poll(() => isTakenOver(page), { timeout: 30_000 }).toBe(true);
}

/** Until all has come that a page asks for by itself, which goes on after it was taken over. */
export async function untilNothingMoreComes(page: Page): Promise<void> {
  await untilTakenOver(page);
  await page.waitForFunction(async () => {
    const count = () => performance.getEntriesByType('resource').length;
    const before = count();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return count() === before;
  });
}

/** Pictures that a browser fetched ahead of being seen, because nothing else was to be done; how far is its choice. */
export function picturesBelowFirstView(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top > window.innerHeight)
      .map((image) => image.currentSrc),
  );
}
