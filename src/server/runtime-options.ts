import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/**
 * How the server's process is run: options of Node and V8, and variables that must be set before a process begins. The
 * only place for them: `start.js` applies them with npm, Docker and systemd alike, and tests and benchmarks run the same
 * command.
 */

/** Options of Node. Those that the operator gives to `start.js`, or in NODE_OPTIONS for others, stay in force. */
export const nodeOptions = [
  // The young generation of the heap may otherwise grow to three times 16 MB, which a server that answers small requests
  // fills with garbage before it is collected.
  '--max-semi-space-size=8',
] as const;

/** Variables that the operator has not set. */
export const environmentDefaults = {
  // glibc otherwise makes up to eight heaps for each core, and each of them keeps what its threads have freed.
  MALLOC_ARENA_MAX: '2',
  // Larger blocks are mapped, and go back to the system when they are freed. Without a fixed threshold glibc raises it to
  // 32 MB with the first large block, such as that of a password hash, and keeps what is freed below it.
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  // React decides by it, when it is first loaded, between its fast build and the one with checks.
  NODE_ENV: 'production',
} as const;

export interface ServerCommand {
  /** Arguments of Node: its options, the script, and those of the script. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

const built = join(import.meta.dirname, '../../build');

/** The command of the server, with further options of Node. */
export function serverCommand(
  furtherOptions: readonly string[],
  environment: NodeJS.ProcessEnv,
): ServerCommand {
  return programCommand('serve', [], furtherOptions, environment);
}

/** The command of a program of the build: the server, or one that maintains its database. */
export function programCommand(
  program: string,
  args: readonly string[],
  furtherOptions: readonly string[],
  environment: NodeJS.ProcessEnv,
): ServerCommand {
  return {
    args: [...nodeOptions, ...furtherOptions, join(built, 'server', `${program}.js`), ...args],
    env: { NODE_COMPILE_CACHE: compileCache(environment), ...environmentDefaults, ...environment },
  };
}

/**
 * Where Node keeps compiled code from one start to the next. An installation that the shop may not write has it in
 * DATA_DIR, which may not exist before the first start.
 */
function compileCache({ DATA_DIR }: NodeJS.ProcessEnv): string | undefined {
  const folders = [built, DATA_DIR || 'data'].filter(isWritable);
  return folders[0] && join(folders[0], 'compile-cache');
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
