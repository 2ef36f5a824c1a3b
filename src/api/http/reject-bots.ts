import { ShopError } from '#primitives/shop-error.ts';

/** Forms wait until three seconds are over before they send; who sends sooner is not one of our pages. */
const fewestSeconds = 2;

interface Traces {
  readonly website: string;
  readonly secondsOnPage: number;
}

/** Programs fill in every field and do not wait. They are told, so that a person who is taken for one knows. */
export function rejectBots({ website, secondsOnPage }: Traces): void {
  if (website !== '' || secondsOnPage < fewestSeconds) throw new ShopError('looks_automated');
}
