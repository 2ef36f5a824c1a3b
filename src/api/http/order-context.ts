import type { ApiServices } from '#api/api-services.ts';
import type { Environment } from '#config/environment.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import type { OrderSettings, ReadOrderSettings } from '#domain/orders/order-settings.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';

/** Reads the settings by which an order or a quotation is checked, and the shop's details for its emails. */
export async function getOrderContext({ db, environment, now }: ApiServices) {
  const moment = now();
  return { ...(await readOrderSettings(db, environment, moment)), now: moment };
}

/**
 * Caches the settings that an order is decided by until their version changes, which each order reads from the database
 * anyway. The holidays to come depend on the day. After a restore an earlier version may mean other settings.
 */
export function cacheOrderSettings(environment: Environment, restores: () => number): ReadOrderSettings {
  let cached: { readonly key: string; readonly settings: OrderSettings } | undefined;
  return async (db, version, now) => {
    const key = `${restores()} ${version} ${qatarDay(now)}`;
    if (cached?.key !== key) cached = { key, settings: await readOrderSettings(db, environment, now) };
    return cached.settings;
  };
}

async function readOrderSettings(
  db: Parameters<ReadOrderSettings>[0],
  environment: Environment,
  now: Date,
): Promise<OrderSettings> {
  // One after the other, because `db` may be a transaction.
  const shop = await getEmailSender(db, environment);
  const { holidays, ...facts } = await getDeliveryFacts(db, now);
  return { facts: { ...facts, times: { hours: shop.hours, datedHours: shop.datedHours, holidays } }, shop };
}
