import { connect } from 'node:net';

export interface Answer {
  /** Everything received until the connection was closed, as latin1. */
  readonly bytes: string;
  readonly end: 'closed' | 'reset' | 'timed out';
  readonly milliseconds: number;
}

interface SendOptions {
  readonly port: number;
  readonly timeoutMs: number;
  /** Half-closes the connection after a moment, because the request is incomplete. */
  readonly isTruncated: boolean;
}

const endAfterMs = 50;

/** Sends raw bytes on a new connection: many mutated requests leave theirs unusable. */
export function sendBytes(bytes: Buffer, { port, timeoutMs, isTruncated }: SendOptions): Promise<Answer> {
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (end: Answer['end']) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({
        bytes: Buffer.concat(chunks).toString('latin1'),
        end,
        milliseconds: performance.now() - startedAt,
      });
    };
    const timer = setTimeout(() => finish('timed out'), timeoutMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.once('error', () => finish('reset'));
    socket.once('close', () => finish('closed'));
    socket.write(bytes);
    if (isTruncated) setTimeout(() => socket.end(), endAfterMs);
  });
}
