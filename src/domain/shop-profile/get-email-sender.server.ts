import type { Queryable } from '#database/transaction.ts';
import { getShopProfile } from './get-shop-profile.server.ts';

interface MailSettings {
  readonly publicUrl: string;
  readonly staffEmail: string | undefined;
}

/** Gets the shop's details for emails and the address to which staff emails go. */
export async function getEmailSender(db: Queryable, { publicUrl, staffEmail }: MailSettings) {
  const profile = await getShopProfile(db);
  return { ...profile, publicUrl, staffEmail: staffEmail ?? profile.email };
}
