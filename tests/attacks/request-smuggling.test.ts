import { test } from 'vitest';
import { sendBytes } from '../fuzzing/send-bytes.ts';
import { forEachAtOnce, onAttackedShop } from './attacked-shop.ts';
import { Checks } from './checks.ts';

const inner = 'GET /api/health?smuggled HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const chunkedEnd = `0\r\n\r\n${inner}`;

/** Head lines and body of requests whose end two servers could see at different places. */
const shapes: Readonly<Record<string, readonly [head: string, body: string]>> = {
  'length and chunks': ['Content-Length: 5\r\nTransfer-Encoding: chunked', chunkedEnd],
  'chunks and length': ['Transfer-Encoding: chunked\r\nContent-Length: 5', chunkedEnd],
  'two lengths': [`Content-Length: 0\r\nContent-Length: ${inner.length}`, inner],
  'two lengths in one line': [`Content-Length: 0, ${inner.length}`, inner],
  'a length with a sign': ['Content-Length: +0', inner],
  'a negative length': ['Content-Length: -1', inner],
  'a hexadecimal length': ['Content-Length: 0x0', inner],
  'a length with a fraction': ['Content-Length: 0.0', inner],
  'a length with an exponent': ['Content-Length: 0e0', inner],
  'a length with letters': ['Content-Length: 0a', inner],
  'an empty length': ['Content-Length: ', inner],
  'a length beyond 64 bits': ['Content-Length: 18446744073709551616', inner],
  'an unknown coding': ['Transfer-Encoding: xchunked', chunkedEnd],
  'chunked before another coding': ['Transfer-Encoding: chunked, identity', chunkedEnd],
  'two codings': ['Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', chunkedEnd],
  'two codings, the other first': [
    'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked, x',
    chunkedEnd,
  ],
  'a space before the colon': ['Transfer-Encoding : chunked', chunkedEnd],
  'a tab before the colon': ['Transfer-Encoding\t: chunked', chunkedEnd],
  'a vertical tab in the coding': ['Transfer-Encoding: \u000bchunked', chunkedEnd],
  'a quoted coding': ['Transfer-Encoding: "chunked"', chunkedEnd],
  'a folded coding': ['Transfer-Encoding:\r\n chunked', chunkedEnd],
  'a folded header': ['X-Folded: a\r\n b', inner],
  'an indented header': [' Transfer-Encoding: chunked', chunkedEnd],
  'a null in a header': ['X-Null: a\0b', inner],
  'a null in a header name': ['Content\0-Length: 0', inner],
  'a line break without return': ['X-Bare: a\nTransfer-Encoding: chunked', chunkedEnd],
  'a return without line break': ['X-Bare: a\rTransfer-Encoding: chunked', chunkedEnd],
  'a header without name': [': chunked', chunkedEnd],
  'a header without colon': ['Transfer-Encoding chunked', chunkedEnd],
  'a second host': ['Host: evil.test', inner],
  'a chunk size with letters': ['Transfer-Encoding: chunked', `0x0\r\n\r\n${inner}`],
  'a chunk size with a sign': ['Transfer-Encoding: chunked', `+0\r\n\r\n${inner}`],
  'a chunk size with a space': ['Transfer-Encoding: chunked', ` 0\r\n\r\n${inner}`],
  'a chunk size beyond 64 bits': ['Transfer-Encoding: chunked', `10000000000000000\r\n${inner}`],
  'an empty chunk size': ['Transfer-Encoding: chunked', `\r\n\r\n${inner}`],
  'chunks with bare line breaks': ['Transfer-Encoding: chunked', `2\n{}\n0\n\n${inner}`],
  'a chunk extension with a bare line break': ['Transfer-Encoding: chunked', `0;a\nb\r\n\r\n${inner}`],
  'a chunk extension with a return': ['Transfer-Encoding: chunked', `0;a\rb\r\n\r\n${inner}`],
  'a chunk longer than its size': ['Transfer-Encoding: chunked', `2\r\n{}xx\r\n0\r\n\r\n${inner}`],
  'a chunk shorter than its size': ['Transfer-Encoding: chunked', `9\r\n{}\r\n0\r\n\r\n${inner}`],
  'a trailer that is a length': [
    'Transfer-Encoding: chunked',
    `0\r\nContent-Length: 50\r\nX Y: 1\r\n\r\n${inner}`,
  ],
  'an upgrade': ['Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk', ''],
};
const targets = [
  ['POST', '/api/send-contact'],
  ['POST', '/contact'],
  ['PUT', '/api/products/x'],
  ['GET', '/'],
  ['DELETE', '/api/orders'],
] as const;

onAttackedShop('request smuggling', (shop) => {
  test('a request with an uncertain end is refused, and what follows it is not answered', async () => {
    const checks = new Checks();
    const attempts = Object.entries(shapes).flatMap(([shape, [head, body]]) =>
      targets.map(([method, path]) => ({ shape, head, body, method, path })),
    );
    await forEachAtOnce(attempts, async ({ shape, head, body, method, path }) => {
      const bytes = `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${head}\r\n\r\n${body}`;
      // Half-closed after a moment, because some shapes make the server wait for more.
      const { bytes: answer, end } = await sendBytes(Buffer.from(bytes, 'latin1'), {
        port: shop.port,
        timeoutMs: 15_000,
        isTruncated: true,
      });
      const statuses = answer.match(/HTTP\/1\.1 \d{3}/g) ?? [];
      const name = `${method} ${path} with ${shape}`;
      // These have one certain end: what follows is a pipelined request of the same client.
      const mayFollow = ['a second host', 'a folded header', 'an upgrade'].includes(shape);
      checks.that(
        `${name}: smuggled`,
        mayFollow || !answer.includes('"status":"alive"'),
        answer.slice(0, 400),
      );
      checks.that(
        `${name}: answers`,
        end !== 'timed out' && (mayFollow || statuses.slice(1).every((status) => status === 'HTTP/1.1 400')),
        statuses,
      );
    });
    checks.end('request smuggling', 400);
  });

  test('a hundred pipelined requests are answered in order or refused', async () => {
    const checks = new Checks();
    const request = (index: number) => `GET /page-${index} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const { bytes } = await sendBytes(
      Buffer.from(Array.from({ length: 100 }, (_, index) => request(index)).join('')),
      {
        port: shop.port,
        timeoutMs: 15_000,
        isTruncated: true,
      },
    );
    const titles = [...bytes.matchAll(/<title>\/page-(\d+)/g)].map(([, index]) => Number(index));
    checks.that(
      'their order',
      titles.every((title, index) => title === index),
      titles,
    );
    checks.that('their number', titles.length > 0 && titles.length <= 17, titles.length);
    checks.that('the last answer', /HTTP\/1\.1 503/.test(bytes));
    checks.end('pipelining', 3);
  });
});
