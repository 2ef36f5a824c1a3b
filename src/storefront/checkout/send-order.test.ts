import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderOf } from '../../../tests/support/orders.ts';
import { answerData, answerJson, startApiServer } from '../../../tests/support/servers/api-server.ts';
import { sendOrder } from './send-order.ts';

const { website, secondsOnPage, ...order } = orderOf({ id: 'p1', price: 10 }, 1);
const unavailable = {
  success: false,
  error: { code: 'database_unavailable', message: '', fields: [], retryAfterSeconds: 0 },
};

describe('an order that the server cannot take at this moment', () => {
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

  it('is sent again by itself, with the same key and contents, until it is placed', async () => {
    const api = await startApiServer(answerJson(unavailable, 503));
    const onPause = vi.fn(() => {
      if (api.seen.length === 2) api.answer = answerData({ number: 'OG-7K4M-2QXD', trackingKey: 'key' });
    });
    expect(await sendOrder(order, { website, secondsOnPage }, onPause)).toMatchObject({ kind: 'placed' });
    expect(onPause).toHaveBeenCalledTimes(2);
    expect(api.seen).toHaveLength(3);
    expect(new Set(api.seen.map(({ body }) => body)).size).toBe(1);
  });

  it('is given up after four repeats, with the error as before', async () => {
    const api = await startApiServer(answerJson(unavailable, 503));
    const outcome = await sendOrder(order, { website, secondsOnPage }, () => undefined);
    expect(outcome).toEqual({ kind: 'failed', reason: 'unanswered' });
    expect(api.seen).toHaveLength(5);
  });

  it('is not sent again after any other answer', async () => {
    const api = await startApiServer(answerJson(unavailable, 500));
    await sendOrder(order, { website, secondsOnPage }, () => undefined);
    expect(api.seen).toHaveLength(1);
  });
});
