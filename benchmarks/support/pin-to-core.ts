import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The server under test has a core to itself; everything else shares the others. */
export const cores = {
  server: '0',
  others: availableParallelism() > 1 ? `1-${availableParallelism() - 1}` : '0',
};

/**
 * Keeps a process, with its threads and all that it starts from now on, on a core. Where the machine has no way to
 * do this, nothing is pinned.
 */
export function pinToCore({ pid }: { readonly pid?: number | undefined }, core: keyof typeof cores): void {
  if (pid === undefined) return;
  try {
    execFileSync('taskset', ['-acp', cores[core], String(pid)], { stdio: 'ignore' });
  } catch {
    // Not Linux, or without util-linux: the figures then hold for a process that may use every core.
  }
}
