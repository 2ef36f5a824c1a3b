import { describe, expect, it } from 'vitest';
import type { Database } from './connect.ts';
import { inTransaction } from './transaction.ts';

/** A database whose transactions end as listed, one after the other. */
function databaseThat(...outcomes: (Error | 'succeeds')[]): { db: Database; attempts: () => number } {
  let attempts = 0;
  const transaction = async () => {
    const outcome = outcomes[attempts];
    attempts += 1;
    if (outcome instanceof Error) throw outcome;
    return 'done';
  };
  return { db: { transaction } as unknown as Database, attempts: () => attempts };
}

const refusal = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });

describe('a transaction that another one is in the way of', () => {
  it.each(['40001', '40P01'])('is run again (%s)', async (code) => {
    const { db, attempts } = databaseThat(refusal(code), refusal(code), 'succeeds');
    expect(await inTransaction(db, async () => 'done')).toBe('done');
    expect(attempts()).toBe(3);
  });

  it('is given up after four times', async () => {
    const conflict = refusal('40001');
    const { db, attempts } = databaseThat(conflict, conflict, conflict, conflict, 'succeeds');
    await expect(inTransaction(db, async () => 'done')).rejects.toBe(conflict);
    expect(attempts()).toBe(4);
  });

  it('is not run again for any other reason', async () => {
    const { db, attempts } = databaseThat(refusal('23505'), 'succeeds');
    await expect(inTransaction(db, async () => 'done')).rejects.toThrow('Failed query');
    expect(attempts()).toBe(1);
  });
});
