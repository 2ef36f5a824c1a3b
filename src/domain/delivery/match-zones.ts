import { foldText } from '#primitives/fold-text.ts';
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
 * municipality. Numbers fit from their beginning on, and so do words. If nothing fits, names are compared
 * by their consonants, because 'Msheireb' has as many spellings as there are road signs. Nothing typed fits all.
 */
export function matchZones(
  zones: readonly Zone[],
  municipalities: readonly Municipality[],
  term: string,
): ZonesOfMunicipality[] {
  const words = foldText(term.slice(0, longestTerm))
    .split(' ')
    .filter((word) => word !== '' && !sayingNothing.has(word));
  const texts = zones.map((zone) => ({ zone, text: searchText(zone, municipalities) }));
  const asTyped = texts.filter(({ text }) => fits(text, words));
  const found =
    asTyped.length > 0
      ? asTyped
      : texts.filter(({ text }) => fits(text.map(consonants), words.map(consonants)));
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

/** The number and every word; names of several words once more in one, for those who write 'alsadd'. */
function searchText(
  { number, municipality, districts }: Zone,
  municipalities: readonly Municipality[],
): string[] {
  const names = [
    ...districts,
    ...municipalities.filter(({ code }) => code === municipality).map(({ name }) => name),
  ];
  const folded = names.flatMap(({ en, ar }) => [foldText(en), foldText(ar)]);
  return [String(number), ...folded.flatMap((name) => [...name.split(' '), name.replaceAll(' ', '')])];
}

function fits(text: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => text.some((known) => known.startsWith(word)));
}

/** 'mushaireb' and 'msheireb' are 'mshrb'. Arabic, numbers, and words with too few consonants stay as they are. */
function consonants(word: string): string {
  const kept = word.replace(/(?<=.)[wy]|[aeiou]|h$/g, '').replace(/([a-z])\1+/g, '$1');
  return kept.length > 1 ? kept : word;
}
