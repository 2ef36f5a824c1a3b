import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, ApiServices } from '#api/api-services.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { isSafe } from './same-site-only.ts';

interface AdmissionLimits {
  /** More at once only makes each of them slower. */
  readonly atOnce: number;
  /** More would wait longer than people do. */
  readonly waiting: number;
  readonly readsWaitMs: number;
  /** Who orders has filled in a form and rather waits; and turning an order away costs more than a page. */
  readonly writesWaitMs: number;
}

const usualLimits: AdmissionLimits = { atOnce: 32, waiting: 400, readsWaitMs: 2000, writesWaitMs: 10_000 };
const retryAfterSeconds = 3;

/**
 * How many expensive requests the shop works on at once. What comes beyond that waits its turn, first come, first served,
 * and is told to come back once the wait is no longer worth it: a quick answer instead of a slow failure for everybody.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queue = new Set<() => void>();
  #running = 0;
  #refused = 0;

  constructor(limits: AdmissionLimits = usualLimits) {
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

  /** Resolves when it is the caller's turn; the caller must give the place back, once, with what it is given. */
  async enter(method: string): Promise<() => void> {
    const { atOnce, readsWaitMs, writesWaitMs } = this.#limits;
    if (this.#running < atOnce) this.#running += 1;
    else await this.#turn(isSafe(method) ? readsWaitMs : writesWaitMs);
    return () => this.#leave();
  }

  #turn(waitMs: number): Promise<void> {
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

  /** Whoever waits longest takes the place over, so that nobody who comes just now slips in before. */
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

/** Whoever asks whether the shop is well must not wait behind those who make it busy. */
const alwaysAdmitted: ReadonlySet<string> = new Set(['/api/health', '/api/db-health']);

/** For pages, which are finished when they are compressed too: goes round what does that. */
export const givePlaceBack: MiddlewareHandler<ApiEnv> = async (c, next) => {
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
