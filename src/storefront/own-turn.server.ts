const waiting: (() => void)[] = [];

/**
 * Resolves in a turn of the event loop of the caller's own. Between two turns Node reads what has come and accepts one
 * new connection, no more: with many pages written in one turn, whoever comes anew would wait for a place long before the
 * shop could say that it has none, and a kept page would wait for all of them.
 */
export function ownTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waiting.push(resolve) === 1) setImmediate(callNext);
  return promise;
}

/** Newcomers for each page of those that are waiting: a flood of them shall be let in, and told to come back, in seconds. */
const turnsBetween = 4;

function callNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) afterTurns(turnsBetween, callNext);
}

function afterTurns(turns: number, then: () => void): void {
  setImmediate(turns > 1 ? () => afterTurns(turns - 1, then) : then);
}
