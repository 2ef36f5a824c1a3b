import type { Queryable } from '#database/transaction.ts';
import { getShopProfile } from './get-shop-profile.server.ts';

interface MailSettings {
  readonly publicUrl: string;
  readonly staffEmail: string | undefined;
}

/** What mails say of the shop, and where staff read theirs. */
export async function getEmailSender(db: Queryable, { publicUrl, staffEmail }: MailSettings) {
  const profile = await getShopProfile(db);
  return { ...profile, publicUrl, staffEmail: staffEmail ?? profile.email };
}
