import { readFileSync } from 'node:fs';

// Preloaded with `--import` into every thread of a shop: replaces Date by one that is offset by the milliseconds in a file.
const file = process.env.CLOCK_FILE ?? '';
const readEveryMs = 50;

let offsetMs = 0;
function readOffset(): void {
  offsetMs = Number(readFileSync(file, 'utf8'));
}
readOffset();
setInterval(readOffset, readEveryMs).unref();

const RealDate = Date;
const now = () => RealDate.now() + offsetMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (date, given, newTarget) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
