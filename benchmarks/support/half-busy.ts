import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Half of each tenth of a second is spent computing. */
const program = `
  const busyMs = 50;
  const idleMs = 50;
  (function compute() {
    const end = performance.now() + busyMs;
    while (performance.now() < end) Math.sqrt(end);
    setTimeout(compute, idleMs);
  })();
`;

/** Keeps every core half busy, as on a machine that does other work too; returns what ends that. */
export function keepCoresHalfBusy(): () => void {
  const children = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['--eval', program], { stdio: 'ignore' }),
  );
  return () => {
    for (const child of children) child.kill();
  };
}
