import type { Handler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import type { ImageStore } from '#images/image-store.ts';

/** Serves `/models/0f3a….glb`, the 3D models of products. The name is a hash of the content, so the response is immutable. */
export function serveModels(store: Pick<ImageStore, 'readModel'>): Handler<ApiEnv> {
  return async (c) => {
    const model = await store.readModel(c.req.path);
    if (!model) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    return c.body(new Uint8Array(model), 200, {
      'Content-Type': 'model/gltf-binary',
      'Content-Length': String(model.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  };
}
