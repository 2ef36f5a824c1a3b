import { getEditedShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { saveShopProfile } from '#domain/shop-profile/save-shop-profile.server.ts';
import { shownShopProfile } from '#domain/shop-profile/shown-shop-profile.ts';
import { changeOrigin } from './change-origin.ts';
import { endpoint } from './endpoint.ts';
import { saveShopProfileContract, shopProfileContract } from './shop-profile.contract.ts';

export const shopProfile = endpoint(shopProfileContract, async (_input, { services }) => ({
  data: shownShopProfile(await getEditedShopProfile(services.db)),
}));

export const shopProfilePut = endpoint(saveShopProfileContract, async ({ body }, call) => ({
  data: await saveShopProfile(call.services.db, body, changeOrigin(call)),
}));
