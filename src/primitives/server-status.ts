/** Status of one server process. */
export interface ServerFigures {
  readonly version: string;
  readonly startedAt: Date;
  readonly memoryBytes: number;
  /** Recent event-loop delay, which every request waits in addition. */
  readonly delayMs: number;
  /** Requests refused by admission control since the start. */
  readonly refused: number;
  /** Pages in the page cache. */
  readonly cachedPages: number;
}
