import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Handler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import type { Environment } from '#config/environment.ts';

/** Where browsers look for the worker; its place at the root lets it answer for every page. */
export const workerPath = '/service-worker.js';
export const retiredWorkerPath = '/retired-worker.js';

/**
 * The worker that keeps pages for visitors, or the one that takes all of that back. It is never answered from a cache,
 * so that a new release, or the end of it, is noticed with the next page. It may load, but nothing of others.
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
