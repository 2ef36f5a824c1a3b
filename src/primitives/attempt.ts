/** One more call of a caller, for the statement that counts it. Times are milliseconds since 1970. */
export interface Attempt {
  readonly key: string;
  readonly now: number;
  /** When the count ends, if it begins with this call. */
  readonly expire: number;
  /** How often the caller may call until then. */
  readonly times: number;
}

/** The calls of a caller with this one, and when their count ends. */
export interface AttemptCount {
  readonly points: number;
  readonly expire: number;
}

/** Runs a statement that also counts the call; throws `too_many_requests` when it is one too many. */
export type CountWith = <Result extends { readonly attempt: AttemptCount }>(
  statement: (attempt: Attempt) => Promise<Result>,
) => Promise<Result>;
