import { connect } from 'node:net';

export interface Answer {
  /** All that came back, until the connection was closed; one character, one byte. */
  readonly bytes: string;
  readonly end: 'closed' | 'broken off' | 'too slow';
  readonly milliseconds: number;
}

interface Sending {
  readonly port: number;
  readonly withinMs: number;
  /** Tells the other side after a moment that no more will come. */
  readonly isCutOff: boolean;
}

const cutOffAfterMs = 50;

/** A connection for each request, since many of them spoil theirs. */
export function sendBytes(bytes: Buffer, { port, withinMs, isCutOff }: Sending): Promise<Answer> {
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (end: Answer['end']) => {
      clearTimeout(limit);
      socket.destroy();
      resolve({
        bytes: Buffer.concat(chunks).toString('latin1'),
        end,
        milliseconds: performance.now() - startedAt,
      });
    };
    const limit = setTimeout(() => finish('too slow'), withinMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', () => finish('broken off'));
    socket.once('close', () => finish('closed'));
    socket.write(bytes);
    if (isCutOff) setTimeout(() => socket.end(), cutOffAfterMs);
  });
}
