import type { Queryable } from '#database/transaction.ts';
import { defaultLocale } from '#primitives/locale.ts';
import { getShopProfile } from './get-shop-profile.server.ts';

interface MailSettings {
  readonly publicUrl: string;
  readonly staffEmail: string | undefined;
}

/** Gets the shop's details for emails, and the address and the language of emails to staff. */
export async function getEmailSender(db: Queryable, { publicUrl, staffEmail }: MailSettings) {
  const profile = await getShopProfile(db);
  return {
    ...profile,
    publicUrl,
    staffEmail: staffEmail ?? profile.email,
    staffLocale: profile.staffLocale ?? defaultLocale,
  };
}
