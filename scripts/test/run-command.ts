import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMinutes?: number;
}

const running = new Set<ChildProcess>();

/** Runs a tool of this project to its end and keeps what it prints, so that parallel steps do not mix. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, timeoutMinutes = 15 }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: {
        ...process.env,
        // The output is kept as text and shown later, perhaps in a log.
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        // The tools and the Node of this project come first, whoever started the run and however.
        PATH: `${join(projectRoot, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
        // Tests start the shop dozens of times; reading its modules again is a third of each start.
        NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/node'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that all it started can be ended with it.
      detached: true,
    });
    running.add(child);
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    const note = (text: string) => output.push(Buffer.from(`\n${text}\n`));

    const timeout = setTimeout(() => {
      note(`${command} was stopped: it did not end within ${timeoutMinutes} minutes.`);
      endGroup(child, 'SIGKILL');
    }, timeoutMinutes * 60_000);

    const finish = (ok: boolean) => {
      clearTimeout(timeout);
      running.delete(child);
      endGroup(child, 'SIGKILL');
      resolve({ ok, output: Buffer.concat(output).toString().trim() });
    };
    child.on('error', (error) => {
      note(`${command} could not be started: ${error.message}`);
      finish(false);
    });
    child.on('exit', (code, signal) => {
      if (signal) note(`${command} was ended by ${signal}.`);
      // Not 'close' alone: a process left behind may hold the pipe open for ever.
      const drained = new Promise((done) => child.on('close', done));
      const patience = new Promise((done) => setTimeout(done, 2_000).unref());
      Promise.race([drained, patience]).then(() => finish(code === 0));
    });
  });
}

/** Ends every tool that still runs, with all that it started. */
export function endAllCommands(): void {
  for (const child of running) endGroup(child, 'SIGTERM');
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The whole group has already ended.
  }
}
