import type { Logger } from 'pino';

/** npm passes on a Ctrl-C that the terminal has already sent to the whole group: the same wish, twice. */
const sameSignalMs = 500;
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;
type Signal = keyof typeof exitCodes;

const parentCheckMs = 500;

interface Shutdown {
  /** Stops every part in order; called once. */
  readonly stop: () => Promise<void>;
  readonly log: Logger;
  /** After this the process ends, whatever has not stopped. */
  readonly withinMs: number;
  readonly exit?: (code: number) => void;
}

/** Graceful shutdown on the first signal or an uncaught error; immediate exit on a second signal. */
export function endInOrder({ stop, log, withinMs, exit = (code) => process.exit(code) }: Shutdown): void {
  let stoppingSince: number | undefined;

  function end(exitCode: number): void {
    stoppingSince = performance.now();
    const limit = setTimeout(() => {
      log.error({ withinMs }, 'shutdown timed out');
      exit(1);
    }, withinMs);
    stop().then(
      () => {
        clearTimeout(limit);
        log.info('stopped');
        exit(exitCode);
      },
      (err) => {
        log.error({ err }, 'graceful shutdown failed');
        exit(1);
      },
    );
  }

  function onSignal(signal: Signal): void {
    if (stoppingSince === undefined) {
      log.info({ signal }, 'stopping');
      end(0);
    } else if (performance.now() - stoppingSince > sameSignalMs) {
      log.warn({ signal }, 'stopping immediately');
      exit(exitCodes[signal]);
    }
  }

  function onUncaught(err: unknown): void {
    log.fatal({ err }, 'uncaught error');
    if (stoppingSince === undefined) end(1);
  }

  if (process.env.npm_lifecycle_event) {
    whenParentEnds(() => {
      log.info('npm has ended: stopping');
      if (stoppingSince === undefined) end(0);
    });
  }
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('uncaughtException', onUncaught);
  process.on('unhandledRejection', onUncaught);
}

/**
 * npm starts a script through a shell, which a SIGTERM to npm ends without reaching the script. The script is
 * then orphaned and would run on, with the port and the database lock held.
 */
function whenParentEnds(react: () => void): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    react();
  }, parentCheckMs);
  check.unref();
}
