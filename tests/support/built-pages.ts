import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { readEnvironment } from '#config/environment.ts';
import type { PageHandler, PageServices } from '#storefront/page-services.ts';
import { testNow } from './app.ts';

/** What the server knows of a request, for a page that is asked without it. */
export const pageRequestInfo = { requestId: 'one', countAttempt: async () => {} };

/** The pages as they are built for the shop. */
export async function openBuiltPages(
  given: Pick<PageServices, 'db' | 'cachedRead' | 'productIndex'> &
    Partial<Pick<PageServices, 'now' | 'noteMissedSearch'>>,
): Promise<PageHandler> {
  const { href } = pathToFileURL(join(import.meta.dirname, '../../build/server/index.js'));
  const { createPageHandler }: { createPageHandler: (services: PageServices) => PageHandler } = await import(
    href
  );
  return createPageHandler({
    now: () => testNow,
    noteMissedSearch: () => {},
    ...given,
    environment: readEnvironment({ PUBLIC_URL: 'http://shop.test' }),
    log: pino({ level: 'silent' }),
    wakeEmailDelivery: () => {},
  });
}
