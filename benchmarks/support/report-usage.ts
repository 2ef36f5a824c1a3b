/**
 * Loaded with `--import` into a process under test: tells its parent, when asked, how much CPU time it has used and how
 * much memory it holds. From inside, because only the process itself knows this exactly and on every platform.
 */
export interface Usage {
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
  /** Without what nobody needs any more, in a process that was started with --expose-gc. */
  readonly heapBytes: number;
}

process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const rss = process.memoryUsage.rss();
  globalThis.gc?.();
  const { heapUsed } = process.memoryUsage();
  const usage: Usage = { cpuMicroseconds: user + system, residentBytes: rss, heapBytes: heapUsed };
  process.send?.(usage);
});
// Listening for questions must not keep a process alive that wants to end.
process.channel?.unref();
