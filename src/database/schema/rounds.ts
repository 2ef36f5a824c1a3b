import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { orderBatchKinds, orderStatuses } from '#primitives/order-status.ts';
import {
  createdAt,
  id,
  isNotNegative,
  isOneOf,
  moment,
  optionalText,
  updatedAt,
  version,
} from './columns.ts';
import { orders } from './orders.ts';

/** Who drives the rounds. A driver who was removed keeps the name on earlier sheets. */
export const drivers = pgTable('drivers', {
  id: id(),
  name: text().notNull(),
  phone: optionalText(),
  removedAt: moment(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A day whose stops staff have arranged; its row is locked while they are. */
export const deliveryPlans = pgTable('delivery_plans', {
  day: date({ mode: 'string' }).primaryKey(),
  version: version(),
  updatedAt: updatedAt(),
});

/** The place of an order in the round of a day, and its driver. It counts only while the order is for that day. */
export const plannedStops = pgTable(
  'planned_stops',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    position: integer().notNull(),
    driverId: uuid().references(() => drivers.id, { onDelete: 'restrict' }),
  },
  (table) => [
    index().on(table.day),
    index().on(table.driverId),
    isNotNegative('planned_stops_position_not_negative', table.position),
  ],
);

/** What staff did with many orders in one request: a step for all of them, or the end of a day's round. */
export const orderBatches = pgTable(
  'order_batches',
  {
    /** Made by the screen: a repeated request continues the first one. */
    id: uuid().primaryKey(),
    kind: text({ enum: orderBatchKinds }).notNull(),
    /** Of a step. */
    toStatus: text({ enum: orderStatuses }),
    requestHash: text().notNull(),
    actor: text().notNull(),
    createdAt: createdAt(),
    undoneAt: moment(),
  },
  (table) => [
    isOneOf('order_batches_kind_known', table.kind, orderBatchKinds),
    isOneOf('order_batches_to_status_known', table.toStatus, orderStatuses),
  ],
);

/** What became of each order of a batch, written in the transaction of its change. */
export const orderBatchItems = pgTable(
  'order_batch_items',
  {
    batchId: uuid()
      .notNull()
      .references(() => orderBatches.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    outcome: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.orderId] }), index().on(table.orderId)],
);
