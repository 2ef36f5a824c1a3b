import type { BlockList } from 'node:net';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import { callerAddress } from '#api/http/caller-address.ts';
import type { RateLimits } from '#api/http/rate-limits.ts';
import { type ImageWidth, imageWidths } from '#images/image-address.ts';
import { imageQualityFor } from '#images/image-quality.ts';
import type { ImageStore } from '#images/image-store.ts';

const address = /^\/images\/(?<folder>[a-z]+)\/(?<name>[0-9a-f]+)-(?<width>\d+)\.webp$/;

/** Sizes to generate. A visitor who is the first to browse a new shop needs some hundred. */
const sizesByAddress = { name: 'image-sizes-by-address', times: 1500, seconds: 600 };

/**
 * Serves `/images/products/0f3a…-600.webp`. The name is a hash of the content, so the response is immutable. Quality and
 * format are negotiated by request headers (ECT, Save-Data, Accept), so that the page itself is the same for every
 * visitor (decision 0034).
 */
export function serveImages(
  store: ImageStore,
  limits: RateLimits,
  trustedProxies: BlockList,
): Handler<ApiEnv> {
  return async (c) => {
    const { folder, name, width } = address.exec(c.req.path)?.groups ?? {};
    const image = isWidth(Number(width))
      ? await read(`${folder}/${name}.webp`, Number(width) as ImageWidth, c)
      : undefined;
    if (!image) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    return c.body(new Uint8Array(image.bytes), 200, {
      'Content-Type': image.type,
      'Content-Length': String(image.bytes.byteLength),
      'Cache-Control': image.isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept, ECT, Save-Data',
    });
  };

  async function read(path: string, width: ImageWidth, c: Context<ApiEnv>) {
    const options = {
      quality: qualityFor(c),
      beforeWork: () => limits.countHere(sizesByAddress, callerAddress(c, trustedProxies)),
    };
    if (c.req.header('Accept')?.includes('image/avif')) return store.readSmallest(path, width, options);
    const bytes = await store.read(path, width, options);
    return bytes && { bytes, type: 'image/webp', isFinal: true };
  }
}

/** Requests the client hint ECT (effective connection type), which browsers send only to a site that asks for it. */
export const requestConnectionHint: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  c.res.headers.set('Accept-CH', 'ECT');
};

function qualityFor(c: Context<ApiEnv>): number {
  return imageQualityFor({ effectiveType: c.req.header('ECT'), saveData: c.req.header('Save-Data') });
}

function isWidth(width: number): width is ImageWidth {
  return (imageWidths as readonly number[]).includes(width);
}
