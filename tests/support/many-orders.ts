import type { TestDatabase } from './databases.ts';

interface ManyOrders {
  readonly orders: number;
  /** How many of them have the same moment; the others are evenly spread. */
  readonly atOneMoment?: number;
  /** One in so many is not paid; absent: none is. */
  readonly oneUnpaidIn?: number;
}

/**
 * Writes many orders over some two years, with a line each, by statements of the database: delivered, invoiced and,
 * but for some, paid.
 */
export async function manyOrders(
  { pool }: Pick<TestDatabase, 'pool'>,
  { orders, atOneMoment = 0, oneUnpaidIn }: ManyOrders,
): Promise<void> {
  await pool.query(
    `INSERT INTO orders (number, tracking_key, idempotency_key, request_hash, locale, contact_name, contact_phone, status,
       fulfilment, delivery_day, payment_method, subtotal, delivery_fee, total, received, created_at)
     SELECT 'OG-' || n, 'key-' || n, 'key-' || n, 'hash', 'en', 'Buyer ' || n, '+9745' || lpad(n::text, 7, '0'), 'delivered',
       'pickup', date '2026-11-10' - (n % 800), 'bank_transfer', 10000, 0, 10000,
       CASE WHEN n % $3 <> 0 THEN 10000 ELSE 0 END,
       timestamptz '2026-11-10 09:00Z' - CASE WHEN n <= $2 THEN interval '0' ELSE n * interval '800 days' / $1 END
     FROM generate_series(1, $1::integer) n`,
    // With what is received already, as a restore has it.
    [orders, atOneMoment, oneUnpaidIn ?? 1],
  );
  await pool.query(
    `INSERT INTO order_lines (order_id, position, name_en, unit_price, quantity, line_total)
     SELECT id, 0, 'Chair', 5000, 2, 10000 FROM orders`,
  );
  if (oneUnpaidIn === undefined) return;
  await pool.query(
    `INSERT INTO invoices (kind, number, order_id, issued_on, due_on, total, document)
     SELECT 'invoice', row_number() OVER (ORDER BY created_at, id), id, delivery_day, delivery_day, total, '{}' FROM orders`,
  );
  await pool.query(
    `INSERT INTO order_payments (order_id, kind, amount, method, paid_on, idempotency_key, recorded_by)
     SELECT id, 'payment', total, 'bank_transfer', delivery_day, gen_random_uuid(), 'admin'
     FROM orders WHERE substr(number, 4)::integer % $1 <> 0`,
    [oneUnpaidIn],
  );
}
