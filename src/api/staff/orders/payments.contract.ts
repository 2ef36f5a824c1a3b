import { z } from 'zod';
import { defineContract, defineDocument } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { paymentBodySchema, paymentDueDaysSchema } from '#domain/orders/payments/payment-body.ts';
import { returnBodySchema } from '#domain/orders/returns/return-body.ts';
import {
  invoiceKinds,
  paymentKinds,
  paymentStates,
  receivedPaymentMethods,
  repairResults,
  returnOutcomes,
} from '#primitives/payment.ts';

const amount = z.number().meta({ description: 'In QAR' });

const accountSchema = z
  .object({
    state: z.enum(paymentStates),
    total: amount,
    charged: amount.meta({ description: 'The total without returned goods; 0 once cancelled' }),
    received: amount.meta({ description: 'Payments minus refunds' }),
    owed: amount,
    refundDue: amount,
    paymentDueDays: z.int().nullable().meta({ description: 'Credit terms; null: due with the delivery' }),
    dueOn: z.iso.date().nullable().meta({ description: 'Null before the invoice' }),
    overdueDays: z.int(),
    payments: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(paymentKinds),
        amount,
        method: z.enum(receivedPaymentMethods),
        paidOn: z.iso.date(),
        reference: z.string(),
        recordedBy: z.string(),
        recordedAt: z.iso.datetime(),
        voided: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
      }),
    ),
    documents: z
      .array(
        z.object({
          kind: z.enum(invoiceKinds),
          number: z.string().meta({ example: 'INV-000042' }),
          issuedOn: z.iso.date(),
          dueOn: z.iso.date().nullable(),
          total: amount,
        }),
      )
      .meta({ description: 'The invoice first, then its credit notes' }),
    returns: z.array(
      z.object({
        id: z.string(),
        reason: z.string(),
        outcome: z.enum(returnOutcomes),
        refundDue: amount,
        deliveryFee: amount,
        recordedBy: z.string(),
        at: z.iso.datetime(),
        repairEnd: z
          .object({ result: z.enum(repairResults), at: z.iso.datetime(), by: z.string() })
          .nullable()
          .meta({ description: 'Of a repair: how it ended; null while the goods are in repair' }),
        lines: z.array(z.object({ lineId: z.string(), quantity: z.int(), isRestocked: z.boolean() })),
      }),
    ),
    returnUntil: z.iso
      .date()
      .nullable()
      .meta({ description: 'Last day of the return policy; null before the delivery' }),
    deliveryFeeLeft: amount.meta({ description: 'Delivery fee that no return has given back' }),
    lines: z.array(
      z.object({
        id: z.string(),
        sku: z.string(),
        name: z.string(),
        translations: z.object({ ar: z.object({ name: z.string() }) }),
        isInCatalogue: z.boolean().meta({ description: 'Whether its pieces can go back to stock' }),
        quantity: z.int(),
        lineTotal: amount,
        returned: z.int().meta({ description: 'Pieces that came back for their money so far' }),
        inRepair: z.int().meta({ description: 'Pieces that are in repair now' }),
      }),
    ),
    discount: amount,
  })
  .meta({ id: 'OrderAccount' });

export const ordersIdAccountContract = defineContract({
  method: 'get',
  path: '/api/orders/{id}/account',
  group: 'Payments',
  summary: 'What was paid for an order and what is owed',
  description: 'With payments, refunds, returns, invoice and credit notes.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: accountSchema,
});

export const ordersIdPaymentsContract = defineContract({
  method: 'post',
  path: '/api/orders/{id}/payments',
  group: 'Payments',
  summary: 'Record a payment or a refund',
  description:
    'Refused above what is owed, and a refund above what was received. The buyer is sent a receipt. A repeat with the ' +
    'same key records nothing.',
  access: 'staff',
  errors: ['not_found', 'payment_above_owed', 'refund_above_received', 'key_reused', 'database_unavailable'],
  params: idParamsSchema,
  body: paymentBodySchema,
  data: accountSchema,
  successStatus: 201,
});

export const ordersIdPaymentsIdVoidContract = defineContract({
  method: 'post',
  path: '/api/orders/{id}/payments/{paymentId}/void',
  group: 'Payments',
  summary: 'Void a payment or a refund that was recorded by mistake',
  description: 'It stays in the list, with the reason, and no longer counts. Repeating it changes nothing.',
  access: 'staff',
  errors: ['not_found', 'payment_refunded', 'database_unavailable'],
  params: idParamsSchema.extend({ paymentId: z.string() }),
  body: z.strictObject({ reason: z.string().trim().min(1).max(1000) }),
  data: accountSchema,
});

export const ordersIdPaymentTermsContract = defineContract({
  method: 'put',
  path: '/api/orders/{id}/payment-terms',
  group: 'Payments',
  summary: 'Set the credit terms of an order',
  description:
    'Days from the invoice to the payment; null for due with the delivery. Only with an LPO number, and only until ' +
    'the invoice is issued.',
  access: 'staff',
  errors: ['not_found', 'lpo_required', 'invoice_issued', 'status_not_possible', 'database_unavailable'],
  params: idParamsSchema,
  body: z.strictObject({ paymentDueDays: paymentDueDaysSchema }),
  data: accountSchema,
});

export const ordersIdIssueInvoiceContract = defineContract({
  method: 'post',
  path: '/api/orders/{id}/invoice',
  group: 'Payments',
  summary: 'Issue the invoice of an order',
  description:
    'For an order that was sent out before invoices were numbered; the others get theirs when they are sent out. ' +
    'Repeating it changes nothing.',
  access: 'staff',
  errors: ['not_found', 'status_not_possible', 'database_unavailable'],
  params: idParamsSchema,
  data: accountSchema,
});

export const ordersIdReturnsContract = defineContract({
  method: 'post',
  path: '/api/orders/{id}/returns',
  group: 'Payments',
  summary: 'Record goods that came back',
  description:
    'After the delivery, at most what was delivered and has not come back yet. Puts into stock what can be sold again. For ' +
    'their money: computes what the buyer gets back and issues a credit note. An exchange takes new pieces from stock; with ' +
    'it and with a repair no amount changes; a repair begins with this. The buyer is told by email. A repeat with the same ' +
    'key records nothing.',
  access: 'staff',
  errors: [
    'not_found',
    'status_not_possible',
    'return_above_delivered',
    'exchange_out_of_stock',
    'key_reused',
    'database_unavailable',
  ],
  params: idParamsSchema,
  body: returnBodySchema,
  data: accountSchema,
  successStatus: 201,
});

export const ordersIdReturnsIdRepairContract = defineContract({
  method: 'post',
  path: '/api/orders/{id}/returns/{returnId}/repair-end',
  group: 'Payments',
  summary: 'End a repair',
  description:
    'The goods are with the buyer again, or cannot be repaired, in which case an exchange or a refund can be recorded for ' +
    'them. The buyer is told by email. A repeat changes nothing; another result than the first is refused.',
  access: 'staff',
  errors: ['not_found', 'repair_ended', 'database_unavailable'],
  params: idParamsSchema.extend({ returnId: z.string() }),
  body: z.strictObject({
    result: z.enum(repairResults),
    note: z.string().trim().max(1000).default('').meta({ description: 'For staff' }),
  }),
  data: accountSchema,
});

export const ordersIdCreditNotesNumberContract = defineDocument({
  method: 'get',
  path: '/api/orders/{id}/credit-notes/{number}',
  group: 'Payments',
  summary: 'A credit note, to be printed',
  description: 'A page in English and Arabic for A4 paper, as it was issued.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema.extend({ number: z.string() }),
  contentType: 'text/html; charset=utf-8',
});
