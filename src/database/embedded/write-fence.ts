import { readFileSync } from 'node:fs';

/** What a write fence compares: the lock file of a data folder and the token of its owner. */
export interface Fence {
  readonly lockFile: string;
  readonly token: string;
}

/** How long a check holds. Any longer pause of the process is noticed before the next write. */
const checkHoldsMs = 50;

/**
 * Fencing of writes by the lock file: each write first checks that the file still has the token of this process, unless
 * it did so within the last milliseconds and since the last commit. It stops a process that was paused while another one,
 * which cannot see its kernel lock, took the data folder over.
 */
export class WriteFence {
  readonly #fence: Fence;
  readonly #onLost: () => never;
  #checked = { monotonicMs: Number.NEGATIVE_INFINITY, clockMs: 0 };

  constructor(fence: Fence, onLost: () => never) {
    this.#fence = fence;
    this.#onLost = onLost;
  }

  requireOwnLock(): void {
    // The monotonic clock stands still while the machine is suspended, the other one may be set: a jump of either counts.
    const now = { monotonicMs: performance.now(), clockMs: Date.now() };
    const isFresh =
      now.monotonicMs - this.#checked.monotonicMs < checkHoldsMs &&
      Math.abs(now.clockMs - this.#checked.clockMs) < checkHoldsMs;
    if (isFresh) return;
    if (!isOwnLock(this.#fence)) this.#onLost();
    this.#checked = now;
  }

  /** Makes the next write check again; called after each commit. */
  expire(): void {
    this.#checked = { ...this.#checked, monotonicMs: Number.NEGATIVE_INFINITY };
  }
}

/** Whether the lock file has this token. Throws if the file cannot be read, except when it is gone. */
export function isOwnLock({ lockFile, token }: Fence): boolean {
  try {
    return readFileSync(lockFile, 'utf8').includes(`"${token}"`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
