import fc from 'fast-check';
import { type ApiDocument, type Operation, operationsOf } from './api-operations.ts';
import { FittingValues, type KnownIds } from './fitting-value.ts';
import { problemsOf, statusOf } from './judge-answer.ts';
import { bytesOf, type Draft } from './protocol-tricks.ts';
import { sendBytes } from './send-bytes.ts';
import { spoiledRequests } from './spoiled-request.ts';

interface Attack {
  readonly url: string;
  readonly document: ApiDocument;
  readonly count: number;
  readonly seed: number;
  /** Of staff; without it requests come from nobody. */
  readonly cookie?: string;
  readonly knownIds?: ReadonlyMap<string, KnownIds>;
  /** Besides those of the document. */
  readonly moreOperations?: readonly Operation[];
}

export interface AttackReport {
  readonly sent: number;
  readonly byStatus: ReadonlyMap<string, number>;
  readonly slowestMs: number;
  readonly failures: readonly string[];
}

const atOnce = 8;
const answerWithinMs = 10_000;
/** Few, so that a short attack reaches every call too, and that not all of a long one lies in memory at once. */
const requestsOfOneDraw = 4;

/** Sends that many bad requests, as many to each call, and says what was wrong with the answers. */
export async function attack(options: Attack): Promise<AttackReport> {
  const { url, count, seed } = options;
  const { port, host } = new URL(url);
  const byStatus = new Map<string, number>();
  const failures: string[] = [];
  let sent = 0;
  let slowestMs = 0;

  const drafts = draftsOf(options);
  async function sendSome(): Promise<void> {
    for (const { draft, operation } of drafts) {
      if (sent >= count) return;
      sent += 1;
      const answer = await sendBytes(bytesOf(draft, host), {
        port: Number(port),
        withinMs: answerWithinMs,
        isCutOff: draft.isCutOff ?? false,
      });
      const status = String(statusOf(answer) ?? answer.end);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      slowestMs = Math.max(slowestMs, answer.milliseconds);
      for (const problem of problemsOf(draft, answer)) {
        failures.push(`${operation.method} ${operation.path} ${problem}; seed ${seed}\n${shown(draft)}`);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendSome));
  return { sent, byStatus, slowestMs, failures };
}

function* draftsOf({ document, seed, cookie, knownIds = new Map(), moreOperations = [] }: Attack) {
  const values = new FittingValues(document);
  const headers: Draft['headers'] = cookie ? [['Cookie', cookie]] : [];
  const operations = [...operationsOf(document), ...moreOperations].map((operation) => ({
    operation,
    requests: spoiledRequests(operation, values, {
      ids: knownIds.get(collectionOf(operation.path)) ?? knownIds.get('all') ?? [],
      headers: operation.path === '/api/sign-out' ? [] : headers,
    }),
  }));
  for (let round = 0; ; round += 1) {
    for (const { operation, requests } of operations) {
      const drawn = fc.sample(requests, { seed: seed + round, numRuns: requestsOfOneDraw });
      for (const draft of drawn) yield { operation, draft };
    }
  }
}

/** '/api/orders/{id}/notes' is about one of '/api/orders'. */
export function collectionOf(path: string): string {
  return path.replace(/\/\{.*/, '').replace('/api/staff/', '/api/');
}

function shown(draft: Draft): string {
  const text = bytesOf({ ...draft, isCutOff: false }, 'shop').toString('latin1');
  return JSON.stringify(text.length > 1500 ? `${text.slice(0, 1500)}… ${text.length} bytes` : text);
}
