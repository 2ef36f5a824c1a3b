import { expect, it } from 'vitest';
import type { Database } from '#database/connect.ts';
import { openRateLimits } from './rate-limits.ts';

const limit = { name: 'questions', times: 3, seconds: 60 };
const noDatabase = {} as Database;

it('counts what only reads without a word to the database, for each by itself', async () => {
  const { countHere } = openRateLimits(noDatabase);
  for (let asked = 0; asked < limit.times; asked += 1) await countHere(limit, 'an office');
  await expect(countHere(limit, 'an office')).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(countHere(limit, 'another one')).resolves.toBeUndefined();
  await expect(countHere({ ...limit, name: 'others' }, 'an office')).resolves.toBeUndefined();
});
