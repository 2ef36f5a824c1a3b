import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = join(import.meta.dirname, '../../..');
export const realStart = join(project, 'src/server/start.ts');
export const stubStart = fileURLToPath(new URL('./shop-with-stub-pages.ts', import.meta.url));

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
    script: string,
    settings: Record<string, string>,
    { throughShell = false, uid }: ProcessOptions = {},
  ) {
    const command = throughShell ? 'sh' : process.execPath;
    // With a command after it, the shell cannot put the shop in its own place.
    const args = throughShell ? ['-c', `"${process.execPath}" "${script}"; exit`] : [script];
    this.#child = spawn(command, args, {
      cwd: project,
      ...(uid !== undefined && { uid, gid: uid }),
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings },
    });
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
