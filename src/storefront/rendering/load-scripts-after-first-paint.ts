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
  /** Whether the page shows a new visitor the same before and after hydration. */
  readonly isCompleteAsRendered: boolean;
}

/**
 * Fetches the modules of a page after the first paint and its images, or on the first interaction, or after three
 * seconds. On a phone they would otherwise share bandwidth and processor with the first image.
 *
 * They run at once, except on a page that hydration would not change: a visitor of whom the browser stores nothing, such
 * as a cart or a delivery zone, sees it as the server rendered it. There they run on the first interaction, and after
 * five seconds without one, when the first slide of the home page is due to change.
 *
 * Serialized into the page, so it must not use anything outside of itself.
 */
export function loadScriptsAfterFirstPaint(
  { hotUpdates, manifest, routes, entry, imports, isCompleteAsRendered }: PageCode,
  load: (address: string) => Promise<unknown>,
): void {
  const longestWaitMs = 3000;
  const withoutInteractionMs = 5000;
  const loaded = new Promise<void>((resolve) => {
    window.addEventListener('load', () => {
      window.loadedAt = Date.now();
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
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const isNewVisitor = () => {
    // React Router numbers the pages of a tab once it is hydrated; a page that has a number is visited again.
    if (window.history.state?.idx !== undefined) return false;
    try {
      return localStorage.length + sessionStorage.length === 0;
    } catch {
      // The browser refuses storage, so nothing is stored.
      return true;
    }
  };
  const start = async () => {
    for (const href of new Set([entry, manifest, ...Object.values(routes), ...imports])) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    if (isCompleteAsRendered && isNewVisitor()) {
      await Promise.race([window.firstInteraction, wait(withoutInteractionMs)]);
    }
    if (hotUpdates) await load(hotUpdates);
    const modules = Object.entries(routes).map(async ([id, address]) => [id, await load(address)]);
    await load(manifest);
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
    await load(entry);
  };
  void Promise.race([Promise.all([loaded, painted]), window.firstInteraction, wait(longestWaitMs)]).then(
    start,
  );
}
