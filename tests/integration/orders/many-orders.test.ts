import { afterEach, describe, expect, test } from 'vitest';
import { type DatabaseSettings, openDatabase } from '#database/connect.ts';
import { productDraft } from '../../support/catalogue-bodies.ts';
import { createDatabase, type Engine } from '../../support/databases.ts';
import { orderByBuyer, type SoldProduct } from '../../support/orders.ts';
import { staffCalls } from '../../support/staff-calls.ts';
import { readStoredOrders } from '../../support/stored-orders.ts';
import { isThorough, repetitions } from '../../support/thorough.ts';
import { type OrderServer, startOrderServer } from './order-servers.ts';

/** Of the last pieces of a product. */
const manyBuyers = repetitions(40, 200);
/** The start of one takes longer than the orders. */
const serverCount = repetitions(2, 3);
/** Of the buyers whose server is killed in the middle; a third is acknowledged by then. */
const buyers = 500;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** A database with one product, closed again: the embedded one serves one process at a time. */
async function shopWith(engine: Engine, stock: number) {
  const { settings, remove } = await createDatabase(engine, 'settings');
  cleanups.push(remove);
  const { db, close } = await openDatabase(settings);
  const staff = await staffCalls({ db, engine });
  const product = await staff.write<SoldProduct>(
    'POST',
    '/api/products',
    productDraft({ stock, leadTimeDays: 0 }),
  );
  await close();
  return { settings, product };
}

async function start(settings: DatabaseSettings): Promise<OrderServer> {
  const server = await startOrderServer(settings);
  cleanups.push(() => server.kill());
  return server;
}

test(`${manyBuyers} buyers at ${serverCount} servers of one database get exactly the pieces there are`, {
  timeout: 120_000,
}, async () => {
  const pieces = manyBuyers / 4;
  const { settings, product } = await shopWith('server', pieces);
  const servers = await Promise.all(Array.from({ length: serverCount }, () => start(settings)));
  const answers = await Promise.all(
    Array.from({ length: manyBuyers }, (_, buyer) =>
      servers[buyer % serverCount]?.send(orderByBuyer(product, buyer), buyer),
    ),
  );
  const accepted = answers.filter((answer) => answer?.status === 201).map((answer) => answer?.number);
  expect(accepted).toHaveLength(pieces);
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201, 409]));
  const { numbers, sold, stock, emails } = await readStoredOrders(settings, product.id);
  expect(numbers.toSorted()).toEqual(accepted.toSorted());
  expect({ sold, stock, emails }).toEqual({ sold: pieces, stock: 0, emails: 2 * pieces });
});

describe.runIf(isThorough).each(['embedded', 'server'] as const)(
  `a server killed in the middle of ${buyers} orders (%s database)`,
  (engine) => {
    test('has every acknowledged order once, with its emails; the rest can be retried', {
      timeout: 180_000,
    }, async () => {
      const { settings, product } = await shopWith(engine, 2 * buyers);
      const bodies = Array.from({ length: buyers }, (_, buyer) => orderByBuyer(product, buyer));
      const first = await start(settings);
      const acknowledged = new Map<number, string>();
      const waiting = [...bodies.keys()];
      const sendAll = async (server: OrderServer, untilCount: number) => {
        for (let buyer = waiting.shift(); buyer !== undefined; buyer = waiting.shift()) {
          const body = bodies[buyer];
          if (!body || acknowledged.size >= untilCount) return;
          const answer = await server.send(body, buyer);
          if (answer?.status === 201 && answer.number) acknowledged.set(buyer, answer.number);
        }
      };
      const sending = Array.from({ length: 10 }, () => sendAll(first, buyers));
      while (acknowledged.size < buyers / 3) await new Promise((resolve) => setTimeout(resolve, 5));
      await first.kill();
      await Promise.all(sending);

      const survived = await readStoredOrders(settings, product.id);
      expect(acknowledged.size).toBeLessThan(buyers);
      expect(survived.numbers).toEqual(expect.arrayContaining([...acknowledged.values()]));
      expect(new Set(survived.numbers).size).toBe(survived.numbers.length);
      expect(survived.stock).toBe(2 * buyers - survived.numbers.length);
      expect(survived.sold).toBe(survived.numbers.length);
      expect(survived.emails).toBe(2 * survived.numbers.length);

      // A buyer without an answer sends again: what was stored is found again, what was not is placed now.
      const second = await start(settings);
      const before = new Map(acknowledged);
      waiting.push(...bodies.keys());
      acknowledged.clear();
      await Promise.all(Array.from({ length: 10 }, () => sendAll(second, buyers + 1)));
      await second.kill();
      for (const [buyer, number] of before) expect(acknowledged.get(buyer)).toBe(number);
      const all = await readStoredOrders(settings, product.id);
      expect(all.numbers.toSorted()).toEqual([...acknowledged.values()].toSorted());
      expect({ orders: all.numbers.length, stock: all.stock, emails: all.emails }).toEqual({
        orders: buyers,
        stock: buyers,
        emails: 2 * buyers,
      });
    });
  },
);
