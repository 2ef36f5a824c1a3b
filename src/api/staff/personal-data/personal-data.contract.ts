import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { personSchema, typedPersonSchema } from '#domain/personal-data/person.ts';
import { emailStatuses } from '#primitives/email-status.ts';
import { locales } from '#primitives/locale.ts';
import { messageStatuses, replyChannels } from '#primitives/message-status.ts';
import { fulfilmentKinds, orderActors, orderStatuses, paymentMethods } from '#primitives/order-status.ts';
import { invoiceKinds, paymentKinds, receivedPaymentMethods } from '#primitives/payment.ts';
import { quoteStatuses } from '#primitives/quote-status.ts';
import { siteAccessSchema } from '#primitives/site-access.ts';

const moment = z.iso.datetime();
const amount = z.number().meta({ description: 'In QAR' });
const names = z.object({ en: z.string(), ar: z.string() });
const foundPersonSchema = z.object({ kind: z.enum(['phone', 'email']), value: z.string() });
const who = personSchema.meta({
  description: 'A phone number or an email, however it is typed',
  example: '+97455123456',
});

const listed = { id: z.string(), name: z.string(), at: moment };
const stockAlertSchema = z.object({
  id: z.string(),
  productId: z.string(),
  product: names,
  at: moment,
  answeredAt: moment.nullable().meta({ description: 'Null: still waiting' }),
});

const foundSchema = z
  .object({
    person: foundPersonSchema,
    counts: z.object({
      orders: z.int(),
      quotations: z.int(),
      messages: z.int(),
      stockAlerts: z.int(),
      emails: z.int(),
    }),
    quotationsWithOrder: z.int().meta({ description: 'Of the quotations; they stay with their orders' }),
    openOrders: z.int().meta({ description: 'Under way: nothing can be erased before they are over' }),
    orders: z.array(
      z.object({
        ...listed,
        number: z.string(),
        status: z.enum(orderStatuses),
        fulfilment: z.enum(fulfilmentKinds),
      }),
    ),
    quotations: z.array(z.object({ ...listed, reference: z.string(), status: z.enum(quoteStatuses) })),
    messages: z.array(
      z.object({ ...listed, reference: z.string(), subject: z.string(), status: z.enum(messageStatuses) }),
    ),
    stockAlerts: z.array(stockAlertSchema),
    emails: z.array(z.object({ id: z.string(), recipient: z.string(), subject: z.string(), at: moment })),
    others: z
      .array(foundPersonSchema)
      .meta({ description: 'Other numbers and emails in these records, under which more may be kept' }),
  })
  .meta({ id: 'PersonalData', description: 'Of each kind how many there are, and the newest 20' });

const buyer = {
  language: z.enum(locales),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  company: z.object({ name: z.string(), crNumber: z.string() }).nullable(),
};
const lines = z.array(
  z.object({
    sku: z.string(),
    name: names,
    quantity: z.int(),
    unitPrice: amount.nullable(),
    lineTotal: amount.nullable(),
  }),
);
const addressSchema = z
  .object({
    zone: z.int().nullable(),
    street: z.string(),
    building: z.string(),
    unit: z.string(),
    landmark: z.string(),
  })
  .nullable();
const amounts = { subtotal: amount, discount: amount, deliveryFee: amount, total: amount };

const exportSchema = z
  .object({
    takenAt: moment,
    person: foundPersonSchema,
    orders: z.array(
      z.object({
        number: z.string(),
        placedAt: moment,
        status: z.enum(orderStatuses),
        ...buyer,
        lpoNumber: z.string(),
        fulfilment: z.enum(fulfilmentKinds),
        address: addressSchema,
        day: z.iso.date(),
        payment: z.enum(paymentMethods),
        notes: z.string(),
        siteAccess: siteAccessSchema.nullable(),
        lines,
        ...amounts,
        history: z.array(
          z.object({
            at: moment,
            kind: z.string(),
            status: z.enum(orderStatuses).nullable(),
            note: z.string(),
            by: z.enum(orderActors),
            details: z.record(z.string(), z.unknown()).nullable(),
          }),
        ),
        payments: z.array(
          z.object({
            kind: z.enum(paymentKinds),
            amount,
            method: z.enum(receivedPaymentMethods),
            paidOn: z.iso.date(),
            reference: z.string(),
            isVoided: z.boolean(),
          }),
        ),
        returns: z.array(z.object({ at: moment, reason: z.string(), refundDue: amount })),
        documents: z
          .array(
            z.object({
              kind: z.enum(invoiceKinds),
              number: z.string(),
              issuedOn: z.iso.date(),
              total: amount,
              name: z.string(),
              phone: z.string(),
              email: z.string(),
              address: addressSchema,
            }),
          )
          .meta({ description: 'Issued invoices and credit notes, with the buyer as they name them' }),
      }),
    ),
    quotations: z.array(
      z.object({
        reference: z.string(),
        requestedAt: moment,
        status: z.enum(quoteStatuses),
        ...buyer,
        zone: z.int().nullable(),
        wantedOn: z.iso.date().nullable(),
        notes: z.string(),
        siteAccess: siteAccessSchema.nullable(),
        lpoNumber: z.string(),
        lpoFile: z.string().nullable().meta({ description: 'The name of the file that came with it' }),
        decidedAt: moment.nullable(),
        versions: z.array(
          z.object({
            number: z.int(),
            sentAt: moment,
            validUntil: z.iso.date(),
            message: z.string(),
            plan: z
              .unknown()
              .meta({ description: 'Of the office, from this version on; null: none, or the earlier one' }),
            lines,
            ...amounts,
          }),
        ),
      }),
    ),
    messages: z.array(
      z.object({
        reference: z.string(),
        sentAt: moment,
        status: z.enum(messageStatuses),
        language: z.enum(locales),
        name: z.string(),
        phone: z.string(),
        email: z.string(),
        subject: z.string(),
        text: z.string(),
        replies: z.array(z.object({ at: moment, channel: z.enum(replyChannels), text: z.string() })),
      }),
    ),
    stockAlerts: z.array(stockAlertSchema.omit({ id: true, productId: true })),
    emails: z.array(
      z.object({
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        status: z.enum(emailStatuses),
        writtenAt: moment,
        sentAt: moment.nullable(),
      }),
    ),
  })
  .meta({ id: 'PersonalDataExport' });

const group = 'Personal data';

export const findPersonalDataContract = defineContract({
  method: 'post',
  path: '/api/personal-data/search',
  group,
  summary: 'Stored data about a person',
  description: 'By post, so that no phone number and no email stands in an address.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: z.strictObject({ who }),
  data: foundSchema,
});

export const exportPersonalDataContract = defineContract({
  method: 'post',
  path: '/api/personal-data/export',
  group,
  summary: 'Take a copy of it, for them',
  description: 'Everything, the oldest first. The history notes that a copy was taken, and by whom.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: z.strictObject({ who }),
  data: exportSchema,
  timeoutMs: 60_000,
});

export const erasePersonalDataContract = defineContract({
  method: 'post',
  path: '/api/personal-data/erase',
  group,
  summary: 'Erase data about a person',
  description:
    'Deletes messages, requests to be told about a product, emails and quotations. Orders, and the quotations that they ' +
    'were made from, stay as business records without name, phone, email, address, notes and files. Refused while an ' +
    'order is under way. All or nothing, and never taken back.',
  access: 'staff',
  errors: ['orders_open', 'database_unavailable'],
  body: z.strictObject({
    who,
    confirmation: typedPersonSchema.meta({ description: 'The same once more' }),
  }),
  data: z
    .object({
      orders: z.int().meta({ description: 'Kept without their buyer' }),
      quotations: z.int().meta({ description: 'Kept with their order, without the buyer' }),
      deletedQuotations: z.int(),
      plans: z.int().meta({ description: 'Of offices, which came with quotations or are named by links' }),
      messages: z.int(),
      stockAlerts: z.int(),
      emails: z.int(),
    })
    .meta({ id: 'ErasedPersonalData' }),
  timeoutMs: 120_000,
});
