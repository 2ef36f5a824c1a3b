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
  readonly ofCaller?: {
    readonly atOnce: number;
    readonly waiting: number;
    /** Pages of one caller at once while others are served too. Absent: as many as alone. */
    readonly pagesBesideOthers?: number;
  };
  readonly readsWaitMs: number;
  /** Writes wait longer: the buyer has filled in a form, and a refused order costs more than a refused page. */
  readonly writesWaitMs: number;
}

/**
 * Two requests of one caller keep the processor and the database busy; more would only delay other callers. A page that
 * is being rendered cannot be interrupted, so beside others it is one: they then wait for at most one page of each caller.
 */
const defaultLimits: AdmissionLimits = {
  atOnce: 32,
  waiting: 400,
  ofCaller: { atOnce: 2, waiting: 100, pagesBesideOthers: 1 },
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
/**
 * For so long after a request of another caller its next one is expected. Longer would only slow down a caller with many cold
 * pages, whose requests wait for two seconds at most.
 */
const othersExpectedMs = 250;
/** A restore takes some seconds. */
const pausedRetrySeconds = 5;
const pauseCheckMs = 20;

interface AdmissionRequest {
  readonly method: string;
  /** By which callers are told apart; absent where one queue is for all of them. */
  readonly caller?: string;
  readonly isPage?: boolean;
}

interface WaitingRequest {
  readonly isPage: boolean;
  readonly enter: () => void;
}

/** The requests of one caller. */
interface Caller {
  readonly name: string;
  running: number;
  readonly queue: Set<WaitingRequest>;
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
  #lastCaller: string | undefined;
  /** When requests of two callers last followed each other. */
  #callersChangedAt = Number.NEGATIVE_INFINITY;
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
      this.#enterWaiting();
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
  async enter({ method, caller: name = '', isPage = false }: AdmissionRequest): Promise<() => void> {
    if (this.#isPaused) throw new ShopError('maintenance', { retryAfterSeconds: pausedRetrySeconds });
    const caller = this.#callers.get(name) ?? { name, running: 0, queue: new Set() };
    if (name !== (this.#lastCaller ?? name)) this.#callersChangedAt = performance.now();
    this.#lastCaller = name;
    const isFirst = caller.queue.size === 0;
    if (isFirst && this.#running < this.#limits.atOnce && this.#mayBegin(caller, isPage)) this.#begin(caller);
    else
      await this.#queueUp(caller, {
        isPage,
        waitMs: isSafe(method) ? this.#limits.readsWaitMs : this.#limits.writesWaitMs,
      });
    return () => this.#leave(caller);
  }

  #mayBegin({ running }: Caller, isPage: boolean): boolean {
    const { atOnce, pagesBesideOthers = atOnce } = this.#ofCaller;
    if (running >= atOnce) return false;
    const areOthersServed = performance.now() - this.#callersChangedAt < othersExpectedMs;
    return !(isPage && areOthersServed && running >= pagesBesideOthers);
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

  #queueUp(caller: Caller, { isPage, waitMs }: { isPage: boolean; waitMs: number }): Promise<void> {
    this.requireRoom();
    if (caller.queue.size >= this.#ofCaller.waiting) throw this.#refusal();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const dequeue = () => {
      clearTimeout(timer);
      caller.queue.delete(request);
      this.#waiting -= 1;
    };
    const enter = () => {
      dequeue();
      this.#begin(caller);
      resolve();
    };
    const request: WaitingRequest = { isPage, enter };
    const timer = setTimeout(() => {
      dequeue();
      this.#forgetIdle(caller);
      reject(this.#refusal());
    }, waitMs);
    caller.queue.add(request);
    this.#waiting += 1;
    this.#callers.set(caller.name, caller);
    return promise;
  }

  #leave(caller: Caller): void {
    this.#running -= 1;
    caller.running -= 1;
    this.#forgetIdle(caller);
    this.#enterWaiting();
  }

  /**
   * Passes free slots directly to who waits for them, so that a new request cannot overtake. More than one may begin: a
   * caller beside whom no others are served any more gets its further slots back.
   */
  #enterWaiting(): void {
    while (this.#waiting > 0 && !this.#isPaused && this.#running < this.#limits.atOnce) {
      const next = this.#nextOfRound();
      if (!next) return;
      next.enter();
    }
  }

  #nextOfRound(): WaitingRequest | undefined {
    for (const caller of this.#callers.values()) {
      const [first] = caller.queue;
      if (first && this.#mayBegin(caller, first.isPage)) return first;
    }
    return undefined;
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
