import type pg from 'pg';
import { expect, it } from 'vitest';
import { transactionsOver } from './pooled-transactions.ts';

/** A pool of one connection that fails at such statements; tells how the connection came back. */
function poolThatFailsAt(failing: RegExp) {
  const released: unknown[] = [];
  const client = {
    query: async ({ text }: { text: string }) => {
      if (failing.test(text)) throw new Error('Connection terminated unexpectedly');
      return { rows: [], rowCount: 0, fields: [] };
    },
    release: (isBroken?: unknown) => released.push(isBroken),
  };
  return { pool: { connect: async () => client } as unknown as pg.Pool, released };
}

it.each([
  ['before it has begun', /^begin/],
  ['on the way', /^(commit|rollback)/],
])('gives a connection that broke %s back to be thrown away', async (_when, failing) => {
  const { pool, released } = poolThatFailsAt(failing);
  await expect(transactionsOver(pool)(async () => 'done')).rejects.toThrow('Failed query');
  expect(released).toEqual([true]);
});

it('keeps a connection whose transaction succeeded or was refused', async () => {
  const { pool, released } = poolThatFailsAt(/^nothing/);
  const transaction = transactionsOver(pool);
  expect(await transaction(async () => 'done')).toBe('done');
  const refusal = new Error('out of stock');
  await expect(transaction(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(released).toEqual([false, false]);
});
