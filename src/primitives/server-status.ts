/** How one process of the shop does. */
export interface ServerFigures {
  readonly version: string;
  readonly startedAt: Date;
  readonly memoryBytes: number;
  /** How long the process was late for what it had to do, of late; what visitors wait in addition. */
  readonly delayMs: number;
  /** Requests that were told to come back since the start. */
  readonly refused: number;
  /** Pages that are ready to be sent. */
  readonly cachedPages: number;
}
