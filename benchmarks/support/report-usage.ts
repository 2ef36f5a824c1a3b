import { readFileSync } from 'node:fs';

/**
 * Loaded with `--import` into a process under test: reports CPU time and memory to its parent on
 * request. From inside, because only the process itself knows this exactly and on every platform.
 */
export interface Usage {
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
  /** The most that was resident since the process began. */
  readonly peakResidentBytes: number;
  /** After garbage collection, in a process that was started with --expose-gc. */
  readonly heapBytes: number;
}

process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const rss = process.memoryUsage.rss();
  globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  const usage: Usage = {
    cpuMicroseconds: user + system,
    residentBytes: rss,
    peakResidentBytes: peakResidentBytes(),
    heapBytes: heapUsed,
  };
  process.send?.(usage);
});
// Listening for questions must not keep a process alive that wants to end.
process.channel?.unref();

/** From the kernel where it tells: the figure of Node counts what the process was before it was replaced. */
function peakResidentBytes(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? process.resourceUsage().maxRSS;
  return Number(kibibytes) * 1024;
}
