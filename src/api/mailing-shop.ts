import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import type { ApiServices } from './api-services.ts';

/** What mails about orders say of the shop, and where staff read theirs. */
export async function mailingShop({ db, environment }: Pick<ApiServices, 'db' | 'environment'>) {
  const profile = await getShopProfile(db);
  return {
    ...profile,
    publicUrl: environment.publicUrl,
    staffEmail: environment.staffEmail ?? profile.email,
  };
}
