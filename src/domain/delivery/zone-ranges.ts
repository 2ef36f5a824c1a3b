import { latinDigits } from '#primitives/text/latin-digits.ts';

/** Zone numbers as sorted ranges: '1–7', '12', '58'. */
export function zoneRanges(zones: readonly number[]): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const zone of [...zones].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && zone <= range[1] + 1) range[1] = zone;
    else ranges.push([zone, zone]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
}

/** Parses typed ranges such as '1-7, 12 58'; null for invalid input. */
export function zonesInRanges(typed: string): number[] | null {
  const ranges = latinDigits(typed)
    .replaceAll(/\s*[-–—]\s*/g, '–')
    .split(/[\s,،;؛]+/)
    .filter(Boolean);
  const zones = new Set<number>();
  for (const range of ranges) {
    const [, first, last = first] = /^(\d{1,4})(?:–(\d{1,4}))?$/.exec(range) ?? [];
    if (first === undefined || Number(first) > Number(last)) return null;
    for (let zone = Number(first); zone <= Number(last); zone += 1) zones.add(zone);
  }
  return [...zones].sort((a, b) => a - b);
}
