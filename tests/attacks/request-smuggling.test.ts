import { test } from 'vitest';
import { sendBytes } from '../fuzzing/send-bytes.ts';
import { forEachAtOnce, onAttackedShop } from './attacked-shop.ts';
import { Checks } from './checks.ts';
import { smugglingShapes } from './smuggling-shapes.ts';

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
    const attempts = Object.entries(smugglingShapes).flatMap(([shape, [head, body]]) =>
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
