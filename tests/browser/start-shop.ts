import { startShopProcess } from '../support/shop-process.ts';
import { staffPassword } from '../support/staff-in-browser.ts';

/** One built shop for the whole run; the tests find it through SHOP_URL. */
export default async function startShop(): Promise<() => Promise<void>> {
  const shop = await startShopProcess({ env: { ADMIN_PASSWORD: staffPassword } });
  process.env.SHOP_URL = shop.url;
  return shop.stop;
}
