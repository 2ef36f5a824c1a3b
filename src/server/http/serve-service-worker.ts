import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Handler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import type { Environment } from '#config/environment.ts';

/** URL of the service worker; at the root, so that its scope covers every page. */
export const workerPath = '/service-worker.js';
export const retiredWorkerPath = '/retired-worker.js';

/**
 * Serves the service worker, or its retired version that deletes all caches. It is sent with no-cache, so that a new
 * release or the retirement takes effect on the next page. Its content policy allows requests to this origin only.
 */
export function serveWorker(
  directory: string,
  { offlinePages }: Pick<Environment, 'offlinePages'>,
): Handler<ApiEnv> {
  const script = readFileSync(join(directory, offlinePages ? workerPath : retiredWorkerPath), 'utf8');
  return (c) =>
    c.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    });
}
