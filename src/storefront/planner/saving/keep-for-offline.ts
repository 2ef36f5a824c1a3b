import { localeOfPath, localizedPath } from '#i18n/locale-path.ts';
import { savesData } from '../../browser/saves-data.ts';
import { whenIdle } from '../../browser/when-idle.ts';
import { plannerProductsPath } from '../products/planner-products-path.ts';

/**
 * Lets the service worker have all that the planner needs without a connection: its panels, which load when they are
 * opened, and what a first visit has loaded before there was a worker.
 */
export function keepForOffline(): void {
  if (!navigator.serviceWorker || savesData() || import.meta.env.DEV) return;
  whenIdle(async () => {
    await untilControlled();
    await Promise.all([
      import('../auto/auto-panel.tsx'),
      import('../list/list-view.tsx'),
      import('../panels/room-panel.tsx'),
      import('../worker/start-worker.ts').then(({ workerAddresses }) =>
        fetch(workerAddresses.planner, { priority: 'low' }),
      ),
    ]);
    const own = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /^\/(assets|top-views)\//.test(new URL(name).pathname));
    const products = localizedPath(localeOfPath(window.location.pathname), plannerProductsPath);
    // From the browser's own cache; what passes the worker is kept by it.
    await Promise.all([...new Set(own), products].map((address) => fetch(address, { priority: 'low' })));
  });
}

async function untilControlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}
