import type { Session } from './session.ts';

const retryMs = 1_000;

interface MaintenanceOptions {
  readonly everyMs: number;
  readonly onRefused: (statement: string) => void;
}

/**
 * Runs VACUUM, ANALYZE and CHECKPOINT regularly, because the embedded engine has no autovacuum and no timed checkpoint.
 * One statement at a time, so that the shop's queries run in between.
 */
export class Maintenance {
  readonly #session: Session;
  readonly #writesSoFar: () => number;
  readonly #options: MaintenanceOptions;
  /** False while the files are copied: a checkpoint deletes the write-ahead log that the copy needs. */
  isAllowed = true;
  #timer: NodeJS.Timeout;
  #writesSeen: number;

  constructor(session: Session, writesSoFar: () => number, options: MaintenanceOptions) {
    this.#session = session;
    this.#writesSoFar = writesSoFar;
    this.#writesSeen = writesSoFar();
    this.#options = options;
    this.#timer = this.#after(options.everyMs, () => this.#begin());
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #begin(): void {
    if (this.#writesSoFar() === this.#writesSeen) {
      this.#timer = this.#after(this.#options.everyMs, () => this.#begin());
      return;
    }
    this.#step(['VACUUM', 'ANALYZE', 'CHECKPOINT']);
  }

  #step(statements: readonly string[]): void {
    const [statement, ...rest] = statements;
    if (statement === undefined) {
      this.#writesSeen = this.#writesSoFar();
      this.#timer = this.#after(this.#options.everyMs, () => this.#begin());
    } else if (this.isAllowed && this.#session.isIdle) {
      if (this.#session.run(statement) === 'refused') this.#options.onRefused(statement);
      this.#timer = this.#after(retryMs, () => this.#step(rest));
    } else {
      this.#timer = this.#after(retryMs, () => this.#step(statements));
    }
  }

  #after(delayMs: number, work: () => void): NodeJS.Timeout {
    return setTimeout(work, delayMs).unref();
  }
}
