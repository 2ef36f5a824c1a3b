/**
 * Emails that tell a buyer how an order or a quotation stands, by their once key. The newest makes the older ones
 * pointless: of those that still wait, only the newest is sent. Other emails, such as receipts, are each sent.
 */
export const stateEmailPattern =
  '^(order/[^/]+/((received|confirmed|out_for_delivery|delivered|cancelled)(-[0-9]+)?|changed-[0-9]+|proposal-(withdrawn-)?[0-9]+)|quote/[^/]+/(requested|version-[0-9]+|withdrawn-[0-9]+))/buyer$';

export function isStateEmail({ onceKey }: { readonly onceKey: string }): boolean {
  return new RegExp(stateEmailPattern).test(onceKey);
}
