import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The start time of a process, which tells it from another that reuses its id; null on a system without /proc. */
export function identityOfProcess(pid: number): string | null {
  const status = readIfThere(`/proc/${pid}/stat`);
  // The name in parentheses may contain spaces; after it the start time is the 20th field.
  return status?.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The boot of the kernel, which all containers of a machine share; the host name on a system without /proc. */
export function thisKernel(): string {
  return bootId() ?? hostname();
}

/** The boot and process namespace inside which process ids are unique; the host name on a system without /proc. */
export function thisProcessSpace(): string {
  const boot = bootId();
  return boot ? `${boot} ${processNamespace()}` : hostname();
}

function bootId(): string | undefined {
  return readIfThere('/proc/sys/kernel/random/boot_id')?.trim();
}

function processNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
