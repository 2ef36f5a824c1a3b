import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ApiEnv } from '#api/api-services.ts';
import type { BodyBytes } from '#api/http/body-bytes.ts';
import type { EmailBacklog } from '#domain/outbox/get-email-backlog.server.ts';
import { loggedPath } from './http/access-log.ts';
import type { Admission } from './http/admission.ts';
import type { PageCache } from './page-cache/page-cache.ts';

interface Measured {
  readonly pool: pg.Pool;
  readonly admission: Admission;
  /** Of work that is expensive and outside of admission, by name. */
  readonly queues: Readonly<Record<string, Admission>>;
  readonly bodyBytes: BodyBytes;
  readonly pageCache: PageCache | undefined;
  readonly emailBacklog: () => Promise<EmailBacklog>;
  readonly version: string;
}

export interface Metrics {
  readonly measureRequests: MiddlewareHandler<ApiEnv>;
  /** In the text form that Prometheus reads. */
  text(): Promise<string>;
  readonly contentType: string;
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const connectionSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** Prometheus metrics of this process. They contain no personal data: no IP address, no URL of an order. */
export function openMetrics(measured: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const requests = new Histogram({
    name: 'shop_request_seconds',
    help: 'Duration of responses by route and status; cached pages are counted by shop_page_cache_hits_total',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: requestSeconds,
    registers,
  });
  measureConnections(measured.pool, registers);
  registerGauges(measured, registers);

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    async measureRequests(c, next) {
      const startedAt = performance.now();
      await next();
      const labels = { method: knownMethod(c.req.method), route: routeOf(c), status: c.res.status };
      requests.observe(labels, (performance.now() - startedAt) / 1000);
    },
  };
}

/** Measures how long a connection is checked out of the pool: for one query or a whole transaction. */
function measureConnections(pool: pg.Pool, registers: Registry[]): void {
  const held = new Histogram({
    name: 'shop_database_connection_seconds',
    help: 'How long a database connection was checked out',
    buckets: connectionSeconds,
    registers,
  });
  const since = new WeakMap<pg.PoolClient, number>();
  pool.on('acquire', (client) => since.set(client, performance.now()));
  pool.on('release', (_error, client) => {
    const acquiredAt = since.get(client);
    if (acquiredAt !== undefined) held.observe((performance.now() - acquiredAt) / 1000);
  });
}

/** Metrics read from existing counters at scrape time. */
function registerGauges(
  { pool, admission, queues, bodyBytes, pageCache, emailBacklog, version }: Measured,
  registers: Registry[],
): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });

  new Gauge({ name: 'shop_info', help: 'Version of the shop', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  gauge('shop_requests_running', 'Expensive requests being handled', () => admission.figures.running);
  gauge('shop_requests_waiting', 'Expensive requests in the queue', () => admission.figures.waiting);
  counter(
    'shop_requests_refused_total',
    'Requests refused with 503 because the server was busy',
    () => admission.figures.refused,
  );
  registerQueueGauges(queues, registers);
  gauge('shop_body_bytes', 'Bytes of request bodies in flight', () => bodyBytes.figures.bytes);
  counter(
    'shop_bodies_refused_total',
    'Requests refused with 503 because of the bytes of bodies in flight',
    () => bodyBytes.figures.refused,
  );
  gauge('shop_database_connections', 'Open connections of the pool', () => pool.totalCount);
  gauge('shop_database_connections_idle', 'Idle connections of the pool', () => pool.idleCount);
  gauge('shop_database_waiting', 'Requests that wait for a connection', () => pool.waitingCount);
  if (pageCache) {
    counter('shop_page_cache_hits_total', 'Pages served from the cache', () => pageCache.figures.hits);
    counter('shop_page_cache_misses_total', 'Pages that had to be rendered', () => pageCache.figures.misses);
    gauge('shop_page_cache_pages', 'Pages in the cache', () => pageCache.figures.pages);
    gauge('shop_page_cache_bytes', 'Memory used by cached pages', () => pageCache.figures.bytes);
  }
  registerEmailGauges(emailBacklog, registers);
}

function registerQueueGauges(queues: Measured['queues'], registers: Registry[]): void {
  const labelNames = ['queue'] as const;
  new Gauge({
    name: 'shop_queue_waiting',
    help: 'PDFs and pictures that wait to be made',
    labelNames,
    registers,
    collect() {
      for (const [queue, { figures }] of Object.entries(queues)) this.set({ queue }, figures.waiting);
    },
  });
  new Counter({
    name: 'shop_queue_refused_total',
    help: 'PDFs and pictures refused with 503 because their queue was full',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [queue, { figures }] of Object.entries(queues)) this.inc({ queue }, figures.refused);
    },
  });
}

function registerEmailGauges(emailBacklog: () => Promise<EmailBacklog>, registers: Registry[]): void {
  let reading: Promise<EmailBacklog | undefined> | undefined;
  /** One query for all three gauges. */
  function read(): Promise<EmailBacklog | undefined> {
    reading ??= emailBacklog()
      // Without the database these gauges are left out; the others must still be scraped.
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }
  const gauge = (name: string, help: string, figure: keyof EmailBacklog) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const backlog = await read();
        if (backlog) this.set(backlog[figure]);
      },
    });
  gauge('shop_mail_waiting', 'Emails waiting to be sent', 'waiting');
  gauge('shop_mail_failed', 'Emails that failed for good', 'failed');
  gauge('shop_mail_overdue_seconds', 'Age of the longest overdue email', 'overdueSeconds');
}

/** Route label of low cardinality: Prometheus stores every distinct value. */
function routeOf(c: Context<ApiEnv>): string {
  if (c.var.isPage) return c.req.path.endsWith('.data') ? 'page data' : 'page';
  if (c.req.path.startsWith('/api')) return loggedPath(c);
  return /^\/(images|social-previews)\//.test(c.req.path) ? 'picture' : 'file';
}

const knownMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

function knownMethod(method: string): string {
  return knownMethods.has(method) ? method : 'other';
}

/** Serves the metrics to callers with the bearer token; the route does not exist for other callers. */
export function serveMetrics(metrics: Metrics, token: string): Handler<ApiEnv> {
  const expected = digest(`Bearer ${token}`);
  return async (c, next) => {
    if (!timingSafeEqual(digest(c.req.header('Authorization') ?? ''), expected)) return next();
    return c.body(await metrics.text(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    });
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
