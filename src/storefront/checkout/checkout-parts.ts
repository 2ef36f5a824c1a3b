/**
 * The heavy parts of the checkout: the schema of an order with zod and the world's phone numbers, and the client of
 * the API. They are fetched when the form gets the focus for the first time, and are there when they are needed.
 */
export const loadOrderCheck = () => import('./check-order-body.ts');
export const loadSendOrder = () => import('./send-order.ts');
const loadPhoneTyping = () => import('../forms/format-phone.ts');

export function loadCheckoutParts(): void {
  for (const load of [loadOrderCheck, loadSendOrder, loadPhoneTyping]) {
    // Without a connection they are asked for again when they are used.
    load().catch(() => undefined);
  }
}
