import { createServer } from 'node:http';

export interface BareAnswer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly bodyBase64: string;
}

/** Baseline server in bare Node: the same bytes and headers for every request. */
const server = createServer().listen(0, '127.0.0.1');

process.once('message', ({ status, headers, bodyBase64 }: BareAnswer) => {
  const body = Buffer.from(bodyBase64, 'base64');
  server.on('request', (_request, response) => {
    response.writeHead(status, [...headers]);
    response.end(body);
  });
  const address = server.address();
  if (address && typeof address === 'object') process.send?.({ port: address.port });
});
