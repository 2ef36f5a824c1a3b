/**
 * Dynamic imports of the heavy parts of the checkout: the order schema with zod and phone number metadata, and the API
 * client. They are prefetched when the form first gets the focus.
 */
export const loadOrderCheck = () => import('./check-order-body.ts');
export const loadSendOrder = () => import('./send-order.ts');
const loadPhoneTyping = () => import('../forms/format-phone.ts');

export function loadCheckoutParts(): void {
  for (const load of [loadOrderCheck, loadSendOrder, loadPhoneTyping]) {
    // Without a connection they are requested again on use.
    load().catch(() => undefined);
  }
}
