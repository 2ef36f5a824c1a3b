/** How a part of the shop does, for somebody who runs it and is no engineer. */
export type HealthState = 'well' | 'watch' | 'act';

const gigabyte = 1024 ** 3;
/** A question that usually takes a few milliseconds. */
const slowDatabaseMs = 250;
const littleDisk = 2 * gigabyte;
const hardlyAnyDisk = 0.5 * gigabyte;
/** A mail server that is away for an hour is common; customers wonder after that. */
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
  /** Whether there is a mail server to send by. */
  readonly isDelivering: boolean;
  readonly waiting: number;
  readonly failed: number;
  readonly overdueSeconds: number;
}

export function judgeEmail(mail: EmailFigures): HealthState {
  if (!mail.isDelivering || mail.overdueSeconds > lateMailSeconds) return 'act';
  return mail.failed > 0 ? 'watch' : 'well';
}

/** Visitors wait this much longer for everything while the process is at something else. */
export function judgeServer({ delayMs }: { readonly delayMs: number }): HealthState {
  return delayMs > slowResponseMs ? 'watch' : 'well';
}
