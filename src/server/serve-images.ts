import type { Handler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import { type ImageWidth, imageWidths } from '#images/image-address.ts';
import type { ImageStore } from '#images/image-store.ts';

const address = /^\/images\/(?<folder>[a-z]+)\/(?<name>[0-9a-f]+)-(?<width>\d+)\.webp$/;

/** Answers `/images/products/0f3a…-600.webp`. The name is a hash of the content, so it may be kept for ever. */
export function serveImages(store: ImageStore): Handler<ApiEnv> {
  return async (c) => {
    const { folder, name, width } = address.exec(c.req.path)?.groups ?? {};
    const image = isWidth(Number(width))
      ? await store.read(`${folder}/${name}.webp`, Number(width) as ImageWidth)
      : undefined;
    if (!image) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    return c.body(new Uint8Array(image), 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(image.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  };
}

function isWidth(width: number): width is ImageWidth {
  return (imageWidths as readonly number[]).includes(width);
}
