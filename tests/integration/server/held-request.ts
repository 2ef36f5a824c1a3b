import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

interface HeldRequest {
  /** Sends the rest of the body; the status of the answer. */
  readonly finish: () => Promise<number | undefined>;
  /** Resolves when the connection ends before there is an answer. */
  readonly cutOff: Promise<void>;
}

/** A message to the shop whose body has come only in part: the shop has begun with it and waits for the rest. */
export async function holdRequest(address: string, agent?: Agent): Promise<HeldRequest> {
  const body = JSON.stringify({
    key: crypto.randomUUID(),
    locale: 'en',
    name: 'Lina',
    phone: '',
    email: 'lina@example.qa',
    subject: 'Chairs',
    text: 'Do you have chairs that can be wiped?',
    website: '',
    secondsOnPage: 30,
  });
  const sent = request(`${address}/api/send-contact`, {
    method: 'POST',
    ...(agent && { agent }),
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      // Answered by the server when it begins with the request.
      Expect: '100-continue',
    },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  const cutOff = answered.then(
    () => new Promise<void>(() => {}),
    () => {},
  );
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write(body.slice(0, 20));
  return {
    async finish() {
      sent.end(body.slice(20));
      const [answer] = await answered;
      answer.resume();
      return answer.statusCode;
    },
    cutOff,
  };
}
