import type { Database } from '#database/connect.ts';
import { internationalPhone } from '#primitives/text/phone-number.ts';
import { normalizeReference } from '#primitives/text/reference-number.ts';
import type { PlacedOrder } from '../placing/write-order.server.ts';
import { findTrackingKey } from './edit-queries.server.ts';

/** Longer than the lookup ever takes, so that the time of an answer does not tell whether the order exists. */
const answerMs = 300;

/**
 * Finds an order by its number and the phone number of its buyer. What is missing, wrong or unknown is answered alike and
 * after the same time, so that nobody learns from it which orders or phone numbers exist. The caller limits attempts.
 */
export async function findOwnOrder(
  db: Database,
  typed: { readonly number: string; readonly phone: string },
): Promise<PlacedOrder | undefined> {
  const [found] = await Promise.all([
    lookUp(db, typed),
    new Promise((resolve) => setTimeout(resolve, answerMs)),
  ]);
  return found;
}

async function lookUp(
  db: Database,
  typed: { readonly number: string; readonly phone: string },
): Promise<PlacedOrder | undefined> {
  if (typed.number.length > 32 || typed.phone.length > 40) return undefined;
  const number = normalizeReference('OG', typed.number);
  // An order without personal data has no phone number, so an empty one must not be looked for.
  const phone = internationalPhone(typed.phone);
  if (!phone) return undefined;
  const trackingKey = await findTrackingKey(db, { number, phone });
  return trackingKey ? { number, trackingKey } : undefined;
}
