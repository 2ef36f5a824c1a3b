import type { Context } from 'hono';
import type { Logger } from 'pino';
import { isDatabaseFailure } from '#domain/health/database-failure.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { ApiEnv } from '../api-services.ts';
import { callerLanguage } from './caller-language.ts';
import type { ErrorEnvelope } from './envelope.ts';
import { errorStatus } from './error-status.ts';
import { errorText, fieldErrorText } from './error-text.ts';
import { orderChangeSchema } from './order-change.contract.ts';

/** When to retry while the database or the server is unavailable, about the time of a restart. */
const unavailableSeconds = 5;

/** Every error as one of the closed list. What is not known becomes `internal_error`, without detail. */
export function asShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  return new ShopError(isDatabaseFailure(error) ? 'database_unavailable' : 'internal_error', {
    cause: error,
  });
}

/**
 * The server's own failures are worth a line in the log; a caller's mistakes are not. Nor is each of the many who come
 * when it is busy: they are counted.
 */
export function logFailure(
  log: Logger,
  error: ShopError,
  context: { requestId: string; route: string },
): void {
  if (errorStatus[error.code] < 500 || error.code === 'server_busy') return;
  log.error({ ...context, code: error.code, err: error.cause ?? error }, 'request failed');
}

export function replyWithError(
  c: Context<ApiEnv>,
  error: ShopError,
  headers: Record<string, string> = {},
): Response {
  const language = callerLanguage(c);
  const status = errorStatus[error.code];
  const retryAfterSeconds = error.retryAfterSeconds ?? (status === 503 ? unavailableSeconds : undefined);
  const envelope: ErrorEnvelope = {
    success: false,
    error: {
      code: error.code,
      message: errorText(error.code, language),
      fields: error.fields.map((field) => ({ ...field, message: fieldErrorText(field, language) })),
      ...(error.conflict && { conflict: { ...error.conflict, current: { ...error.conflict.current } } }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(error.orderChange && { order: orderChangeSchema.parse(error.orderChange) }),
    },
  };
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  c.header('Content-Language', language);
  c.header('Vary', 'Accept-Language', { append: true });
  return replyWithJson(c, envelope, status, headers);
}

export function replyWithJson(
  c: Context<ApiEnv>,
  content: unknown,
  status: 200 | 201 | 202 | (typeof errorStatus)[keyof typeof errorStatus],
  headers: Record<string, string> = {},
): Response {
  const text = JSON.stringify(content);
  return c.body(text, status, {
    'Content-Type': 'application/json; charset=utf-8',
    // Lets the compression see that a small answer is not worth its while.
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    ...headers,
  });
}
