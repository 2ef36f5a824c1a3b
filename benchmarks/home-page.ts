import { startShopProcess } from '../tests/support/shop-process.ts';
import {
  cpuReporter,
  type Measurement,
  measure,
  medianOf,
  recordAnswer,
  type Server,
  startBareServer,
  startLoadGenerator,
} from './support/measure.ts';

/**
 * How close does the home page come to what Node can do at all? A bare server that sends the same bytes is
 * the limit, measured in the same run and in turns, so that a busy machine slows both alike.
 */
const connections = 16;
const rounds = 5;
const warmUpMilliseconds = 2_000;
const roundMilliseconds = 2_000;

const path = '/';
const headers = { host: '127.0.0.1', accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
const request = `GET ${path} HTTP/1.1\r\n${Object.entries(headers)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('')}\r\n`;

const shop = await startShopProcess({ nodeArguments: ['--import', cpuReporter] });
const generator = startLoadGenerator();
const shopServer: Server = { port: Number(new URL(shop.url).port), child: shop.child };
const answer = await recordAnswer(shopServer.port, path, headers);
const bareServer = await startBareServer(answer);

try {
  const load = (server: Server, milliseconds: number) =>
    measure(server, generator, { port: server.port, request, connections, milliseconds });
  for (const server of [shopServer, bareServer]) await load(server, warmUpMilliseconds);
  const measured: { shop: Measurement[]; bare: Measurement[] } = { shop: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.shop.push(await load(shopServer, roundMilliseconds));
    measured.bare.push(await load(bareServer, roundMilliseconds));
  }
  report(medianOf(measured.shop), medianOf(measured.bare));
} finally {
  generator.disconnect();
  bareServer.child.kill();
  await shop.stop();
}

function report(ofShop: Measurement, ofBare: Measurement): void {
  const bytes = Buffer.from(answer.bodyBase64, 'base64').length;
  const encoding = answer.headers[answer.headers.findIndex((name) => /^content-encoding$/i.test(name)) + 1];
  const row = (name: string, { requestsPerSecond, p50, p99, cpuMillisecondsPerRequest }: Measurement) => [
    name,
    requestsPerSecond.toFixed(0),
    `${p50.toFixed(2)} ms`,
    `${p99.toFixed(2)} ms`,
    `${cpuMillisecondsPerRequest.toFixed(3)} ms`,
  ];
  const table = [
    ['', 'requests/s', 'p50', 'p99', 'CPU/request'],
    row('shop', ofShop),
    row('bare node:http', ofBare),
  ];
  console.log(
    `Home page, ${bytes} bytes (${answer.headers.some((name) => /^content-encoding$/i.test(name)) ? encoding : 'not compressed'}), ${connections} connections,`,
  );
  console.log(
    `median of ${rounds} alternating rounds of ${roundMilliseconds / 1000} s, Node ${process.version}\n`,
  );
  for (const [name = '', ...figures] of table) {
    console.log(name.padEnd(16) + figures.map((figure) => figure.padStart(13)).join(''));
  }
  const speed = ofShop.requestsPerSecond / ofBare.requestsPerSecond;
  const cost = ofShop.cpuMillisecondsPerRequest / ofBare.cpuMillisecondsPerRequest;
  console.log(
    `\nshop / bare: ${speed.toPrecision(2)} of the requests per second, ${cost.toFixed(1)} times the CPU per request`,
  );
}
