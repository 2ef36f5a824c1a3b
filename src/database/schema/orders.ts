import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { locales } from '#primitives/locale.ts';
import {
  fulfilmentKinds,
  orderActors,
  orderEventKinds,
  orderStatuses,
  paymentMethods,
} from '#primitives/order-status.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';
import { products } from './catalogue.ts';
import {
  createdAt,
  dirhams,
  id,
  isNotNegative,
  isOneOf,
  optionalText,
  searchIndex,
  searchText,
  updatedAt,
  version,
} from './columns.ts';
import { deliverySettings, zones } from './delivery.ts';
import { buyerColumns, idempotencyColumns } from './people.ts';
import { quotes } from './quotes.ts';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** Short and readable, and not guessable from another order's number. */
    number: text().notNull().unique(),
    /** Key of the order's tracking page. Stored in plain text, because emails about later changes link to it. */
    trackingKey: text().notNull(),
    ...idempotencyColumns('orders'),
    ...buyerColumns(),
    lpoNumber: optionalText(),
    status: text({ enum: orderStatuses }).notNull().default('received'),
    fulfilment: text({ enum: fulfilmentKinds }).notNull(),
    zoneNumber: integer().references(() => zones.number, { onDelete: 'restrict' }),
    street: optionalText(),
    building: optionalText(),
    unit: optionalText(),
    landmark: optionalText(),
    /** Of the delivery or the pickup. */
    deliveryDay: date({ mode: 'string' }).notNull(),
    deliverySettingsVersion: integer().references(() => deliverySettings.version, { onDelete: 'restrict' }),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    notes: optionalText(),
    /** The way into the building, if the buyer measured it; null: not said. */
    siteAccess: jsonb().$type<GivenSiteAccess>(),
    subtotal: dirhams().notNull(),
    discount: dirhams().notNull().default(0),
    discountReason: optionalText(),
    deliveryFee: dirhams().notNull(),
    tax: dirhams().notNull().default(0),
    total: dirhams().notNull(),
    /** Payments minus refunds, and the value of returned goods: sums that triggers of their tables write. */
    received: integer().notNull().default(0),
    returned: integer().notNull().default(0),
    /** Above zero the buyer owes it, below zero the shop; see `orderBalance`. */
    balance: integer()
      .notNull()
      .generatedAlwaysAs(sql`case when status = 'cancelled' then 0 else total - returned end - received`),
    /** Credit terms: days from the invoice until the payment is due. Null: due with the delivery or before it. */
    paymentDueDays: integer(),
    /** The staff member who entered an order for a caller; empty for one of the web shop. */
    takenBy: optionalText(),
    /** Unique: a quotation becomes an order once. */
    quoteId: uuid()
      .unique('orders_quote_id_unique')
      .references(() => quotes.id, { onDelete: 'restrict' }),
    searchText: searchText(
      'number',
      "replace(number, '-', '')",
      'contact_name',
      'contact_phone',
      'contact_email',
      'company_name',
      'lpo_number',
    ),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isOneOf('orders_status_known', table.status, orderStatuses),
    isOneOf('orders_fulfilment_known', table.fulfilment, fulfilmentKinds),
    isOneOf('orders_payment_method_known', table.paymentMethod, paymentMethods),
    isOneOf('orders_locale_known', table.locale, locales),
    isNotNegative(
      'orders_amounts_not_negative',
      table.subtotal,
      table.discount,
      table.deliveryFee,
      table.tax,
      table.total,
    ),
    check(
      'orders_parts_sum_to_total',
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.deliveryFee} + ${table.tax}`,
    ),
    check(
      'orders_delivery_has_address',
      sql`${table.fulfilment} <> 'delivery' or (${table.zoneNumber} is not null and ${table.street} <> '' and ${table.building} <> '')`,
    ),
    check('orders_payment_due_days_0_to_365', sql`${table.paymentDueDays} between 0 and 365`),
    check('orders_pickup_is_free', sql`${table.fulfilment} <> 'pickup' or ${table.deliveryFee} = 0`),
    index().on(table.createdAt, table.id),
    index().on(table.status, table.createdAt),
    index().on(table.deliveryDay, table.zoneNumber),
    index().on(table.contactPhone, table.createdAt),
    index().on(table.contactEmail),
    searchIndex('orders_search_index', table.searchText),
    // The list of what is owed reads open accounts only, however many orders are settled.
    index('orders_open_accounts_index').on(table.deliveryDay).where(sql`${table.balance} <> 0`),
  ],
);

/** Order lines, with names and prices as of the order. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Absent for a line of a quotation that is not in the catalogue. */
    productId: uuid().references(() => products.id, { onDelete: 'restrict' }),
    sku: optionalText(),
    nameEn: text().notNull(),
    nameAr: optionalText(),
    unitPrice: dirhams().notNull(),
    quantity: integer().notNull(),
    lineTotal: dirhams().notNull(),
  },
  (table) => [
    unique('order_lines_position_unique').on(table.orderId, table.position),
    unique('order_lines_one_line_a_product').on(table.orderId, table.productId),
    index().on(table.productId),
    isNotNegative('order_lines_price_not_negative', table.unitPrice),
    check('order_lines_quantity_1_to_999', sql`${table.quantity} between 1 and 999`),
    check(
      'order_lines_total_is_price_by_quantity',
      sql`${table.lineTotal} = ${table.unitPrice} * ${table.quantity}`,
    ),
  ],
);

/** History of an order. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: orderEventKinds }).notNull(),
    fromStatus: text({ enum: orderStatuses }),
    toStatus: text({ enum: orderStatuses }),
    note: optionalText(),
    /** A note that the packing slip and the driver's sheet print. */
    isForDriver: boolean().notNull().default(false),
    /** What an edit, a payment or a return changed; its form depends on the kind. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>(),
    actor: text({ enum: orderActors }).notNull(),
    /** Name of the staff member. */
    actorName: optionalText(),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('order_events_kind_known', table.kind, orderEventKinds),
    isOneOf('order_events_actor_known', table.actor, orderActors),
    isOneOf('order_events_from_status_known', table.fromStatus, orderStatuses),
    isOneOf('order_events_to_status_known', table.toStatus, orderStatuses),
    check(
      'order_events_status_change_names_status',
      sql`(${table.kind} in ('placed', 'status_changed')) = (${table.toStatus} is not null)`,
    ),
    index().on(table.orderId, table.id),
  ],
);

/** A change of an order that raises its total and waits for the buyer's consent; at most one for an order. */
export const orderProposals = pgTable(
  'order_proposals',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The version of the order that was edited: a proposal for an older one cannot be accepted. */
    orderVersion: integer().notNull(),
    /** What was proposed and how it differs, see `domain/orders/editing/order-proposal.ts`. */
    edit: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    total: dirhams().notNull(),
    proposedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [isNotNegative('order_proposals_total_not_negative', table.total)],
);
