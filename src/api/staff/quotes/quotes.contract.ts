import { z } from 'zod';
import { defineContract, defineDocument } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { quoteFilterSchema } from '#domain/quotes/quote-list.ts';
import { quoteVersionBodySchema } from '#domain/quotes/quote-version-body.ts';
import { companySchema, contactResponseSchema, lpoNumberSchema } from '#primitives/buyer.ts';
import { locales } from '#primitives/locale.ts';
import { quoteSources, quoteStatuses, services } from '#primitives/quote-status.ts';

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
    versions: z
      .array(
        z.object({
          number: z.int(),
          lines: z.array(
            z.object({
              productId: z.string().nullable(),
              slug: z.string().nullable().meta({ description: 'Null: not in the catalogue' }),
              sku: z.string(),
              name: z.string(),
              translations: arabicName,
              quantity: z.int(),
              unitPrice: amount.nullable().meta({ description: 'Null: price on request' }),
              lineTotal: amount.nullable(),
            }),
          ),
          subtotal: amount,
          discount: amount,
          deliveryFee: amount,
          total: amount,
          validUntil: z.iso.date(),
          message: z.string(),
          sentBy: z.string().meta({ description: "Who of staff; 'system' for the one made at once" }),
          sentAt: z.iso.datetime(),
        }),
      )
      .meta({ description: 'The oldest first; the last one counts' }),
    lpoNumber: lpoNumberSchema,
    lpoFile: z
      .object({ name: z.string() })
      .nullable()
      .meta({ description: 'The purchase order of the buyer' }),
    decidedAt: z.iso.datetime().nullable().meta({ description: 'When the buyer accepted or declined' }),
    orderId: z.string().nullable().meta({ description: 'The order it became' }),
    orderNumber: z.string().nullable(),
    canBeSent: z.boolean().meta({ description: 'Whether another version can be sent' }),
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
    'Prices, lines, discount, delivery, validity and a message, as a new version that the buyer is mailed and from ' +
    'then on sees. It names the version it was based on, and is refused when there is a newer one.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'status_not_possible', 'database_unavailable'],
  params,
  body: quoteVersionBodySchema,
  data: quoteSchema,
  successStatus: 201,
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
