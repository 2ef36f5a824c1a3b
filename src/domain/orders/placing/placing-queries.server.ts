import { and, eq, exists, gt, gte, isNull, not, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { countAttempt } from '#database/count-attempt.ts';
import { prepareOnce } from '#database/prepared-query.ts';
import { products } from '#database/schema/catalogue.ts';
import { orderSettingsVersion } from '#database/schema/order-settings-version.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { quoteVersions } from '#database/schema/quotes.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { ProductToSell } from '#domain/catalogue/stock/stock-queries.server.ts';
import type { Attempt, AttemptCount } from '#primitives/attempt.ts';

/** An order with the same phone number. */
export interface OrderOfPhone {
  readonly id: string;
  readonly placedAt: string;
  /** Waits for staff. An order of their own offer does not, nor one that they took for a caller. */
  readonly isUnconfirmed: boolean;
  readonly lines: readonly { readonly productId: string | null; quantity: number; total: number }[];
}

/** What decides whether and how an order is placed, as of one moment. */
export interface PlacingState {
  /** The order of an earlier request with the same idempotency key. */
  readonly earlier: {
    readonly number: string;
    readonly trackingKey: string;
    readonly requestHash: string;
  } | null;
  /** Products that are sold. */
  readonly products: readonly (ProductToSell & { readonly id: string })[];
  readonly ordersOfPhone: readonly OrderOfPhone[];
  /** Differs after any write to the settings that an order is decided by. */
  readonly settingsVersion: string;
}

/** The columns of a statement that reads the state. */
function placingColumns(db: Queryable) {
  const offersOfStaff = db
    .select({ number: quoteVersions.number })
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, orders.quoteId), gt(quoteVersions.number, 1)));
  return {
    earlier: sql<PlacingState['earlier']>`(select json_build_object(
          'number', ${orders.number}, 'trackingKey', ${orders.trackingKey}, 'requestHash', ${orders.requestHash})
        from ${orders} where ${eq(orders.idempotencyKey, sql.placeholder('key'))})`.as('earlier'),
    // Filtered after they are found by id: as conditions of the query, PostgreSQL might read the index of all that are in stock.
    // With their ids in a query of its own, a plan for all executions costs no more than one for these ids, and so is used.
    products: sql<PlacingState['products']>`(select coalesce(json_agg(json_build_object(
          'id', ${products.id}, 'sku', ${products.sku}, 'price', ${products.price}, 'stock', ${products.stock},
          'leadTimeDays', ${products.leadTimeDays}, 'name', json_build_object('en', ${products.nameEn},
            'ar', coalesce(nullif(${products.nameAr}, ''), ${products.nameEn}))))
          filter (where ${and(isNull(products.deletedAt), eq(products.status, 'live'))}), '[]')
        from ${products} where ${products.id} = any(array(select unnest(${sql.placeholder('productIds')}::uuid[]))))`.as(
      'products',
    ),
    ordersOfPhone: sql<PlacingState['ordersOfPhone']>`(select coalesce(json_agg(json_build_object(
          'id', ${orders.id}, 'placedAt', ${orders.createdAt},
          'isUnconfirmed', ${and(
            eq(orders.status, 'received'),
            eq(orders.takenBy, ''),
            not(exists(offersOfStaff)),
          )},
          'lines', (select coalesce(json_agg(json_build_object('productId', ${orderLines.productId},
              'quantity', ${orderLines.quantity}, 'total', ${orderLines.lineTotal})), '[]')
            from ${orderLines} where ${eq(orderLines.orderId, orders.id)}))), '[]')
        from ${orders} where ${and(
          eq(orders.contactPhone, sql.placeholder('phone')),
          gte(orders.createdAt, sql.placeholder('since')),
        )})`.as('orders_of_phone'),
    settingsVersion: sql<string>`(select ${orderSettingsVersion.version} from ${orderSettingsVersion})`.as(
      'settings_version',
    ),
  };
}

const oneRow = sql`(select 1) as one_row`;

// Named, so that a connection plans them once.
const placingState = prepareOnce((db) => db.select(placingColumns(db)).from(oneRow).prepare('placing_state'));

const countedPlacingState = prepareOnce((db: Database) => {
  const { counted, attempt } = countAttempt(db);
  return db
    .with(counted)
    .select({ ...placingColumns(db), attempt })
    .from(oneRow)
    .prepare('counted_placing_state');
});

const orderPlacing = prepareOnce((db: Database) =>
  db
    .select({ result: sql<WriteResult>`place_order(${sql.placeholder('input')}::jsonb)` })
    .from(oneRow)
    .prepare('place_order'),
);

const orderWriting = prepareOnce((db) =>
  db
    .select({ isWritten: sql<boolean>`write_order(${sql.placeholder('input')}::jsonb)` })
    .from(oneRow)
    .prepare('write_order'),
);

export interface PlacingQuestion {
  readonly key: string;
  readonly productIds: readonly string[];
  readonly phone: string;
  /** From when on the orders of the phone number count. */
  readonly since: Date;
}

/** Reads everything in one statement, and so as of one moment: an order is there together with the stock it took. */
export async function readPlacingState(db: Queryable, question: PlacingQuestion): Promise<PlacingState> {
  const [state] = await placingState(db).execute(parametersOf(question));
  if (!state) throw new Error('a select of one row gave none');
  return state;
}

/** The same, and counts the attempt in the same statement; not inside of a transaction (`countAttempt`). */
export async function countAndReadPlacingState(
  db: Database,
  question: PlacingQuestion,
  { key, now, expire }: Attempt,
): Promise<PlacingState & { readonly attempt: AttemptCount }> {
  const [state] = await countedPlacingState(db).execute({
    ...parametersOf(question),
    attempt_key: key,
    attempt_now: now,
    attempt_expire: expire,
  });
  if (!state) throw new Error('a select of one row gave none');
  return state;
}

function parametersOf({ productIds, ...question }: PlacingQuestion) {
  return { ...question, productIds: `{${productIds.join(',')}}` };
}

/** First key of the advisory locks of buyers; the second is a hash of the phone number. */
export const buyerLocks = 7_305_115;

/** Takes the advisory lock of a phone number, so that its orders are counted one after the other. */
export async function lockBuyer(transaction: Transaction, phone: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${buyerLocks}, hashtext(${phone}))`);
}

/** The input of the function `write_order` of the database, by the names of its tables' columns. */
export interface OrderInput {
  readonly order: object;
  readonly lines: readonly object[];
  readonly emails: readonly object[];
  /** The facts that the emails share. */
  readonly emailFacts: object | undefined;
  readonly fewPieces: number;
  /** Absent: the caller has locked what the order depends on, and checked it. */
  readonly expected?: object | undefined;
}

interface WriteResult {
  readonly isWritten: boolean;
  readonly attempt: AttemptCount;
}

/**
 * Counts the attempt and writes the order in the same statement. Writes nothing if the attempt is one too many or the
 * settings have another version.
 */
export async function callPlaceOrder(
  db: Database,
  input: OrderInput & { readonly settingsVersion: string; readonly attempt: Attempt },
): Promise<WriteResult> {
  const [call] = await orderPlacing(db).execute({ input: JSON.stringify(input) });
  if (!call) throw new Error('a select of one row gave none');
  return call.result;
}

/** Calls the function of the database that writes an order; false if it wrote nothing. */
export async function callWriteOrder(db: Queryable, input: OrderInput): Promise<boolean> {
  const [call] = await orderWriting(db).execute({ input: JSON.stringify(input) });
  return call?.isWritten ?? false;
}
