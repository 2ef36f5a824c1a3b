import { foldText } from '#primitives/text/fold-text.ts';
import type { Municipality, Zone } from './zone.ts';

export interface ZonesOfMunicipality {
  readonly municipality: Municipality;
  readonly zones: readonly Zone[];
}

const longestTerm = 60;

/** Stop words: 'Zone 69' and 'منطقة 69' mean 69. */
const stopWords: ReadonlySet<string> = new Set(['zone', 'zones', 'منطقة', 'المنطقة', 'زون'].map(foldText));

/**
 * Searches zones by number, district or municipality in either language, grouped by municipality. Matches prefixes.
 * Tries strict matching first and stops at the first with results: all words in one name; all words in several names
 * of the zone; consonants only, because 'Msheireb' has many spellings. An empty term matches all zones.
 */
export function matchZones(
  zones: readonly Zone[],
  municipalities: readonly Municipality[],
  term: string,
): ZonesOfMunicipality[] {
  const words = foldText(term.slice(0, longestTerm))
    .split(' ')
    .filter((word) => word !== '' && !stopWords.has(word));
  const named = zones.map((zone) => ({ zone, names: searchedNames(zone, municipalities) }));
  const readings: ((names: readonly string[][]) => boolean)[] = [
    (names) => names.some((name) => matchesAll(name, words)),
    (names) => matchesAll(names.flat(), words),
    (names) => matchesAll(names.flat().map(consonants), words.map(consonants)),
  ];
  const found =
    readings
      .map((reading) => named.filter(({ names }) => reading(names)))
      .find((fitting) => fitting.length > 0) ?? [];
  const byNumber = found.map(({ zone }) => zone).sort((a, b) => a.number - b.number);
  return municipalities
    .map((municipality) => ({
      municipality,
      zones: byNumber.filter((zone) => zone.municipality === municipality.code),
    }))
    .filter((group) => group.zones.length > 0);
}

/** The zone that Enter selects: the one with exactly the typed number, else the first match. */
export function bestZone(matches: readonly ZonesOfMunicipality[], term: string): Zone | undefined {
  const listed = matches.flatMap(({ zones }) => zones);
  const typed = foldText(term.slice(0, longestTerm)).split(' ').map(Number);
  return listed.find(({ number }) => typed.includes(number)) ?? listed[0];
}

/** The words of each name, also joined ('alsadd'), and with the zone's number. */
function searchedNames(zone: Zone, municipalities: readonly Municipality[]): string[][] {
  const names = [
    ...zone.districts,
    ...municipalities.filter(({ code }) => code === zone.municipality).map(({ name }) => name),
  ];
  return names
    .flatMap(({ en, ar }) => [foldText(en), foldText(ar)])
    .map((name) => [String(zone.number), ...name.split(' '), name.replaceAll(' ', '')]);
}

function matchesAll(text: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => text.some((known) => known.startsWith(word)));
}

/** 'mushaireb' and 'msheireb' become 'mshrb'. Arabic, numbers and words with too few consonants stay unchanged. */
function consonants(word: string): string {
  const reduced = word.replace(/(?<=.)[wy]|[aeiou]|h$/g, '').replace(/([a-z])\1+/g, '$1');
  return reduced.length > 1 ? reduced : word;
}
