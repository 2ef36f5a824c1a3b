import { ShopError } from '#primitives/shop-error.ts';

/** Forms wait until three seconds are over before they send; who sends sooner is not one of our pages. */
const fewestSeconds = 2;

interface Traces {
  readonly website: string;
  readonly secondsOnPage: number;
}

/**
 * Rejects bots by the honeypot field and the time on the page: bots fill in every field and do not wait. The error says
 * so, for a person who is mistaken for one.
 */
export function rejectBots({ website, secondsOnPage }: Traces): void {
  if (website !== '' || secondsOnPage < fewestSeconds) throw new ShopError('looks_automated');
}
