/** Collects and prints the checks of one injected fault. */
export class FaultReport {
  readonly #failures: string[] = [];
  readonly #write: (line: string) => void;

  constructor(write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`)) {
    this.#write = write;
  }

  /** The checks that failed. */
  get failures(): readonly string[] {
    return this.#failures;
  }

  log(line: string): void {
    this.#write(`  ${line}`);
  }

  /** Checks a guarantee that must hold despite the fault, and prints what was found either way. */
  check(what: string, holds: boolean, found: string | number = ''): void {
    const line = found === '' ? what : `${what} (${found})`;
    this.#write(`  ${holds ? 'ok    ' : 'FAILED'} ${line}`);
    if (!holds) this.#failures.push(line);
  }
}
