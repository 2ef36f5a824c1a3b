import { z } from 'zod';
import { defineContract, defineDocument } from '#api/http/contract.ts';
import { roomPlacingSchema } from '#api/http/room-placing.contract.ts';
import { siteFitSchema } from '#api/http/site-fit.contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { pdfTimeoutMs } from '#api/public/quotes/quotation-pdf.contract.ts';
import { quoteFilterSchema } from '#domain/quotes/quote-list.ts';
import { quoteVersionBodySchema } from '#domain/quotes/quote-version-body.ts';
import { quoteWithdrawalBodySchema } from '#domain/quotes/quote-withdrawal-body.ts';
import { staffQuoteBodySchema } from '#domain/quotes/staff-quote-body.ts';
import { companySchema, contactResponseSchema, lpoNumberSchema } from '#primitives/buyer.ts';
import { locales } from '#primitives/locale.ts';
import { assemblyKinds, quoteSources, quoteStatuses, services } from '#primitives/quote-status.ts';

const amount = z.number().meta({ description: 'In QAR' });
const arabicName = z.object({ ar: z.object({ name: z.string() }) });
const common = {
  id: z.string(),
  reference: z.string().meta({ example: 'QT-7K4M-2QXD' }),
  status: z.enum(quoteStatuses),
  source: z.enum(quoteSources),
  locale: z.enum(locales).meta({ description: 'The language that the buyer is written to in' }),
  requestedAt: z.iso.datetime(),
};

const listedQuoteSchema = z
  .object({
    ...common,
    contactName: z.string(),
    contactPhone: z.string(),
    companyName: z.string(),
    validUntil: z.iso.date(),
    total: amount.meta({ description: 'Of the newest version, in QAR' }),
  })
  .meta({ id: 'ListedQuote' });

const percent = z.number().nullable().meta({ description: 'Null: given as an amount' });

const quoteVersionSchema = z.object({
  number: z.int(),
  lines: z.array(
    z.object({
      productId: z.string().nullable(),
      slug: z.string().nullable().meta({ description: 'Null: not in the catalogue' }),
      sku: z.string(),
      name: z.string(),
      translations: arabicName,
      quantity: z.int(),
      listPrice: amount.nullable().meta({ description: 'Of the catalogue when the version was made' }),
      unitPrice: amount.nullable().meta({ description: 'Null: price on request' }),
      discount: amount.meta({ description: 'Off the whole line, in QAR' }),
      discountPercent: percent,
      lineTotal: amount.nullable(),
      warrantyMonths: z.int().nullable(),
    }),
  ),
  subtotal: amount,
  discount: amount,
  discountPercent: percent,
  assemblyFee: amount,
  deliveryFee: amount,
  total: amount,
  differenceFromList: amount.meta({ description: 'Below zero: cheaper than the catalogue, in QAR' }),
  deliveryOn: z.iso.date().nullable(),
  leadTimeDays: z.int().nullable().meta({ description: 'In working days' }),
  assembly: z.enum(assemblyKinds).nullable(),
  paymentDueDays: z.int().nullable().meta({ description: 'After the invoice; null: with the delivery' }),
  validUntil: z.iso.date(),
  message: z.string(),
  sentBy: z.string().meta({ description: "Who of staff; 'system' for the one made at once" }),
  sentAt: z.iso.datetime(),
  withdrawal: z
    .object({ at: z.iso.datetime(), by: z.string(), note: z.string() })
    .nullable()
    .meta({ description: 'When staff took it back' }),
});

const quoteSchema = z
  .object({
    ...common,
    service: z.enum(services).nullable(),
    contact: contactResponseSchema,
    company: companySchema.nullable(),
    zone: z.int().nullable(),
    districts: z.array(z.object({ name: z.string(), translations: arabicName })),
    wantedOn: z.iso.date().nullable(),
    notes: z.string(),
    siteFit: siteFitSchema,
    plan: z
      .object({
        path: z.string().meta({ description: 'Of the planner with a copy of it, without a language' }),
        placing: roomPlacingSchema,
      })
      .nullable()
      .meta({ description: 'Of the office, that of the newest version; null: it has none' }),
    buyerReference: z.string().meta({ description: "The buyer's own; may be empty" }),
    versions: z
      .array(quoteVersionSchema)
      .meta({ description: 'The oldest first; the last one counts, the others are replaced' }),
    lpoNumber: lpoNumberSchema,
    lpoFile: z
      .object({ name: z.string() })
      .nullable()
      .meta({ description: 'The purchase order of the buyer' }),
    decidedAt: z.iso.datetime().nullable().meta({ description: 'When the buyer accepted or declined' }),
    orderId: z.string().nullable().meta({ description: 'The order it became' }),
    orderNumber: z.string().nullable(),
    pagePath: z
      .string()
      .meta({ description: "Of the buyer's page, without a language; whoever has it can accept" }),
    canBeSent: z.boolean().meta({ description: 'Whether another version can be sent' }),
    canBeWithdrawn: z.boolean().meta({ description: 'Whether the newest version can be taken back' }),
    version: z.int(),
  })
  .meta({ id: 'Quote' });

const params = z.strictObject({ id: z.string() });

export const quotesContract = defineContract({
  method: 'get',
  path: '/api/quotes',
  group: 'Quotations',
  summary: 'List quotations',
  description: 'The newest first, 50 to a page, with how many of each status fit the rest of the filter.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: quoteFilterSchema,
  data: z.array(listedQuoteSchema),
  meta: z.object({
    total: z.int().meta({ description: 'Quotations that fit the filter' }),
    page: z.int(),
    pageSize: z.int(),
    byStatus: z.partialRecord(z.enum(quoteStatuses), z.int()),
  }),
});

export const quotesIdPlanContract = defineDocument({
  method: 'get',
  path: '/api/quotes/{id}/versions/{number}/plan.svg',
  group: 'Quotations',
  summary: 'The plan of a version as a picture',
  description: 'Of a quotation that came with a plan of the office.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: z.strictObject({ id: z.string(), number: z.string().max(9) }),
  query: z.strictObject({ language: z.enum(locales).optional() }),
  contentType: 'image/svg+xml; charset=utf-8',
});

export const quotesIdContract = defineContract({
  method: 'get',
  path: '/api/quotes/{id}',
  group: 'Quotations',
  summary: 'One quotation',
  description: 'With every version that was sent.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params,
  data: quoteSchema,
});

export const quotesIdVersionsContract = defineContract({
  method: 'post',
  path: '/api/quotes/{id}/versions',
  group: 'Quotations',
  summary: 'Send another version of a quotation',
  description:
    'Lines, prices, discounts, terms, validity and a message, as a new version that the buyer is mailed and from ' +
    'then on sees. The server computes every amount. A discount must leave something of what it is taken from, and ' +
    'an offer must cost something. It names the version it was based on, and is refused when there is a newer one.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'status_not_possible', 'database_unavailable'],
  params,
  body: quoteVersionBodySchema,
  data: quoteSchema,
  successStatus: 201,
});

export const quotesIdPreviewContract = defineContract({
  ...quotesIdVersionsContract,
  path: '/api/quotes/{id}/preview',
  summary: 'Preview another version of a quotation',
  description: 'What sending it would send, with the same refusals; nothing is stored or mailed.',
  data: quoteVersionSchema,
  successStatus: 200,
});

const pdfSchema = z.object({ pdf: z.base64().meta({ description: 'The document as the buyer gets it' }) });

export const quotesIdPreviewPdfContract = defineContract({
  ...quotesIdPreviewContract,
  path: '/api/quotes/{id}/preview-pdf',
  summary: 'Preview another version of a quotation as PDF',
  errors: [...quotesIdVersionsContract.errors, 'server_busy'],
  data: pdfSchema,
  timeoutMs: pdfTimeoutMs,
});

export const quotesIdWithdrawContract = defineContract({
  method: 'post',
  path: '/api/quotes/{id}/withdraw',
  group: 'Quotations',
  summary: 'Withdraw the newest version of a quotation',
  description:
    'The buyer is mailed and can no longer accept it. Refused when the buyer has decided or another version was sent.',
  access: 'staff',
  errors: ['not_found', 'status_not_possible', 'database_unavailable'],
  params,
  body: quoteWithdrawalBodySchema,
  data: quoteSchema,
});

export const createQuoteContract = defineContract({
  method: 'post',
  path: '/api/quotes',
  group: 'Quotations',
  summary: 'Make a quotation for a caller',
  description:
    'The buyer, and an offer that is mailed as version 1, by the rules of every offer. The same key with the same body ' +
    'answers the same quotation; with another body it is refused (key_reused).',
  access: 'staff',
  errors: ['key_reused', 'database_unavailable'],
  body: staffQuoteBodySchema,
  data: quoteSchema,
  successStatus: 201,
});

export const previewQuoteContract = defineContract({
  method: 'post',
  path: '/api/quotes/preview',
  group: 'Quotations',
  summary: 'Preview a quotation for a caller',
  description: 'What making it would send, with the same refusals; nothing is stored or mailed.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: staffQuoteBodySchema,
  data: quoteVersionSchema,
});

export const quotesIdVersionPdfContract = defineDocument({
  method: 'get',
  path: '/api/quotes/{id}/versions/{number}/quotation.pdf',
  group: 'Quotations',
  summary: 'Save a sent version of a quotation',
  description: 'As the buyer gets it, to send it another way; one that was replaced or withdrawn says so.',
  access: 'staff',
  errors: ['not_found', 'server_busy', 'database_unavailable'],
  params: z.strictObject({ id: z.string(), number: z.string().max(9) }),
  contentType: 'application/pdf',
  timeoutMs: pdfTimeoutMs,
});

export const quotesIdLpoContract = defineDocument({
  method: 'get',
  path: '/api/quotes/{id}/lpo',
  group: 'Quotations',
  summary: 'The purchase order that came with an acceptance',
  description: 'As a file to save, never to be opened in the shop’s own pages.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  contentType: 'application/octet-stream',
});
