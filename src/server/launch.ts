import { isBuildFresh } from '../../scripts/build/freshness.ts';
import { programCommand, type ServerCommand } from './runtime-options.ts';

export { isBuildFresh };

/**
 * Becomes the program that the arguments of this process name, the server by default. It needs options of Node that can only
 * be given when a process begins (`runtime-options.ts`).
 */
export async function launch(): Promise<void> {
  const [program = 'serve', ...args] = process.argv.slice(2);
  const command = programCommand(program, args, process.execArgv, process.env);
  if (process.execve) becomeProgram(command);
  else await runProgram(command);
}

/** Keeps process id, parent, signals and open streams, so that nothing stands between the server and its supervisor. */
function becomeProgram({ args, env }: ServerCommand): void {
  process.execve?.(process.execPath, [process.execPath, ...args], env);
}

/** Where a process cannot be replaced (Windows): a child process that gets the signals and whose end is the end. */
async function runProgram({ args, env }: ServerCommand): Promise<void> {
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
