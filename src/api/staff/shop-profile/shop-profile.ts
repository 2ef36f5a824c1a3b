import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { findMissingSetup, getEditedShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { saveShopProfile } from '#domain/shop-profile/save-shop-profile.server.ts';
import { serializeShopProfile } from '#domain/shop-profile/serialize-shop-profile.ts';
import {
  saveShopProfileContract,
  setupChecklistContract,
  shopProfileContract,
} from './shop-profile.contract.ts';

export const shopProfile = endpoint(shopProfileContract, async (_input, { services }) => ({
  data: serializeShopProfile(await getEditedShopProfile(services.db)),
}));

export const shopProfilePut = endpoint(saveShopProfileContract, async ({ body }, call) => ({
  data: await saveShopProfile(call.services.db, body, changeOrigin(call)),
}));

export const setupChecklist = endpoint(setupChecklistContract, async (_input, { services }) => ({
  data: { missing: await findMissingSetup(services.db, services.environment) },
}));
