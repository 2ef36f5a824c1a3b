import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

let code: Promise<WebAssembly.Module> | undefined;

/**
 * The compiled WebAssembly module of the engine, shared by all threads of the process. The engine of a backup's copy, or
 * of a restarted thread, reuses the machine code that the first one has compiled.
 */
export function engineCode(): Promise<WebAssembly.Module> {
  code ??= readFile(engineCodeFile()).then((bytes) => WebAssembly.compile(bytes));
  return code;
}

export function engineCodeFile(): string {
  return createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
}
