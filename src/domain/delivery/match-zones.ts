import { foldText } from '#primitives/text/fold-text.ts';
import type { Municipality, Zone } from './zone.ts';

export interface ZonesOfMunicipality {
  readonly municipality: Municipality;
  readonly zones: readonly Zone[];
}

const longestTerm = 60;

/** 'Zone 69' and 'منطقة 69' mean 69. */
const sayingNothing: ReadonlySet<string> = new Set(
  ['zone', 'zones', 'منطقة', 'المنطقة', 'زون'].map(foldText),
);

/**
 * Zones that fit what somebody typed, by number, district or municipality in either language, under their
 * municipality. Numbers fit from their beginning on, and so do words. Readings go from strict to forgiving, and the
 * first that finds something answers: all words in one name; in several names of the zone; by their consonants,
 * because 'Msheireb' has as many spellings as there are road signs. Nothing typed fits all.
 */
export function matchZones(
  zones: readonly Zone[],
  municipalities: readonly Municipality[],
  term: string,
): ZonesOfMunicipality[] {
  const words = foldText(term.slice(0, longestTerm))
    .split(' ')
    .filter((word) => word !== '' && !sayingNothing.has(word));
  const named = zones.map((zone) => ({ zone, names: searchedNames(zone, municipalities) }));
  const readings: ((names: readonly string[][]) => boolean)[] = [
    (names) => names.some((name) => fits(name, words)),
    (names) => fits(names.flat(), words),
    (names) => fits(names.flat().map(consonants), words.map(consonants)),
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

/** The zone that Enter means: the one with exactly the typed number, else the first in the list. */
export function bestZone(matches: readonly ZonesOfMunicipality[], term: string): Zone | undefined {
  const listed = matches.flatMap(({ zones }) => zones);
  const typed = foldText(term.slice(0, longestTerm)).split(' ').map(Number);
  return listed.find(({ number }) => typed.includes(number)) ?? listed[0];
}

/** The words of each name, once more in one for those who write 'alsadd', and with the zone's number. */
function searchedNames(zone: Zone, municipalities: readonly Municipality[]): string[][] {
  const names = [
    ...zone.districts,
    ...municipalities.filter(({ code }) => code === zone.municipality).map(({ name }) => name),
  ];
  return names
    .flatMap(({ en, ar }) => [foldText(en), foldText(ar)])
    .map((name) => [String(zone.number), ...name.split(' '), name.replaceAll(' ', '')]);
}

function fits(text: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => text.some((known) => known.startsWith(word)));
}

/** 'mushaireb' and 'msheireb' are 'mshrb'. Arabic, numbers, and words with too few consonants stay as they are. */
function consonants(word: string): string {
  const kept = word.replace(/(?<=.)[wy]|[aeiou]|h$/g, '').replace(/([a-z])\1+/g, '$1');
  return kept.length > 1 ? kept : word;
}
