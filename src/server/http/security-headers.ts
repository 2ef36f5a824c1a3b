import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ApiEnv } from '#api/api-services.ts';
import type { Environment } from '#config/environment.ts';

/** For everything that is not a page: nothing may be loaded, run, sent or framed. */
const lockedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The worker that reads PDF files compiles WebAssembly, which decodes scanned pages. It loads nothing and evaluates no text. */
const pdfWorker = /^\/assets\/pdf\.worker\b/;
const pdfWorkerPolicy = `${lockedPolicy}; script-src 'wasm-unsafe-eval'`;

/** Browser features that the shop never uses, denied so that injected code cannot use them either. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsingTopics',
  'camera',
  'displayCapture',
  'encryptedMedia',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identityCredentialsGet',
  'idleDetection',
  'localFonts',
  'magnetometer',
  'microphone',
  'midi',
  'otpCredentials',
  'payment',
  'pictureInPicture',
  'publickeyCredentialsGet',
  'screenWakeLock',
  'serial',
  'storageAccess',
  'usb',
  'windowManagement',
  'xrSpatialTracking',
] as const;

/** Scripts, styles and fonts of the build, of which a first view loads a dozen. */
const builtFiles = /^\/assets\//;

/** Emails, chats and viewers of 3D models show them inside of pages that are not ours. */
const shownElsewhere = /^\/(images|models|social-previews)\//;

export function securityHeaders({ publicUrl }: Pick<Environment, 'publicUrl'>): MiddlewareHandler<ApiEnv>[] {
  const everywhere = {
    // Telling a browser to insist on https for a shop that is served over http locks its visitors out.
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
    xFrameOptions: 'DENY',
    // Below, because some pages are stricter about it.
    referrerPolicy: false,
    // Set below, because images may be embedded by other sites.
    crossOriginResourcePolicy: false,
  } as const;
  const ofDocuments = secureHeaders({
    ...everywhere,
    permissionsPolicy: Object.fromEntries(unusedFeatures.map((feature) => [feature, []])),
  });
  // Without what browsers read for documents only: it was half of the bytes of a small script.
  const ofBuiltFiles = secureHeaders({
    ...everywhere,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const fixedHeaders: MiddlewareHandler<ApiEnv> = (c, next) =>
    (builtFiles.test(c.req.path) ? ofBuiltFiles : ofDocuments)(c, next);
  return [fixedHeaders, policiesUnlessSet];
}

/**
 * Pages set their own content security policy, because only they know the hashes of their scripts; a page with a secret
 * in its URL also sets its own Referrer-Policy.
 */
const policiesUnlessSet: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('Content-Security-Policy'))
    headers.set('Content-Security-Policy', pdfWorker.test(c.req.path) ? pdfWorkerPolicy : lockedPolicy);
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set(
    'Cross-Origin-Resource-Policy',
    shownElsewhere.test(c.req.path) ? 'cross-origin' : 'same-origin',
  );
  // Set here and not only by the id's own middleware, which does not reach a Response that pages made.
  headers.set('X-Request-Id', c.var.requestId);
};
