/** '1–7, 12, 58': neighbouring numbers as ranges, in order. */
export function zoneRanges(zones: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const zone of [...zones].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && zone <= range[1] + 1) range[1] = zone;
    else ranges.push([zone, zone]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
