import { spawn } from 'node:child_process';
import { isBuildFresh } from '../../scripts/build/freshness.ts';
import { programCommand, type ServerCommand } from './runtime-options.ts';

/**
 * `npm start`, and with the name of a command `npm run backup` and others: makes sure that the build is fresh, then
 * becomes the program's process. It needs options of Node that can only be given when a process begins
 * (`runtime-options.ts`).
 */
const [program = 'serve', ...args] = process.argv.slice(2);
if (!isBuildFresh()) await build();
const command = programCommand(program, args, process.execArgv, process.env);
if (process.execve) becomeProgram(command);
else runProgram(command);

async function build(): Promise<void> {
  try {
    // Imported only now: a start that builds nothing needs none of it.
    const { ensureBuilt } = await import('../../scripts/build.ts');
    await ensureBuilt((line) => process.stderr.write(`${line}\n`));
  } catch (error) {
    process.stderr.write(`Cannot start: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Keeps process id, parent, signals and open streams, so that nothing stands between the server and its supervisor. */
function becomeProgram({ args, env }: ServerCommand): void {
  process.execve?.(process.execPath, [process.execPath, ...args], env);
}

/** Where a process cannot be replaced (Windows): a child process that gets the signals and whose end is the end. */
function runProgram({ args, env }: ServerCommand): void {
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
