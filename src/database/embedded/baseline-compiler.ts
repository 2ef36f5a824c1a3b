import { setFlagsFromString } from 'node:v8';

/**
 * The engine stays in the baseline compiler of WebAssembly: the optimizing one raises the peak of a start to 1.1 GiB. Queries
 * take more processor time for it (decision 0047). Both are needed: the first alone leaves the optimizing of functions that run
 * often. Not --liftoff-only, which V8 has for its tests.
 */
const options = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const;

/**
 * Must be called before the engine's first function runs. The options hold for the process, and are not among those of its
 * command line for a reason: V8 accepts compiled code only from a process with the same ones. Given at the beginning, they make
 * it reject the code of Node's own modules that is part of Node, and each thread compiles them again.
 */
export function chooseBaselineCompiler(): void {
  for (const option of options) setFlagsFromString(option);
}
