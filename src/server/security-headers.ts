import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { ApiEnv } from '#api/api-services.ts';
import type { Environment } from '#config/environment.ts';

/** For everything that is not a page: nothing may be loaded, run, sent or framed. */
const lockedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function securityHeaders({ publicUrl }: Pick<Environment, 'publicUrl'>): MiddlewareHandler<ApiEnv>[] {
  const fixedHeaders = secureHeaders({
    // Telling a browser to insist on https for a shop that is served over http locks its visitors out.
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
    xFrameOptions: 'DENY',
    // Below, because some pages are stricter about it.
    referrerPolicy: false,
    // Customer mail shows product images from here inside other sites' pages.
    crossOriginResourcePolicy: false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  });
  return [fixedHeaders, policiesUnlessSet];
}

/**
 * Pages bring their own content policy, since only they know the hashes of their scripts; one whose address is a
 * secret also says that browsers shall not pass it on.
 */
const policiesUnlessSet: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', lockedPolicy);
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  // Set here and not only by the id's own middleware, which does not reach a Response that pages made.
  headers.set('X-Request-Id', c.var.requestId);
};
