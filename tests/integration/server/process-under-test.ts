import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerCommand, serverCommand } from '#server/runtime-options.ts';

const project = join(import.meta.dirname, '../../..');

/** How a shop is started with these variables. */
type Start = (environment: NodeJS.ProcessEnv) => ServerCommand;

function fromSources(script: string): Start {
  return (env) => ({
    args: [script],
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
  });
}

/** As `npm start` does it: with the launcher, which then becomes the server. */
export const realStart = fromSources(join(project, 'src/server/start.js'));
/** The server of the build without the launcher, which is the quickest. */
export const builtStart: Start = (environment) => serverCommand([], environment);
/** For a shop that has to do what no real one does. Reading its sources takes twice as long as a start of the build. */
export const stubStart = fromSources(fileURLToPath(new URL('./shop-with-stub-pages.ts', import.meta.url)));

export interface EndedProcess {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface ProcessOptions {
  /** As npm does it: the shop is the child of a shell, and the signals go to the shell. */
  readonly throughShell?: boolean;
  /** The user to run as; absent: this one. */
  readonly uid?: number;
}

/** A shop process with no other settings than these. */
export class ShopProcess {
  readonly #child: ChildProcess;
  readonly #ended: Promise<EndedProcess>;
  stdout = '';
  stderr = '';

  constructor(
    start: Start,
    settings: Record<string, string>,
    { throughShell = false, uid }: ProcessOptions = {},
  ) {
    const { args, env } = start({ PATH: process.env.PATH, ...settings });
    const command = [process.execPath, ...args];
    // With a command after it, the shell cannot put the shop in its own place.
    const [program = '', ...rest] = throughShell ? ['sh', '-c', `"$@"; exit`, 'sh', ...command] : command;
    this.#child = spawn(program, rest, { cwd: project, ...(uid !== undefined && { uid, gid: uid }), env });
    this.#child.stdout?.on('data', (chunk) => {
      this.stdout += chunk;
    });
    this.#child.stderr?.on('data', (chunk) => {
      this.stderr += chunk;
    });
    this.#ended = once(this.#child, 'close').then(([exitCode]) => ({
      exitCode,
      stdout: this.stdout,
      stderr: this.stderr,
    }));
  }

  ended(): Promise<EndedProcess> {
    return this.#ended;
  }

  signal(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void {
    this.#child.kill(signal);
  }

  /** Waits for a line of the log. */
  async logs(message: string): Promise<void> {
    while (!this.stderr.includes(message)) await once(this.#child.stderr ?? this.#child, 'data');
  }

  /** The address that it prints once it listens. */
  async address(): Promise<string> {
    const running = this.#ended.then(({ stderr }) => {
      throw new Error(`ended before it listened: ${stderr}`);
    });
    while (!this.stdout.includes('Sign-in')) {
      await Promise.race([once(this.#child.stdout ?? this.#child, 'data'), running]);
    }
    return /^Shop\s+(\S+)$/m.exec(this.stdout)?.[1]?.replace('localhost', '127.0.0.1') ?? '';
  }
}
