import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen } from '#server/listen.ts';

const anyPort = { host: '127.0.0.1', port: 0 };

function answerAfter(milliseconds: number) {
  return {
    fetch: async () => {
      await wait(milliseconds);
      return new Response('done');
    },
  };
}

test('the app learns its port before the first request', async () => {
  let known = 0;
  const server = await listen(anyPort, (port) => {
    known = port;
    return answerAfter(0);
  });
  expect(known).toBe(server.port);
  expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('done');
  expect(await server.drain(1000)).toBe('finished');
});

test('draining waits for a request in flight and tells its connection to close', async () => {
  const server = await listen(anyPort, () => answerAfter(300));
  const response = fetch(`http://127.0.0.1:${server.port}/`);
  await wait(50);
  expect(await server.drain(5000)).toBe('finished');
  expect(await (await response).text()).toBe('done');
});

test('draining does not wait for ever', async () => {
  const server = await listen(anyPort, () => answerAfter(60_000));
  const response = fetch(`http://127.0.0.1:${server.port}/`);
  const failed = expect(response).rejects.toThrow();
  await wait(50);
  expect(await server.drain(200)).toBe('cut off');
  await failed;
});

test('a connection that never asks anything does not hold the server', async () => {
  const server = await listen(anyPort, () => answerAfter(0));
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const startedAt = performance.now();
  await server.drain(500);
  expect(performance.now() - startedAt).toBeLessThan(3500);
  socket.destroy();
});

/** All that the server sends in response to these bytes on one connection, until it closes it. */
async function answersTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return (await socket.setEncoding('latin1').toArray()).join('');
}

test('pipelined requests are answered up to a number, then the connection closes', async () => {
  let handled = 0;
  const fetch = async () => {
    handled += 1;
    await wait(1);
    return new Response('done');
  };
  const server = await listen(anyPort, () => ({ fetch }));
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n';
  const answers = await answersTo(
    server.port,
    `${`${request}\r\n`.repeat(499)}${request}Connection: close\r\n\r\n`,
  );
  const statuses = answers.match(/(?<=HTTP\/1\.1 )\d+/g);
  expect(handled).toBe(17);
  expect(statuses).toEqual([...Array.from({ length: 17 }, () => '200'), '503']);
  await server.drain(1000);
});

test('slow and silent connections end in time', async () => {
  const servers: Server[] = [];
  const server = await listen(
    anyPort,
    () => answerAfter(0),
    ({ socket }, _response, next) => {
      if ('server' in socket) servers.push(socket.server as Server);
      next();
    },
  );
  await (await fetch(`http://127.0.0.1:${server.port}/`)).text();
  // Waiting for them would take minutes; Node keeps what it was told.
  expect(servers).toMatchObject([{ headersTimeout: 15_000, requestTimeout: 60_000, timeout: 120_000 }]);
  await server.drain(1000);
});

test('a connection takes a thousand requests, one more is refused', async () => {
  const server = await listen(anyPort, () => ({ fetch: () => new Response('done') }));
  const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
  const statuses: string[] = [];
  // A response of this size arrives in one piece.
  socket.on('data', (response: string) => {
    statuses.push(response.slice(9, 12));
    if (statuses.length === 1000) expect(response).toMatch(/^connection: close/im);
    if (statuses.length <= 1000) socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    else socket.end();
  });
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'close');
  expect(statuses).toEqual([...Array.from({ length: 1000 }, () => '200'), '503']);
  await server.drain(1000);
});

test.each([
  [{ host: '192.0.2.1', port: 0 }, 'StartError'],
  [{ host: 'no-such-host.invalid', port: 0 }, 'StartError'],
])('%j cannot be listened on', async (address, name) => {
  await expect(listen(address, () => answerAfter(0))).rejects.toMatchObject({ name });
});
