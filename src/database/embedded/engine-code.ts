import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

let code: Promise<WebAssembly.Module> | undefined;

/**
 * The program of the engine, for every thread that runs one: the copy that a backup reads, and the one that follows a
 * thread which died, begin with the machine code that the first has made by then.
 */
export function engineCode(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  code ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return code;
}
