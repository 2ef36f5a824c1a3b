import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly messageId: string;
  readonly subject: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

interface TestSmtpServer {
  readonly url: string;
  readonly port: number;
  /** What the server answered 250 to, in order. */
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
}

interface Behaviour {
  readonly port?: number;
  readonly onRecipient?: (address: string) => void;
  /** Runs before the server accepts the email: wait here to be slow, throw to refuse. */
  readonly onMail?: (mail: ReceivedMail) => Promise<void> | void;
}

/** What a behaviour throws to answer with an SMTP code. */
export function smtpRefusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A real SMTP server on loopback. */
export async function startSmtpServer(behaviour: Behaviour = {}): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      answer(callback, async () => behaviour.onRecipient?.(address));
    },
    onData(stream, { envelope }, callback) {
      answer(callback, async () => {
        const mail = parseMail(await buffer(stream), {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
        });
        await behaviour.onMail?.(mail);
        received.push(mail);
      });
    },
  });
  // A client that is cut off in the middle of an email is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(behaviour.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function answer(callback: (error?: Error | null) => void, work: () => Promise<void>): void {
  work().then(() => callback(), callback);
}

function parseMail(raw: Buffer, envelope: { from: string; to: string[] }): ReceivedMail {
  const { headers, body } = splitPart(raw.toString('latin1'));
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => splitPart(part.replace(/^\r\n/, '')))
    : [{ headers, body }];
  const contentOf = (type: string) => {
    const part = parts.find((candidate) => candidate.headers.get('content-type')?.startsWith(type));
    return part ? decodeBody(part.body, part.headers.get('content-transfer-encoding')) : '';
  };
  return {
    ...envelope,
    headers,
    messageId: headers.get('message-id') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    text: contentOf('text/plain'),
    html: contentOf('text/html'),
  };
}

function splitPart(part: string): { headers: Map<string, string>; body: string } {
  const end = part.indexOf('\r\n\r\n');
  const unfolded = part.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = unfolded.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: part.slice(end + 4) };
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8').trimEnd();
  return quotedBytes(body.replace(/=\r\n/g, '')).toString('utf8').trimEnd();
}

/** RFC 2047: neighbouring encoded words are one text, and a letter may be split between them. */
function decodeWords(value: string): string {
  return value.replace(/(=\?utf-8\?[BQ]\?[^?]*\?=\s*)+/gi, (run) => {
    const words = [...run.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)];
    const bytes = words.map(([, encoding, word = '']) =>
      encoding?.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : quotedBytes(word.replaceAll('_', ' ')),
    );
    return Buffer.concat(bytes).toString('utf8');
  });
}

function quotedBytes(text: string): Buffer {
  const octets = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(octets, 'latin1');
}
