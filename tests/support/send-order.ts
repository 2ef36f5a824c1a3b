import type { OrderBody } from '#domain/orders/order-body.ts';

export interface OrderAnswer {
  readonly status: number;
  readonly number: string | undefined;
  /** The code of the error, when there is one. */
  readonly code: string | undefined;
  readonly retryAfter: string | null;
}

/** Sends an order as a buyer from an address of their own would. Null: there was no answer. */
export async function sendOrder(url: string, body: OrderBody, buyer: number): Promise<OrderAnswer | null> {
  try {
    const response = await fetch(`${url}/api/send-order`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `198.${18 + (buyer >> 16)}.${(buyer >> 8) & 255}.${buyer & 255}`,
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { data?: { number: string }; error?: { code: string } };
    return {
      status: response.status,
      number: answer.data?.number,
      code: answer.error?.code,
      retryAfter: response.headers.get('Retry-After'),
    };
  } catch {
    return null;
  }
}
