import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Checks } from './checks.ts';
import { floodNames } from './flood.ts';

const measuredMs = 6000;
/** How much longer other visitors may wait (95th percentile) than in a quiet shop; without turns it was up to 42 times. */
const mostTimes = 4;
/** Other work on the machine makes a round slower, never faster, so a flood fails when it fails in each round. */
const mostRounds = 3;
/** Of another visitor, as the proxy in front of the shop says; the flood comes from the proxy's own address. */
const visitorHeaders = { 'X-Forwarded-For': '203.0.113.7' };

/** Floods the shop and compares the waiting time of other visitors, whose pages are not cached, with that of a quiet shop. */
export async function attackWithFloods(url: string, print: (line: string) => void): Promise<void> {
  const checks = new Checks();
  await visit(url);
  for (const name of floodNames) {
    let { times, failed } = await compare(url, name, print);
    for (let round = 1; round < mostRounds && times > mostTimes; round += 1) {
      const next = await compare(url, name, print);
      times = next.times;
      failed += next.failed;
    }
    checks.that(`${name}: waiting time`, times <= mostTimes, times);
    checks.that(`${name}: failures`, failed === 0, failed);
    checks.that(`${name}: afterwards`, (await fetch(`${url}/api/db-health`)).ok);
  }
  checks.end('denial of service', floodNames.length * 3);
}

async function compare(
  url: string,
  name: string,
  print: (line: string) => void,
): Promise<{ times: number; failed: number }> {
  const quiet = await visit(url);
  const stop = startFlood(url, name);
  const { p95, failed, answered } = await visit(url);
  await stop();
  const times = p95 / quiet.p95;
  print(
    `  ${name}: others wait ${times.toFixed(1)} times as long (95th percentile, ${Math.round(p95)} instead of ` +
      `${Math.round(quiet.p95)} ms), ${failed} of ${answered} failed`,
  );
  return { times, failed };
}

let visited = 0;

/** A visitor who asks for uncached pages, one after another. */
async function visit(url: string): Promise<{ p95: number; failed: number; answered: number }> {
  const waited: number[] = [];
  let failed = 0;
  const end = performance.now() + measuredMs;
  while (performance.now() < end) {
    visited += 1;
    const start = performance.now();
    const answer = await fetch(`${url}/delivery-info?visitor=${visited}`, { headers: visitorHeaders });
    await answer.arrayBuffer();
    if (answer.ok) waited.push(performance.now() - start);
    else failed += 1;
  }
  waited.sort((a, b) => a - b);
  return {
    p95: waited[Math.floor((waited.length - 1) * 0.95)] ?? Number.POSITIVE_INFINITY,
    failed,
    answered: waited.length + failed,
  };
}

function startFlood(url: string, name: string): () => Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'flood.ts'), new URL(url).port, name], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  return async () => {
    child.kill();
    await ended;
  };
}
