import { readFileSync } from 'node:fs';

// Loaded with `--import` into every thread of a shop: its clock goes as far ahead as the file says, in milliseconds.
const file = process.env.CLOCK_FILE ?? '';
const lookEveryMs = 50;

let aheadMs = 0;
function look(): void {
  aheadMs = Number(readFileSync(file, 'utf8'));
}
look();
setInterval(look, lookEveryMs).unref();

const RealDate = Date;
const now = () => RealDate.now() + aheadMs;
globalThis.Date = new Proxy(RealDate, {
  construct: (date, given, newTarget) =>
    Reflect.construct(date, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
