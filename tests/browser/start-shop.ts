import { staffPassword } from '../support/browser/staff-in-browser.ts';
import { startShopProcess } from '../support/servers/shop-process.ts';

/** Two built shops for the whole run, found through SHOP_URL and STAFF_SHOP_URL: in the second one staff change things. */
export default async function startShops(): Promise<() => Promise<void>> {
  // Made in the background, it would take a good part of what the browsers need.
  const start = () => startShopProcess({ env: { ADMIN_PASSWORD: staffPassword, AVIF_PICTURES: 'off' } });
  const shops = await Promise.all([start(), start()]);
  [process.env.SHOP_URL, process.env.STAFF_SHOP_URL] = shops.map(({ url }) => url);
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
}
