import type { OpenDatabase } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { addSyntheticProducts } from '#domain/catalogue/seed/seed-catalogue.server.ts';
import { overviewDays } from '#domain/overview/overview.ts';
import { buildTestApp } from '../tests/support/app.ts';
import { signInForTest } from '../tests/support/staff-session.ts';
import { askInTurns } from './support/ask-in-turns.ts';
import { isTrial } from './support/options.ts';
import { percentile } from './support/percentile.ts';
import { repeatableChoice } from './support/repeatable-choice.ts';
import { type BenchmarkResult, milliseconds, report, rounded } from './support/result.ts';
import { engineNames, onBothDatabases } from './support/seeded-database.ts';

/**
 * How long do staff wait for orders, quotations, messages, the day sheet and the overview, next to the least that a
 * call can do, which is to read one order? Two years of trade: 50,000 orders, 10,000 products, 10,000 quotations.
 */
const usual = { products: 10_000, orders: 50_000, quotes: 10_000, messages: 5_000 };
const amounts = isTrial ? { products: 500, orders: 1_000, quotes: 500, messages: 500 } : usual;
const rounds = isTrial ? 5 : 40;
const warmUpRounds = isTrial ? 1 : 5;
const mostTimesOneOrder = 25;

const { oneOf, number } = repeatableChoice();
const firstNames = 'Aisha Omar Lina Khalid Noora Yusuf Maryam Hamad أحمد فاطمة خالد نورة';
const lastNames = 'Haddad Kuwari Thani Mansoor Fernandes Rahman الكواري المري الهاجري السليطي';

/** Written by the database itself: fifty thousand orders through the checkout would take half an hour. */
async function addTrade(open: OpenDatabase): Promise<void> {
  const { client, release } = await open.connectDedicated();
  // The shop has a statement timeout; this may take longer.
  await client.query('set statement_timeout = 0');
  const list = (names: string) => `('{${names.replaceAll(' ', ',')}}'::text[])`;
  const pick = (names: string, by: string) =>
    `${list(names)}[1 + (hashint4(i * ${by}) & 65535) % ${names.split(' ').length}]`;
  const person = `${pick(firstNames, '3')} || ' ' || ${pick(lastNames, '7')}`;
  const phone = `'+974' || (30000000 + (hashint4(i * 11) & 33554431))`;
  const moment = (count: number) => `timestamptz '2026-11-15 09:00Z' - interval '730 days' * i / ${count}`;
  await client.query(`
    insert into orders (number, tracking_key, idempotency_key, request_hash, locale, contact_name, contact_phone,
      contact_email, company_name, status, fulfilment, zone_number, street, building, delivery_day, payment_method,
      subtotal, delivery_fee, total, created_at)
    select 'OG-' || upper(substr(md5(i::text), 1, 4) || '-' || substr(md5(i::text), 5, 4)), 'key', 'key-' || i, 'hash',
      case i % 3 when 0 then 'ar' else 'en' end, ${person}, ${phone}, 'buyer' || i || '@example.qa',
      case i % 2 when 0 then 'Gulf Trading ' || i % 997 else '' end,
      case when i < 60 then 'received' when i < 150 then 'confirmed' when i % 19 = 0 then 'cancelled' else 'delivered' end,
      'delivery', (array[38, 69, 25, 56])[1 + i % 4], '343', '12',
      (date '2026-11-17' - (i * 730 / ${amounts.orders})::int), 'cash_on_delivery',
      100000, 0, 100000, ${moment(amounts.orders)}
    from generate_series(1, ${amounts.orders}) i`);
  await client.query(`
    with sold as (select array_agg(id) ids, count(*) n from products),
    numbered as (select id, row_number() over (order by number) i from orders)
    insert into order_lines (order_id, position, product_id, sku, name_en, unit_price, quantity, line_total)
    select numbered.id, p, sold.ids[1 + (numbered.i * 31 + p * 977) % sold.n], 'SKU', 'Chair', 25000, 1 + p,
      25000 * (1 + p)
    from numbered, sold, generate_series(0, 2) p`);
  await client.query(`
    with asked as (
      insert into quotes (reference, tracking_key, idempotency_key, request_hash, locale, contact_name, contact_phone,
        company_name, source, status, created_at)
      select 'QT-' || upper(substr(md5('q' || i), 1, 4) || '-' || substr(md5('q' || i), 5, 4)), 'key', 'q-' || i, 'hash',
        'en', ${person}, ${phone}, 'Gulf Trading ' || i % 997, 'cart',
        case when i % 3 = 0 then 'quoted' else 'requested' end, ${moment(amounts.quotes)}
      from generate_series(1, ${amounts.quotes}) i returning id, status, created_at)
    insert into quote_versions (quote_id, number, valid_until, subtotal, total, created_by)
    select id, n, (created_at + interval '90 days')::date, 50000, 50000, 'admin'
    from asked, generate_series(1, 2) n where n = 1 or status = 'quoted'`);
  await client.query(`
    insert into messages (reference, idempotency_key, request_hash, locale, status, name, phone, subject, text, created_at)
    select 'MS-' || upper(substr(md5('m' || i), 1, 4) || '-' || substr(md5('m' || i), 5, 4)), 'm-' || i, 'hash', 'en',
      case when i < 40 then 'new' else 'closed' end, ${person}, ${phone}, 'Question ' || i,
      repeat('Do you have chairs that can be wiped? ', 12), ${moment(amounts.messages)}
    from generate_series(1, ${amounts.messages}) i`);
  await client.query('vacuum analyze');
  await release();
}

async function questionsAbout(open: OpenDatabase): Promise<Record<string, () => string>> {
  const { rows } = await open.pool.query<{ id: string; number: string; phone: string; reference: string }>(`
    select id, number, contact_phone phone, (select reference from quotes limit 1) reference
    from orders order by random() limit 500`);
  const search = (list: string, text: string) => `/api/${list}?search=${encodeURIComponent(text)}`;
  const name = () => oneOf(`${firstNames} ${lastNames}`.split(' '));
  return {
    'one order': () => `/api/orders/${oneOf(rows).id}`,
    'list of orders': () => `/api/orders?page=${1 + number(20)}`,
    'orders of a status': () => `/api/orders?status=${oneOf(['received', 'delivered', 'cancelled'])}`,
    'orders of a day': () => `/api/orders?day=2026-0${1 + number(9)}-1${number(9)}`,
    'orders by number': () => search('orders', oneOf(rows).number),
    'orders by phone': () => search('orders', oneOf(rows).phone.slice(4)),
    'orders by part of a phone': () => search('orders', oneOf(rows).phone.slice(6, 10)),
    'orders by name': () => search('orders', name()),
    'orders by whole name': () => search('orders', `${name()} ${name()}`),
    'orders by two letters': () => search('orders', name().slice(0, 2)),
    'list of quotations': () => '/api/quotes',
    'quotations by name': () => search('quotes', name()),
    'list of messages': () => '/api/messages',
    'messages by a word': () => search('messages', oneOf(['wiped', 'question 77', 'nothing'])),
    'day sheet': () => `/api/deliveries?day=2026-0${1 + number(9)}-1${number(9)}`,
    overview: () => `/api/overview?days=${oneOf([...overviewDays])}`,
  };
}

const tables: BenchmarkResult['tables'][number][] = [];
let slowest = 0;

async function measure(open: OpenDatabase): Promise<void> {
  const app = buildTestApp({ database: open });
  const headers = await signInForTest(open.db);
  const ask = (question: () => string) => async () => {
    const path = question();
    const response = await app.request(path, { headers });
    await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  };
  const questions = Object.entries(await questionsAbout(open)).map(([name, question]) => [
    name,
    ask(question),
  ]);
  const times = await askInTurns(Object.fromEntries(questions), { rounds, warmUpRounds });
  const [baseline = Number.NaN] = [...times.values()].map((ofOne) => percentile(ofOne, 0.5));
  const rows = [...times].map(([name, taken]) => {
    const p50 = percentile(taken, 0.5);
    slowest = Math.max(slowest, p50 / baseline);
    return [name, milliseconds(p50), milliseconds(percentile(taken, 0.99)), rounded(p50 / baseline)];
  });
  tables.push({
    title: engineNames[open.engine],
    columns: ['', 'p50', 'p99', 'p50 / one order'],
    rows,
  });
}

await onBothDatabases(async (open) => {
  await inTransaction(open.db, (transaction) => addSyntheticProducts(transaction, amounts.products));
  await addTrade(open);
  await measure(open);
});
await report('staff-desk', {
  question: 'How long do staff wait for orders, quotations, messages, the day sheet and the overview?',
  method:
    `${amounts.orders} orders, ${amounts.products} products, ${amounts.quotes} quotations and ${amounts.messages} messages; ` +
    `in turns with the least that a call can do, which is to read one order: ${rounds} rounds.`,
  tables,
  bars: [
    {
      what: 'the slowest p50 as a multiple of reading one order',
      value: slowest,
      atMost: mostTimesOneOrder,
    },
  ],
});
