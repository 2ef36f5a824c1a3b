import type { Page } from '@playwright/test';

/** In the browser: React hydrates the outermost element last. */
function hasHydratedRoot(): boolean {
  return Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'));
}

/** Whether React has hydrated the page, apart from what is below the first view. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(hasHydratedRoot);
}

/** Until React has hydrated the page; without an interaction that may take five seconds. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(hasHydratedRoot, undefined, { timeout: 30_000 });
}

/** Until all has come that a page asks for by itself, which goes on after hydration. */
export async function untilNothingMoreComes(page: Page): Promise<void> {
  await untilHydrated(page);
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

interface LoadedFile {
  readonly name: string;
  /** Compressed, without the headers of the response. */
  readonly encodedBodySize: number;
}

/** The files that a page has asked for so far. */
export function loadedFiles(page: Page): Promise<LoadedFile[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ name, encodedBodySize }),
    ),
  );
}

export function scriptsAmong(files: readonly LoadedFile[]): LoadedFile[] {
  return files.filter(({ name }) => name.endsWith('.js'));
}
