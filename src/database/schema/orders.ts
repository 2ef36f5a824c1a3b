import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#primitives/locale.ts';
import { fulfilmentKinds, orderActors, orderStatuses, paymentMethods } from '#primitives/order-status.ts';
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

export const orderEventKinds = ['placed', 'status_changed', 'note'] as const;

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
    subtotal: dirhams().notNull(),
    discount: dirhams().notNull().default(0),
    deliveryFee: dirhams().notNull(),
    tax: dirhams().notNull().default(0),
    total: dirhams().notNull(),
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
    check('orders_pickup_is_free', sql`${table.fulfilment} <> 'pickup' or ${table.deliveryFee} = 0`),
    index().on(table.createdAt, table.id),
    index().on(table.status, table.createdAt),
    index().on(table.deliveryDay, table.zoneNumber),
    index().on(table.contactPhone, table.createdAt),
    index().on(table.contactEmail),
    searchIndex('orders_search_index', table.searchText),
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
      sql`(${table.kind} = 'note') = (${table.toStatus} is null)`,
    ),
    index().on(table.orderId, table.id),
  ],
);
