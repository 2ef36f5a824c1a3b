declare global {
  interface Window {
    /** Where React Router looks for the code of the routes that the page shows. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/** Addresses of the code that a page needs. */
export interface PageCode {
  readonly manifest: string;
  /** By the route's id. */
  readonly routes: Readonly<Record<string, string>>;
  readonly entry: string;
  /** All that these import. */
  readonly imports: readonly string[];
}

/**
 * Loads the code of a page when what is seen first is there, or when the visitor does something: on a phone it would
 * otherwise share the line with the first picture. What never comes must not hold it up for long.
 *
 * The page calls it by its text, so nothing outside of it may be used.
 */
export function startWhenSeen({ manifest, routes, entry, imports }: PageCode): void {
  const longestWait = 3000;
  const loaded = new Promise<void>((resolve) => {
    window.addEventListener('load', () => {
      // What stands in for pictures until they have loaded or failed need not wait for React as well.
      for (const standIn of document.querySelectorAll('[data-until-loaded]')) {
        const pictures = [...(standIn.parentElement?.querySelectorAll('img') ?? [])];
        standIn.classList.toggle(
          'opacity-0',
          pictures.some(({ naturalWidth }) => naturalWidth > 0),
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
  const waitedEnough = new Promise((resolve) => setTimeout(resolve, longestWait));
  const start = async () => {
    for (const href of [entry, ...imports]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);
    const modules = Object.entries(routes).map(async ([id, address]) => [id, await load(address)]);
    await load(manifest);
    window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules));
    await load(entry);
  };
  void Promise.race([Promise.all([loaded, painted]), window.firstAction, waitedEnough]).then(start);
}
