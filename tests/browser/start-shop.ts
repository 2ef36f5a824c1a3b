import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffPassword } from '../support/browser/staff-in-browser.ts';
import { startShopProcess } from '../support/servers/shop-process.ts';

/** Two built shops for the whole run, found through SHOP_URL and STAFF_SHOP_URL: in the second one staff change things. */
export default async function startShops(): Promise<() => Promise<void>> {
  // Both have the pictures of a new shop, and each size of one takes 15 to 120 ms of CPU time. Names are of the content.
  const pictureSizes = await mkdtemp(join(tmpdir(), 'shop-picture-sizes-'));
  // AVIF, made in the background, would take a good part of what the browsers need.
  const env = { ADMIN_PASSWORD: staffPassword, AVIF_PICTURES: 'off' };
  const start = () => startShopProcess({ env, pictureSizes });
  const shops = await Promise.all([start(), start()]);
  [process.env.SHOP_URL, process.env.STAFF_SHOP_URL] = shops.map(({ url }) => url);
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await rm(pictureSizes, { recursive: true, force: true });
  };
}
