import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { originForm } from './http/origin-form.ts';
import { StartError } from './start-error.ts';

/** Against clients that send or read slowly to hold connections. Keep-alive outlasts a proxy's usual 60 s. */
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};
const silentSocketMs = 120_000;
/**
 * Listen backlog. Above it the kernel drops SYN packets, which clients retry after 1, 3 and 7 seconds, although the
 * shop could have served or refused them immediately.
 */
const mostUnaccepted = 4096;

/** As many as nginx by default takes on one connection. The last response says that the connection closes. */
const requestsPerSocket = 1000;
/**
 * Pipelined requests that may wait for the response to an earlier one. Node starts all that arrive together, thousands in
 * one packet; browsers and proxies send none.
 */
const mostPipelined = 16;

const idleCheckMs = 50;

interface Answering {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
}

export interface ListeningServer {
  readonly port: number;
  /** Stops accepting and waits for requests in flight; those that take longer than this are cut off. */
  drain(withinMs: number): Promise<'finished' | 'cut off'>;
}

/** Sees a request before the app does, and passes on what is not for it. */
export type Intercept = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The app is made once the port is known, and before the first request can arrive. */
export async function listen(
  { host, port }: { host: string; port: number },
  makeApp: (port: number) => Answering,
  intercept?: Intercept,
): Promise<ListeningServer> {
  let app: Answering | undefined;
  const server = createAdaptorServer({
    serverOptions: timeouts,
    fetch: (request, env) => app?.fetch(request, env),
  }) as Server;
  server.setTimeout(silentSocketMs);
  server.maxRequestsPerSocket = requestsPerSocket;
  const isPipelinedTooDeep = countPipelined();
  goFirst(server, (request, response, next) => {
    if (isPipelinedTooDeep(request, response)) {
      response.writeHead(503, { Connection: 'close', 'Retry-After': '1' }).end();
      return;
    }
    request.url = originForm(request.url ?? '');
    if (intercept) intercept(request, response, next);
    else next();
  });

  const { promise: listening, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', (error) => reject(listenFailure(error, host, port)));
  server.listen({ port, host, backlog: mostUnaccepted }, () => {
    const actual = (server.address() as AddressInfo).port;
    app = makeApp(actual);
    resolve(actual);
  });
  return { port: await listening, drain: (withinMs) => drain(server, withinMs) };
}

/** Counts, by connection, the requests in a row that arrived before the response to the one before was sent. */
function countPipelined(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const latest = new WeakMap<Socket, { response: ServerResponse; waiting: number }>();
  return ({ socket }, response) => {
    const before = latest.get(socket);
    const waiting = before && !before.response.writableFinished ? before.waiting + 1 : 0;
    latest.set(socket, { response, waiting });
    return waiting > mostPipelined;
  };
}

/** Replaces the app's request listener by one that tries `intercept` first: several listeners would slow cached pages. */
function goFirst(server: Server, intercept: Intercept): void {
  const answers = server.listeners('request') as ((...args: Parameters<Intercept>) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    intercept(request, response, () => {
      for (const answer of answers) answer.call(server, request, response, () => {});
    });
  });
}

async function drain(server: Server, withinMs: number): Promise<'finished' | 'cut off'> {
  // Otherwise a keep-alive connection would send its next request to a server that is stopping.
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  let outcome: 'finished' | 'cut off' = 'finished';
  const limit = setTimeout(() => {
    outcome = 'cut off';
    server.closeAllConnections();
  }, withinMs);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(limit);
  return outcome;
}

const listenFailures: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is already in use; stop what uses it or set PORT',
  EACCES: 'may not be used by this user; set PORT to 1024 or more',
  EADDRNOTAVAIL: 'is not an address of this machine; check HOST',
  ENOTFOUND: 'is not a known host name; check HOST',
};

function listenFailure(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reason = listenFailures[error.code ?? ''];
  return reason ? new StartError(`${host} port ${port} ${reason}`, { cause: error }) : error;
}
