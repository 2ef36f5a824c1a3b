declare global {
  interface Window {
    /** Where React Router looks for the modules of the matched routes. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Addresses of the modules that a page needs. */
export interface PageCode {
  /** In development only: the runtime of hot updates, which has to run before any component is loaded. */
  readonly hotUpdates: string | undefined;
  readonly manifest: string;
  /** By route id. */
  readonly routes: Readonly<Record<string, string>>;
  readonly entry: string;
  /** All that these import. */
  readonly imports: readonly string[];
}

/**
 * Loads the modules of a page after the first paint and its images, or on the first interaction, or after three
 * seconds. On a phone they would otherwise share bandwidth and processor with the first image.
 *
 * Serialized into the page, so it must not use anything outside of itself.
 */
export function loadScriptsAfterFirstPaint(
  { hotUpdates, manifest, routes, entry, imports }: PageCode,
  load: (address: string) => Promise<unknown>,
): void {
  const longestWaitMs = 3000;
  const loaded = new Promise<void>((resolve) => {
    window.addEventListener('load', () => {
      // Image placeholders need not wait for React to disappear.
      for (const placeholder of document.querySelectorAll('[data-until-loaded]')) {
        const images = [...(placeholder.parentElement?.querySelectorAll('img') ?? [])];
        placeholder.classList.toggle(
          'opacity-0',
          images.some(({ naturalWidth }) => naturalWidth > 0),
        );
      }
      resolve();
    });
  });
  const painted = new Promise((resolve) => {
    const onPaint: PerformanceObserverCallback = (entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve(undefined);
    };
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
  });
  const waitedEnough = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
  const start = async () => {
    for (const href of [entry, ...imports]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    if (hotUpdates) await load(hotUpdates);
    const modules = Object.entries(routes).map(async ([id, address]) => [id, await load(address)]);
    await load(manifest);
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
    await load(entry);
  };
  void Promise.race([Promise.all([loaded, painted]), window.firstInteraction, waitedEnough]).then(start);
}
