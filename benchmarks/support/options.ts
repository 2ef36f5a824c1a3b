/** `--trial` runs a benchmark for a moment, to see that it works; the results are not written. */
export const isTrial = process.argv.includes('--trial');

/** The value of `--name=value`, or the default. */
export function numberOption(name: string, usual: number): number {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  if (given === undefined) return usual;
  const value = Number(given.slice(name.length + 3));
  if (!(value > 0)) throw new Error(`${given}: a number above 0 is expected`);
  return value;
}
