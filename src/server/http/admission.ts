import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv, ApiServices } from '#api/api-services.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { isSafe } from './same-site-only.ts';

interface AdmissionLimits {
  /** Requests handled concurrently; more would only make each of them slower. */
  readonly atOnce: number;
  /** Length of the queue; more would wait longer than visitors do. */
  readonly waiting: number;
  /** The same of one caller. Absent: what is allowed for all. */
  readonly ofCaller?: { readonly atOnce: number; readonly waiting: number };
  readonly readsWaitMs: number;
  /** Writes wait longer: the buyer has filled in a form, and a refused order costs more than a refused page. */
  readonly writesWaitMs: number;
}

/** A few requests of one caller keep the processor and the database busy; more would only delay other callers. */
const defaultLimits: AdmissionLimits = {
  atOnce: 32,
  waiting: 400,
  ofCaller: { atOnce: 2, waiting: 100 },
  readsWaitMs: 2000,
  writesWaitMs: 10_000,
};
/**
 * Queues of their own for work that takes a core for long. It must not occupy the slots of pages and calls, and does not
 * run beside other work of its kind. Short queues: the longest wait plus the work stays below the deadline of a request.
 */
export const pdfLimits: AdmissionLimits = {
  atOnce: 1,
  waiting: 6,
  readsWaitMs: 15_000,
  writesWaitMs: 15_000,
};
export const pictureLimits: AdmissionLimits = {
  atOnce: 1,
  waiting: 200,
  readsWaitMs: 10_000,
  writesWaitMs: 10_000,
};
const retryAfterSeconds = 3;
/** A restore takes some seconds. */
const pausedRetrySeconds = 5;
const pauseCheckMs = 20;

interface AdmissionRequest {
  readonly method: string;
  /** By which callers are told apart; absent where one queue is for all of them. */
  readonly caller?: string;
}

/** The requests of one caller. */
interface Caller {
  readonly name: string;
  running: number;
  readonly queue: Set<() => void>;
}

/**
 * Admission control: a concurrency limit with bounded FIFO queues, one for each caller, served round robin, so that a
 * flood from one address waits behind itself. A request that waits too long, or finds the queue full, is refused with
 * 503 and Retry-After: a quick refusal instead of timeouts for all requests.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #ofCaller: NonNullable<AdmissionLimits['ofCaller']>;
  /** Those with requests under way, in the order of their turns: who begins a request goes to the end. */
  readonly #callers = new Map<string, Caller>();
  #running = 0;
  #waiting = 0;
  #refused = 0;
  #isPaused = false;

  constructor(limits: AdmissionLimits = defaultLimits) {
    this.#limits = limits;
    this.#ofCaller = limits.ofCaller ?? limits;
  }

  get figures() {
    return { running: this.#running, waiting: this.#waiting, refused: this.#refused };
  }

  async run<Result>(request: AdmissionRequest, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(request);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Refuses all requests from now on and resolves once those under way have ended. The returned function lets requests in
   * again. Undefined if some take longer than `withinMs`: then requests are let in again.
   */
  async pause(withinMs: number): Promise<(() => void) | undefined> {
    if (this.#isPaused) return undefined;
    this.#isPaused = true;
    const resume = () => {
      this.#isPaused = false;
      for (let free = this.#limits.atOnce; free > 0; free--) this.#enterNext();
    };
    const deadline = performance.now() + withinMs;
    while (this.#running > 0) {
      if (performance.now() > deadline) {
        resume();
        return undefined;
      }
      await wait(pauseCheckMs);
    }
    return resume;
  }

  /** Resolves to a release function once a slot is free; the caller must call it exactly once. */
  async enter({ method, caller: name = '' }: AdmissionRequest): Promise<() => void> {
    if (this.#isPaused) throw new ShopError('maintenance', { retryAfterSeconds: pausedRetrySeconds });
    const caller = this.#callers.get(name) ?? { name, running: 0, queue: new Set() };
    if (this.#running < this.#limits.atOnce && caller.running < this.#ofCaller.atOnce) this.#begin(caller);
    else await this.#queueUp(caller, isSafe(method) ? this.#limits.readsWaitMs : this.#limits.writesWaitMs);
    return () => this.#leave(caller);
  }

  #begin(caller: Caller): void {
    this.#running += 1;
    caller.running += 1;
    this.#callers.delete(caller.name);
    this.#callers.set(caller.name, caller);
  }

  /** Refuses what would find the queue full, before a caller prepares it. */
  requireRoom(): void {
    if (this.#waiting >= this.#limits.waiting) throw this.#refusal();
  }

  #queueUp(caller: Caller, waitMs: number): Promise<void> {
    this.requireRoom();
    if (caller.queue.size >= this.#ofCaller.waiting) throw this.#refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const dequeue = () => {
      clearTimeout(timer);
      caller.queue.delete(enter);
      this.#waiting -= 1;
    };
    const enter = () => {
      dequeue();
      this.#begin(caller);
      resolve();
    };
    const timer = setTimeout(() => {
      dequeue();
      this.#forgetIdle(caller);
      reject(this.#refusal());
    }, waitMs);
    caller.queue.add(enter);
    this.#waiting += 1;
    this.#callers.set(caller.name, caller);
    return promise;
  }

  #leave(caller: Caller): void {
    this.#running -= 1;
    caller.running -= 1;
    this.#forgetIdle(caller);
    this.#enterNext();
  }

  /** Passes the slot directly to who waits for it, so that a new request cannot overtake: the first caller of the round. */
  #enterNext(): void {
    if (this.#waiting === 0 || this.#isPaused || this.#running >= this.#limits.atOnce) return;
    for (const { running, queue } of this.#callers.values()) {
      const [enter] = queue;
      if (!enter || running >= this.#ofCaller.atOnce) continue;
      enter();
      return;
    }
  }

  #forgetIdle({ name, running, queue }: Caller): void {
    if (running === 0 && queue.size === 0) this.#callers.delete(name);
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
  return (request, work) =>
    alwaysAdmitted.has(new URL(request.url).pathname) ? work() : admission.run(request, work);
}
