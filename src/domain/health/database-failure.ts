const systemFailures: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // A full disk: neither the embedded database nor an uploaded file can be written.
  'ENOSPC',
  'EDQUOT',
]);

/**
 * PostgreSQL's class 08 (connection), being stopped or starting (57P01 to 57P03), a full disk or memory or no free
 * connection (53100 to 53300), a disk that fails (58030).
 */
const sqlStates = /^(08...|57P0[123]|53[123]00|58030)$/;

/** The pg driver reports these without a code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database was unreachable or unable to work, as opposed to rejecting a query. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && (systemFailures.has(code) || sqlStates.test(code))) return true;
  // A missing unix socket gives ENOENT; from any other call that means a missing file.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (driverMessages.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseFailure)) return true;
  return isDatabaseFailure(error.cause);
}
