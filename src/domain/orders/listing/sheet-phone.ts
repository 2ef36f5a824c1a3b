import { readablePhone } from '#primitives/text/phone-number.ts';

/**
 * '00974 5512 3456' for a spreadsheet: it would take '+974…' for a sum, and the apostrophe that protects it is copied with the
 * number.
 */
export function sheetPhone(phone: string): string {
  return readablePhone(phone).replace(/^\+/, '00');
}
