import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, ApiServices } from '#api/api-services.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { isSafe } from './same-site-only.ts';

interface AdmissionLimits {
  /** Requests handled concurrently; more would only make each of them slower. */
  readonly atOnce: number;
  /** Length of the queue; more would wait longer than visitors do. */
  readonly waiting: number;
  readonly readsWaitMs: number;
  /** Writes wait longer: the buyer has filled in a form, and a refused order costs more than a refused page. */
  readonly writesWaitMs: number;
}

const defaultLimits: AdmissionLimits = { atOnce: 32, waiting: 400, readsWaitMs: 2000, writesWaitMs: 10_000 };
/**
 * Queues of their own for work that takes a core for long. It must not occupy the slots of pages and calls, and does not
 * run beside other work of its kind. Short queues: the longest wait plus the work stays below the deadline of a request.
 */
export const pdfLimits: AdmissionLimits = { atOnce: 1, waiting: 6, readsWaitMs: 5000, writesWaitMs: 5000 };
export const pictureLimits: AdmissionLimits = {
  atOnce: 1,
  waiting: 200,
  readsWaitMs: 10_000,
  writesWaitMs: 10_000,
};
const retryAfterSeconds = 3;

/**
 * Admission control: a concurrency limit with a bounded FIFO queue. A request that waits too long, or finds the queue
 * full, is refused with 503 and Retry-After: a quick refusal instead of timeouts for all requests.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queue = new Set<() => void>();
  #running = 0;
  #refused = 0;

  constructor(limits: AdmissionLimits = defaultLimits) {
    this.#limits = limits;
  }

  get figures() {
    return { running: this.#running, waiting: this.#queue.size, refused: this.#refused };
  }

  async run<Result>(method: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(method);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Resolves to a release function once a slot is free; the caller must call it exactly once. */
  async enter(method: string): Promise<() => void> {
    const { atOnce, readsWaitMs, writesWaitMs } = this.#limits;
    if (this.#running < atOnce) this.#running += 1;
    else await this.#queueUp(isSafe(method) ? readsWaitMs : writesWaitMs);
    return () => this.#leave();
  }

  #queueUp(waitMs: number): Promise<void> {
    if (this.#queue.size >= this.#limits.waiting) throw this.#refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.#queue.delete(enter);
      reject(this.#refusal());
    }, waitMs);
    const enter = () => {
      clearTimeout(timer);
      resolve();
    };
    this.#queue.add(enter);
    return promise;
  }

  /** Passes the slot directly to the longest-waiting request, so that a new one cannot overtake it. */
  #leave(): void {
    const [next] = this.#queue;
    if (next) {
      this.#queue.delete(next);
      next();
    } else {
      this.#running -= 1;
    }
  }

  #refusal(): ShopError {
    this.#refused += 1;
    return new ShopError('server_busy', { retryAfterSeconds });
  }
}

/** Health checks must not queue behind the load that they report. */
const alwaysAdmitted: ReadonlySet<string> = new Set(['/api/health', '/api/db-health']);

/** Releases a page's admission slot after compression, which is part of its cost; placed outside the compressor. */
export const releaseAdmission: MiddlewareHandler<ApiEnv> = async (c, next) => {
  try {
    await next();
  } finally {
    c.var.leave?.();
  }
};

export function admitCalls(admission: Admission): ApiServices['admit'] {
  return ({ method, url }, work) =>
    alwaysAdmitted.has(new URL(url).pathname) ? work() : admission.run(method, work);
}
