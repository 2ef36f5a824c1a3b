import { type DestinationStream, type Logger, pino } from 'pino';
import type { Environment } from '#config/environment.ts';
import { sourceFrame } from './source-frame.ts';

/**
 * Logs go to stderr, so that the addresses and the password on stdout stay readable, and can be piped apart.
 * Written at once: there are few lines (requests are only logged at 'debug' unless they fail), and the last
 * ones before an exit are the ones that matter.
 */
export function createLogger(
  { logLevel }: Pick<Environment, 'logLevel'>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
    },
    destination,
  );
}

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack: string[];
  readonly cause?: DescribedError;
}

const deepestCause = 5;

/**
 * Serializes an error for the log without personal data. Database errors carry the values of the failed statement (names,
 * phones) in their message, detail and parameters, so only named parts are taken over.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: withoutValues(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: stackFrames(error),
    ...(error.cause !== undefined &&
      depth < deepestCause && { cause: describeError(error.cause, depth + 1) }),
  };
}

function withoutValues(error: Error): string {
  if ('params' in error && 'query' in error) return `failed query: ${error.query}`;
  if ('severity' in error) return error.message.replaceAll(/"[^"]*"/g, '"…"');
  return error.message;
}

/** The stack starts with the message, which would bring back what withoutValues took out. */
function stackFrames(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => sourceFrame(line.trim()));
}
