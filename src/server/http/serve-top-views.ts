import type { BlockList } from 'node:net';
import type { Handler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import { callerAddress } from '#api/http/caller-address.ts';
import type { RateLimits } from '#api/http/rate-limits.ts';
import { readTopViewJson } from '#domain/planner/top-view/read-top-view.server.ts';
import { topViewAddress } from '#domain/planner/top-view/top-view.ts';
import type { ImageStore } from '#images/image-store.ts';

const file = /\/(?<hash>[0-9a-f]{24})\.json$/;
/** Views to derive; stored ones are not counted. A plan has some dozens of products. */
const viewsByAddress = { name: 'top-views-by-address', times: 300, seconds: 600 };

/** Serves `/top-views/1/0f3a….json`, a model as seen from above. Made on the first request, never changed. */
export function serveTopViews(
  models: Pick<ImageStore, 'readOfModel'>,
  limits: RateLimits,
  trustedProxies: BlockList,
): Handler<ApiEnv> {
  return async (c) => {
    const { hash } = file.exec(c.req.path)?.groups ?? {};
    const model = `/models/${hash}.glb`;
    const view =
      topViewAddress(model) === c.req.path
        ? await readTopViewJson(models, model, () =>
            limits.countHere(viewsByAddress, callerAddress(c, trustedProxies)),
          )
        : undefined;
    if (!view) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    return c.body(new Uint8Array(view), 200, {
      'Content-Type': 'application/json',
      'Content-Length': String(view.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  };
}
