import type { InvoiceKind } from '#primitives/payment.ts';

const prefixes: Readonly<Record<InvoiceKind, string>> = { invoice: 'INV', credit_note: 'CN' };

/** The number as it is printed: 'INV-000042', 'CN-000007'. */
export function invoiceNumber(kind: InvoiceKind, number: number): string {
  return `${prefixes[kind]}-${String(number).padStart(6, '0')}`;
}
