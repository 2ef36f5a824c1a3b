import { startShopProcess } from '../support/shop-process.ts';
import { staffPassword } from '../support/staff-in-browser.ts';

/** Two built shops for the whole run, found through SHOP_URL and STAFF_SHOP_URL: in the second one staff change things. */
export default async function startShops(): Promise<() => Promise<void>> {
  const start = () => startShopProcess({ env: { ADMIN_PASSWORD: staffPassword } });
  const shops = await Promise.all([start(), start()]);
  [process.env.SHOP_URL, process.env.STAFF_SHOP_URL] = shops.map(({ url }) => url);
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
}
