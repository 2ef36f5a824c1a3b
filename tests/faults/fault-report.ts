/** What a fault did to the shop, for whoever tried it. */
export class FaultReport {
  readonly #broken: string[] = [];
  readonly #write: (line: string) => void;

  constructor(write: (line: string) => void = (line) => void process.stdout.write(`${line}\n`)) {
    this.#write = write;
  }

  /** The promises that were not kept. */
  get broken(): readonly string[] {
    return this.#broken;
  }

  say(line: string): void {
    this.#write(`  ${line}`);
  }

  /** Something that holds whatever happens. What was found is told either way. */
  promise(what: string, isKept: boolean, found: string | number = ''): void {
    const line = found === '' ? what : `${what} (${found})`;
    this.#write(`  ${isKept ? 'kept  ' : 'BROKEN'} ${line}`);
    if (!isKept) this.#broken.push(line);
  }
}
