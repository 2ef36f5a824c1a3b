import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import type { Locale } from '#primitives/locale.ts';

interface SeenRequest {
  readonly method: string;
  readonly address: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

interface ApiServer {
  readonly seen: SeenRequest[];
  /** Decides what is answered from now on. */
  answer: Answer;
  /** No connection is possible any more. */
  readonly stop: () => Promise<void>;
}

/** A real server in place of the shop's API; fetch finds it as a page in a browser finds its own host. */
export async function startApiServer(answer: Answer, language: Locale = 'en'): Promise<ApiServer> {
  const http = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = (await request.toArray()).join('');
    const seen = { method, address: url, headers, body };
    api.seen.push(seen);
    await api.answer(seen, response);
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const stop = async () => {
    http.closeAllConnections();
    if (http.listening) await new Promise((closed) => http.close(closed));
  };
  const api: ApiServer = { seen: [], answer, stop };
  onTestFinished(stop);

  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => realFetch(new URL(address, origin), init));
  vi.stubGlobal('document', { documentElement: { lang: language } });
  onTestFinished(() => void vi.unstubAllGlobals());
  return api;
}

export function answerJson(content: unknown, status = 200): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  };
}

export function answerData(data: unknown, meta?: unknown): Answer {
  return answerJson({ success: true, data, meta });
}
