import fc from 'fast-check';
import { type ApiDocument, type Operation, operationsOf } from './api-operations.ts';
import { problemsOf, statusOf } from './check-response.ts';
import { mutatedRequests } from './mutated-request.ts';
import { bytesOf, type Draft } from './protocol-mutations.ts';
import { sendBytes } from './send-bytes.ts';
import { type KnownIds, ValidValues } from './valid-value.ts';

interface FuzzOptions {
  readonly url: string;
  readonly document: ApiDocument;
  readonly count: number;
  readonly seed: number;
  /** Session cookie of staff; without it requests are anonymous. */
  readonly cookie?: string;
  readonly knownIds?: ReadonlyMap<string, KnownIds>;
  /** Operations to fuzz in addition to those of the document. */
  readonly moreOperations?: readonly Operation[];
}

export interface FuzzReport {
  readonly sent: number;
  readonly byStatus: ReadonlyMap<string, number>;
  readonly slowestMs: number;
  readonly failures: readonly string[];
}

const concurrency = 8;
const responseTimeoutMs = 10_000;
/** Small, so that a short run reaches every operation and a long run does not hold all its requests in memory. */
const requestsPerSample = 4;

/**
 * Fuzzes the HTTP interface: sends `count` mutated requests, spread evenly over all operations, and reports every response
 * that breaks a rule of check-response.ts. The same seed sends the same requests.
 */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
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
        timeoutMs: responseTimeoutMs,
        isTruncated: draft.isTruncated ?? false,
      });
      const status = String(statusOf(answer) ?? answer.end);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      slowestMs = Math.max(slowestMs, answer.milliseconds);
      for (const problem of problemsOf(draft, answer)) {
        failures.push(`${operation.method} ${operation.path} ${problem}; seed ${seed}\n${shown(draft)}`);
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendSome));
  return { sent, byStatus, slowestMs, failures };
}

function* draftsOf({ document, seed, cookie, knownIds = new Map(), moreOperations = [] }: FuzzOptions) {
  const values = new ValidValues(document);
  const headers: Draft['headers'] = cookie ? [['Cookie', cookie]] : [];
  const operations = [...operationsOf(document), ...moreOperations].map((operation) => ({
    operation,
    requests: mutatedRequests(operation, values, {
      ids: knownIds.get(collectionOf(operation.path)) ?? knownIds.get('all') ?? [],
      headers: operation.path === '/api/sign-out' ? [] : headers,
    }),
  }));
  for (let round = 0; ; round += 1) {
    for (const { operation, requests } of operations) {
      const drawn = fc.sample(requests, { seed: seed + round, numRuns: requestsPerSample });
      for (const draft of drawn) yield { operation, draft };
    }
  }
}

/** The collection of a path: '/api/orders/{id}/notes' belongs to '/api/orders'. */
export function collectionOf(path: string): string {
  return path.replace(/\/\{.*/, '').replace('/api/staff/', '/api/');
}

function shown(draft: Draft): string {
  const text = bytesOf({ ...draft, isTruncated: false }, 'shop').toString('latin1');
  return JSON.stringify(text.length > 1500 ? `${text.slice(0, 1500)}… ${text.length} bytes` : text);
}
