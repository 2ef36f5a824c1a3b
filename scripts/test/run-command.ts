import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

const running = new Set<ChildProcess>();

/**
 * Runs a tool of this project to its end and buffers its output, so that the output of parallel steps does not mix.
 * It has no time limit: a slow machine needs longer, and the test runners time out each test by themselves.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: {
        ...process.env,
        // The output is text that may end up in a log file.
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        // The tools and the Node of this project take precedence over those of the machine.
        PATH: `${join(projectRoot, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
        // Tests start the shop dozens of times; compiling its modules is a third of each start.
        NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/node'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that all its child processes can be ended with it.
      detached: true,
    });
    running.add(child);
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    const note = (text: string) => output.push(Buffer.from(`\n${text}\n`));

    const finish = (ok: boolean) => {
      running.delete(child);
      killGroup(child);
      resolve({ ok, output: Buffer.concat(output).toString().trim() });
    };
    child.on('error', (error) => {
      note(`${command} could not be started: ${error.message}`);
      finish(false);
    });
    child.on('exit', (code, signal) => {
      if (signal) note(`${command} was ended by ${signal}.`);
      // Not 'close' alone: a process left behind may hold the pipe open forever.
      const drained = new Promise((done) => child.on('close', done));
      const grace = new Promise((done) => setTimeout(done, 2_000).unref());
      Promise.race([drained, grace]).then(() => finish(code === 0));
    });
  });
}

/**
 * Interrupts every running tool as Ctrl+C does. Playwright then ends its browsers and still writes its report. The signal
 * goes to the tool alone: its child processes, such as the shop under test, are stopped by the tool.
 */
export function interruptAllCommands(): void {
  for (const child of running) child.kill('SIGINT');
}

/** Kills every running tool together with all its child processes. */
export function killAllCommands(): void {
  for (const child of running) killGroup(child);
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The whole group has already ended.
  }
}
