import { ShopError } from '#primitives/shop-error.ts';

/**
 * Gives the work a time limit. The signal lets it stop early, when the time is over or the caller has gone;
 * work that ignores the signal runs on unseen, but its caller is answered.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = new AbortController();
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new ShopError('request_timeout');
    deadline.abort(error);
    reject(error);
  }, milliseconds);
  try {
    return await Promise.race([work(AbortSignal.any([caller, deadline.signal])), expired]);
  } finally {
    clearTimeout(timer);
  }
}
