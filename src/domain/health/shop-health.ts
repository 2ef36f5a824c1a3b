/** Health of a part of the shop, for an operator who is no engineer: fine, to be watched, or needs action. */
export type HealthState = 'well' | 'watch' | 'act';

const gigabyte = 1024 ** 3;
/** The health query usually takes a few milliseconds. */
const slowDatabaseMs = 250;
const littleDisk = 2 * gigabyte;
const hardlyAnyDisk = 0.5 * gigabyte;
/** An outage of the mail server of up to an hour is common; after that customers notice. */
const lateMailSeconds = 60 * 60;
const slowResponseMs = 100;

export function judgeDatabase({ milliseconds }: { readonly milliseconds: number }): HealthState {
  return milliseconds > slowDatabaseMs ? 'watch' : 'well';
}

export function judgeDisk({ freeBytes }: { readonly freeBytes: number }): HealthState {
  if (freeBytes < hardlyAnyDisk) return 'act';
  return freeBytes < littleDisk ? 'watch' : 'well';
}

export interface EmailFigures {
  /** Whether a mail server is configured. */
  readonly isDelivering: boolean;
  readonly waiting: number;
  readonly failed: number;
  readonly overdueSeconds: number;
}

export function judgeEmail(email: EmailFigures): HealthState {
  if (!email.isDelivering || email.overdueSeconds > lateMailSeconds) return 'act';
  return email.failed > 0 ? 'watch' : 'well';
}

/** Judges the event-loop delay, which every request waits for in addition. */
export function judgeServer({ delayMs }: { readonly delayMs: number }): HealthState {
  return delayMs > slowResponseMs ? 'watch' : 'well';
}
