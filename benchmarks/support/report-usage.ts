/**
 * Loaded with `--import` into a process under test: reports CPU time and memory to its parent on
 * request. From inside, because only the process itself knows this exactly and on every platform.
 */
export interface Usage {
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
  /** After garbage collection, in a process that was started with --expose-gc. */
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
