import { ShopError } from '#primitives/shop-error.ts';
import type { OrderBody } from './order-body.ts';

/** The page waits until three seconds are over before it sends; who sends sooner is not the page. */
const fewestSeconds = 2;

/** Programs fill in every field and do not wait. They are told, so that a person who is taken for one knows. */
export function refuseAutomated({
  website,
  secondsOnPage,
}: Pick<OrderBody, 'website' | 'secondsOnPage'>): void {
  if (website !== '' || secondsOnPage < fewestSeconds) throw new ShopError('looks_automated');
}
