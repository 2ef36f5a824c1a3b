import { spawn } from 'node:child_process';
import { ensureBuilt } from '../../scripts/build.ts';
import { type ServerCommand, serverCommand } from './runtime-options.ts';

/**
 * `npm start`: makes sure that the build is fresh, then becomes the server's process. The server needs options of Node
 * that can only be given when a process begins (`runtime-options.ts`).
 */
await ensureBuilt((line) => process.stderr.write(`${line}\n`));
const command = serverCommand(process.execArgv, process.env);
if (process.execve) becomeServer(command);
else runServer(command);

/** Keeps process id, parent, signals and open streams, so that nothing stands between the server and its supervisor. */
function becomeServer({ args, env }: ServerCommand): void {
  process.execve?.(process.execPath, [process.execPath, ...args], env);
}

/** Where a process cannot be replaced (Windows): a child process that gets the signals and whose end is the end. */
function runServer({ args, env }: ServerCommand): void {
  const server = spawn(process.execPath, args, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}
