import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#primitives/locale.ts';
import { assemblyKinds, quoteSources, quoteStatuses } from '#primitives/quote-status.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';
import { products } from './catalogue.ts';
import {
  createdAt,
  dirhams,
  id,
  isNotNegative,
  isOneOf,
  moment,
  optionalText,
  searchIndex,
  searchText,
  updatedAt,
  version,
} from './columns.ts';
import { zones } from './delivery.ts';
import { buyerColumns, idempotencyColumns } from './people.ts';

export interface StoredLpoFile {
  readonly originalName: string;
  readonly type: string;
  readonly size: number;
  readonly relativePath: string;
}

export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    reference: text().notNull().unique(),
    /** Key of the quotation's page. Stored in plain text, because emails about later versions link to it. */
    trackingKey: text().notNull(),
    ...idempotencyColumns('quotes'),
    ...buyerColumns(),
    status: text({ enum: quoteStatuses }).notNull().default('requested'),
    source: text({ enum: quoteSources }).notNull(),
    service: optionalText(),
    zoneNumber: integer().references(() => zones.number, { onDelete: 'restrict' }),
    wantedOn: date({ mode: 'string' }),
    notes: optionalText(),
    /** The way into the building, if the buyer measured it; null: not said. */
    siteAccess: jsonb().$type<GivenSiteAccess>(),
    /** The buyer's own number of the enquiry, printed on the quotation. */
    buyerReference: optionalText(),
    /** The local purchase order with which the buyer accepted. */
    lpoNumber: optionalText(),
    lpoFile: jsonb().$type<StoredLpoFile>(),
    decidedAt: moment(),
    searchText: searchText(
      'reference',
      "replace(reference, '-', '')",
      'contact_name',
      'contact_phone',
      'contact_email',
      'company_name',
      'lpo_number',
      'buyer_reference',
    ),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isOneOf('quotes_status_known', table.status, quoteStatuses),
    isOneOf('quotes_source_known', table.source, quoteSources),
    isOneOf('quotes_locale_known', table.locale, locales),
    check(
      'quotes_decision_has_time',
      sql`(${table.status} in ('accepted', 'declined')) = (${table.decidedAt} is not null)`,
    ),
    index().on(table.createdAt, table.id),
    index().on(table.status, table.createdAt),
    index().on(table.contactPhone),
    index().on(table.contactEmail),
    searchIndex('quotes_search_index', table.searchText),
  ],
);

/** Versions of a quotation. The buyer sees the newest one that was sent. */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    id: id(),
    quoteId: uuid()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    validUntil: date({ mode: 'string' }).notNull(),
    /** Lines without a price ('price on request') are not in the sums. */
    subtotal: dirhams().notNull(),
    discount: dirhams().notNull().default(0),
    /** In hundredths of a percent, for a discount that staff gave as a percentage; null: given as an amount. */
    discountBasisPoints: integer(),
    deliveryFee: dirhams().notNull().default(0),
    tax: dirhams().notNull().default(0),
    total: dirhams().notNull(),
    message: optionalText(),
    /** The promised day; null: the lead time counts. */
    deliveryOn: date({ mode: 'string' }),
    /** In working days after the acceptance; null: not said. */
    leadTimeDays: integer(),
    /** Null: not said. */
    assembly: text({ enum: assemblyKinds }),
    assemblyFee: dirhams().notNull().default(0),
    /** Credit terms: days from the invoice until the payment is due. Null: due with the delivery or before it. */
    paymentDueDays: integer(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
    sentAt: moment(),
    withdrawnAt: moment(),
    withdrawnBy: optionalText(),
    /** To the buyer, about the withdrawal. */
    withdrawalNote: optionalText(),
  },
  (table) => [
    unique('quote_versions_number_unique').on(table.quoteId, table.number),
    check('quote_versions_number_positive', sql`${table.number} > 0`),
    isNotNegative(
      'quote_versions_amounts_not_negative',
      table.subtotal,
      table.discount,
      table.deliveryFee,
      table.tax,
      table.total,
      table.assemblyFee,
    ),
    check(
      'quote_versions_parts_sum_to_total',
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.assemblyFee} + ${table.deliveryFee} + ${table.tax}`,
    ),
    isOneOf('quote_versions_assembly_known', table.assembly, assemblyKinds),
    check(
      'quote_versions_assembly_fee_is_named',
      sql`${table.assemblyFee} = 0 or ${table.assembly} is not distinct from 'priced'`,
    ),
    check('quote_versions_discount_percent_below_100', sql`${table.discountBasisPoints} between 1 and 9999`),
    check(
      'quote_versions_one_delivery_promise',
      sql`num_nonnulls(${table.deliveryOn}, ${table.leadTimeDays}) < 2`,
    ),
    check('quote_versions_lead_time_0_to_365', sql`${table.leadTimeDays} between 0 and 365`),
    check('quote_versions_payment_due_days_0_to_365', sql`${table.paymentDueDays} between 0 and 365`),
    check(
      'quote_versions_withdrawal_names_person',
      sql`(${table.withdrawnAt} is null) = (${table.withdrawnBy} = '')`,
    ),
  ],
);

export const quoteLines = pgTable(
  'quote_lines',
  {
    id: id(),
    quoteVersionId: uuid()
      .notNull()
      .references(() => quoteVersions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Absent for a line that the buyer described in words. */
    productId: uuid().references(() => products.id, { onDelete: 'restrict' }),
    sku: optionalText(),
    nameEn: text().notNull(),
    nameAr: optionalText(),
    quantity: integer().notNull(),
    /** Of the catalogue when the version was made; null for what is not in it. */
    listPrice: dirhams(),
    unitPrice: dirhams(),
    /** Off the whole line. */
    discount: dirhams().notNull().default(0),
    /** As that of a version. */
    discountBasisPoints: integer(),
    lineTotal: dirhams(),
    /** Null: not said. */
    warrantyMonths: integer(),
  },
  (table) => [
    unique('quote_lines_position_unique').on(table.quoteVersionId, table.position),
    index().on(table.productId),
    check('quote_lines_quantity_1_to_999', sql`${table.quantity} between 1 and 999`),
    check('quote_lines_price_not_negative', sql`${table.unitPrice} >= 0`),
    isNotNegative('quote_lines_amounts_not_negative', table.listPrice, table.discount, table.lineTotal),
    check(
      'quote_lines_total_is_price_by_quantity_less_discount',
      sql`${table.lineTotal} is not distinct from ${table.unitPrice} * ${table.quantity} - ${table.discount}`,
    ),
    check('quote_lines_discount_percent_below_100', sql`${table.discountBasisPoints} between 1 and 9999`),
    check('quote_lines_warranty_0_to_600', sql`${table.warrantyMonths} between 0 and 600`),
  ],
);
