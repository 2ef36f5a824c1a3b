import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { apiRoutes } from '#api/api-routes.ts';
import type { ApiEnv, ApiServices, BackupDesk } from '#api/api-services.ts';
import { BodyBytes } from '#api/http/body-bytes.ts';
import { callerAddress } from '#api/http/caller-address.ts';
import { withDeadline } from '#api/http/deadline.ts';
import type { ApiRoute } from '#api/http/endpoint.ts';
import { asShopError, logFailure, replyWithError } from '#api/http/error-reply.ts';
import { errorStatus } from '#api/http/error-status.ts';
import { cacheOrderSettings } from '#api/http/order-context.ts';
import type { RateLimit } from '#api/http/rate-limits.ts';
import { type BodyReading, bytesOf } from '#api/http/read-json.ts';
import { registerApi } from '#api/http/register-api.ts';
import type { QuotationPdfs } from '#api/public/quotes/quotation-document/quotation-pdfs.ts';
import type { Environment } from '#config/environment.ts';
import type { Database } from '#database/connect.ts';
import type { ContentWatch } from '#database/content-version.ts';
import { requireStaff } from '#domain/admin-identity/require-staff.server.ts';
import { PlacingStateCache } from '#domain/orders/placing/placing-state-cache.server.ts';
import type { AttachmentStore } from '#domain/quotes/attachment-store.server.ts';
import type { ImageStore } from '#images/image-store.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { openUploads } from '#storage/uploads.ts';
import type { PageHandler } from '#storefront/page-services.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { accessLog, loggedPath } from './http/access-log.ts';
import { registerAdmin } from './http/admin-shell.ts';
import { Admission, admitCalls, releaseAdmission } from './http/admission.ts';
import { redirectToCanonicalPath } from './http/canonical-path.ts';
import { failurePage } from './http/failure-page.ts';
import { readYourWrites } from './http/read-your-writes.ts';
import { rejectControlCharacters } from './http/reject-control-characters.ts';
import { isSafe, sameSiteOnly } from './http/same-site-only.ts';
import { securityHeaders } from './http/security-headers.ts';
import { requestConnectionHint, serveImages } from './http/serve-images.ts';
import { serveModels } from './http/serve-models.ts';
import { retiredWorkerPath, serveWorker, workerPath } from './http/serve-service-worker.ts';
import { serveSocialPreviews } from './http/serve-social-previews.ts';
import { serveTopViews } from './http/serve-top-views.ts';
import { staticFiles } from './http/static-files.ts';
import { type Metrics, serveMetrics } from './metrics.ts';
import { cachePages } from './page-cache/cache-pages.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { withoutAdParameters } from './page-cache/page-key.ts';
import { openRateLimits } from './rate-limits.ts';

export interface AppParts {
  readonly environment: Environment;
  readonly database: { readonly db: Database; readonly engine: 'embedded' | 'server' };
  readonly log: Logger;
  readonly now: () => Date;
  readonly pages: PageHandler;
  readonly serverFigures: ApiServices['serverFigures'];
  readonly productIndex: ApiServices['productIndex'];
  readonly images: ImageStore;
  readonly attachments: AttachmentStore;
  readonly quotationPdfs: QuotationPdfs;
  /** Absent: there are no backups to write or restore. */
  readonly backupDesk?: BackupDesk;
  /** Absent while developing, when Vite serves these files. */
  readonly builtFiles: { readonly client: string; readonly admin: string } | null;
  readonly routes?: readonly ApiRoute[];
  readonly pageTimeoutMs?: number;
  readonly admission?: Admission;
  readonly bodyBytes?: BodyBytes;
  /** Absent: nothing is measured. */
  readonly metrics?: Metrics;
  /** Absent: every page is rendered on each request. */
  readonly pageCache?: PageCache;
  /** Absent: this process caches nothing that a change could make stale. */
  readonly content?: Pick<ContentWatch, 'refresh'>;
  /** Sends an email that is not stored in the outbox; absent: it rejects. */
  readonly sendEmailNow?: ApiServices['sendEmailNow'];
  /** Starts the email delivery now; absent: emails wait for its next interval. */
  readonly wakeEmailDelivery?: () => void;
}

/** As nginx logs it: a search that was typed on, a page that was left. Nobody reads the answer. */
const callerHasGone = 499;
const maxPageBodyBytes = 256 * 1024;
/** Limit of forms that pages post: cancel, change or find an order, decline a quotation, request a stock alert. */
const formsByAddress = { name: 'forms-by-address', times: 60, seconds: 600 };

/** Of an app without a process around it, as in tests of other things. */
const noBackups: BackupDesk = {
  folder: '',
  restore: null,
  restores: 0,
  isBackingUp: false,
  startBackup: () => Promise.reject(new ShopError('backup_running')),
  startRestore: () => Promise.reject(new ShopError('backup_running')),
};

export function buildApp(parts: AppParts): Hono<ApiEnv> {
  const {
    environment,
    database,
    log,
    now,
    pages,
    productIndex,
    images,
    attachments,
    quotationPdfs,
    backupDesk = noBackups,
    builtFiles,
    routes = apiRoutes,
    pageTimeoutMs = 15_000,
    pageCache,
    content,
    admission = new Admission(),
    bodyBytes = new BodyBytes(environment.bodiesInFlightMb * 2 ** 20),
    metrics,
    serverFigures,
    wakeEmailDelivery = () => {},
    sendEmailNow = () => Promise.reject(new Error('there is no way to send email')),
  } = parts;
  const app = new Hono<ApiEnv>();
  const limits = openRateLimits(database.db);

  app.use(requestId({ limitLength: 64 }));
  app.use(accessLog(log));
  if (metrics) app.use(metrics.measureRequests);
  app.use(compress());
  app.use(releaseAdmission);
  // Outside of every middleware that adds headers, so that a cached page includes them.
  if (pageCache) app.use(cachePages(pageCache, async () => (await productIndex()).attributes));
  app.use(...securityHeaders(environment));
  app.use(requestConnectionHint);
  if (content) app.use(readYourWrites(content));
  app.use(sameSiteOnly(environment));
  app.use(rejectControlCharacters);

  app.use('/api/*', hideFromSearchEngines);
  registerApi(app, routes, {
    ...database,
    environment,
    log,
    now,
    version: packageJson.version,
    serverFigures,
    wakeEmailDelivery,
    sendEmailNow,
    admit: admitCalls(admission),
    limits,
    orderSettings: cacheOrderSettings(environment, () => backupDesk.restores),
    placingStates: new PlacingStateCache(),
    bodyBytes,
    uploads: openUploads(environment.dataDir),
    productIndex,
    images,
    attachments,
    quotationPdfs,
    backupDesk,
    requireStaff: (request) => requireStaff(database.db, request.headers.get('Cookie'), now()),
  });

  if (metrics && environment.metricsToken)
    app.get('/metrics', serveMetrics(metrics, environment.metricsToken));
  app.get('/images/*', serveImages(images, limits, environment.trustedProxies));
  app.get('/models/*', serveModels(images));
  app.get('/top-views/*', serveTopViews(images, limits, environment.trustedProxies));
  app.get(
    '/social-previews/*',
    serveSocialPreviews(database.db, now, images, limits, environment.trustedProxies),
  );

  app.use(redirectToCanonicalPath);
  if (builtFiles) {
    registerAdmin(app, builtFiles.admin);
    app.get(workerPath, serveWorker(builtFiles.client, environment));
    app.use(
      staticFiles({
        directory: builtFiles.client,
        urlPrefix: '',
        except: [workerPath, retiredWorkerPath],
      }),
    );
    app.get('/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  }
  app.all('*', async (c) => {
    c.set('isPage', true);
    const { raw } = c.req;
    const address = callerAddress(c, environment.trustedProxies);
    const show = async (request: Request) => {
      c.set('leave', await admission.enter({ method: raw.method, caller: address, isPage: true }));
      const countAttempt = (limit: RateLimit) => limits.count(limit, address);
      const page = await withDeadline(pageTimeoutMs, raw.signal, () =>
        pages(request, { requestId: c.var.requestId, countAttempt }),
      );
      // React Router ends the work for a caller who has gone with a failure, which is none of the shop.
      return raw.signal.aborted && page.status === 500 ? new Response(null, { status: callerHasGone }) : page;
    };
    if (isSafe(raw.method)) return show(withoutAdParameters(raw));
    // HTML forms use no other method, and `new Request` rejects some of them.
    if (raw.method !== 'POST') throw new ShopError('method_not_allowed');
    await limits.countHere(formsByAddress, address);
    const count = bodyBytes.open(address);
    try {
      return await show(
        await withDeadline(pageTimeoutMs, raw.signal, (signal) =>
          withWholeBody(c, { maxBytes: maxPageBodyBytes, count, signal }),
        ),
      );
    } finally {
      count.release();
    }
  });

  app.onError((thrown, c) => {
    const error = asShopError(thrown);
    c.set('isRefused', error.code === 'server_busy');
    logFailure(log, error, { requestId: c.var.requestId, route: loggedPath(c) });
    return isApi(c) ? replyWithError(c, error) : replyWithFailurePage(c, error);
  });
  return app;
}

async function hideFromSearchEngines(c: Context<ApiEnv>, next: () => Promise<void>): Promise<void> {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex');
}

/** Reads the body before admission, so that a slow upload occupies no slot. */
async function withWholeBody(c: Context<ApiEnv>, reading: BodyReading): Promise<Request> {
  const { url, method, headers, signal } = c.req.raw;
  return new Request(url, { method, headers, signal, body: await bytesOf(c.req, reading) });
}

function isApi(c: Context<ApiEnv>): boolean {
  return c.req.path === '/api' || c.req.path.startsWith('/api/');
}

function replyWithFailurePage(c: Context<ApiEnv>, error: ShopError): Response {
  const status = errorStatus[error.code];
  if (status === 503) c.header('Retry-After', String(error.retryAfterSeconds ?? 5));
  return c.html(failurePage(error.code, c.var.requestId), status, { 'Cache-Control': 'no-store' });
}
