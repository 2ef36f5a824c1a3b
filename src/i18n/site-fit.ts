import type { Locale } from '#primitives/locale.ts';
import type { GivenSiteAccess } from '#primitives/site-access.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { siteFitAr } from './messages/site-fit.ar.ts';
import { type SiteFitMessages, siteFitEn } from './messages/site-fit.en.ts';

interface Size {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

interface FoundBox {
  /** Null: the assembled piece. */
  readonly carton: number | null;
  readonly size: Size;
  readonly attitude: keyof SiteFitMessages['attitudes'] | null;
  readonly at: keyof SiteFitMessages['stopsAt'] | null;
}

interface FoundPiece {
  readonly sku: string;
  readonly name: LocalizedText;
  readonly answer: 'whole' | 'parts' | 'no' | 'unknown';
  readonly boxes: readonly FoundBox[];
}

/** What the driver reads: the measures of the way, and the products that need care on it. */
export interface DescribedSiteFit {
  readonly way: readonly string[];
  readonly findings: readonly string[];
}

export function describeSiteFit(
  locale: Locale,
  { access, pieces }: { readonly access: GivenSiteAccess; readonly pieces: readonly FoundPiece[] },
): DescribedSiteFit {
  const texts = siteFitMessages(locale);
  const careful = pieces.filter(needsCare);
  const rest = careful.length === 0 ? texts.allFit : texts.restFits;
  return {
    way: describeSiteAccess(locale, access),
    findings: [
      ...careful.map((piece) => describePiece(locale, piece)),
      ...(pieces.length > careful.length ? [rest] : []),
    ],
  };
}

/** The measures of the way, one part of it to a line. */
export function describeSiteAccess(
  locale: Locale,
  { building, door, lift, stairs, turn }: GivenSiteAccess,
): string[] {
  const texts = siteFitMessages(locale);
  const size = (...lengths: readonly number[]) => sizeText(texts, lengths);
  return [
    ...(building ? [texts.usual(texts.buildings[building])] : []),
    ...(door ? [texts.door(size(door.width, door.height))] : []),
    ...(lift
      ? [
          texts.lift(
            size(lift.door.width, lift.door.height),
            size(lift.cabin.width, lift.cabin.depth, lift.cabin.height),
          ),
        ]
      : []),
    ...(stairs ? [texts.stairs(size(stairs.width), size(stairs.landing), size(stairs.height))] : []),
    ...(turn ? [texts.turn(size(turn.first), size(turn.second), size(turn.height))] : []),
  ];
}

/** Usual buildings in words, the same on every page that names them. */
export function describeUsualBuildings(
  locale: Locale,
  known: Readonly<Record<NonNullable<GivenSiteAccess['building']>, Omit<GivenSiteAccess, 'building'>>>,
) {
  const { usualTitle, usualLead, buildings } = siteFitMessages(locale);
  return {
    title: usualTitle,
    lead: usualLead,
    buildings: (Object.keys(buildings) as (keyof typeof buildings)[]).map((building) => ({
      name: buildings[building],
      measures: describeSiteAccess(locale, { ...known[building], building: null }),
    })),
  };
}

function siteFitMessages(locale: Locale): SiteFitMessages {
  return locale === 'ar' ? siteFitAr : siteFitEn;
}

const isEasy = ({ attitude }: FoundBox) => attitude === 'upright' || attitude === 'turned';

/** Not if it can be carried as it is packed. */
function needsCare({ answer, boxes }: FoundPiece): boolean {
  const cartons = boxes.filter(({ carton }) => carton !== null);
  return answer !== 'whole' || !(cartons.length > 0 ? cartons : boxes).every(isEasy);
}

function describePiece(locale: Locale, { sku, name, answer, boxes }: FoundPiece): string {
  const texts = siteFitMessages(locale);
  const cartons = boxes.filter(({ carton }) => carton !== null).length;
  const label = [sku, name[locale] || name.en]
    .filter(Boolean)
    .map((text) => `\u2068${text}\u2069`)
    .join(' ');
  const details = boxes
    .filter((box) => !isEasy(box))
    .map(({ carton, size, attitude, at }) => {
      const shown = sizeText(texts, [size.width, size.depth, size.height]);
      const box = carton === null ? texts.assembled(shown) : texts.carton(carton, cartons, shown);
      return `${box} ${describeWay(texts, attitude, at)}`;
    });
  const isUnpacked = answer === 'whole' && boxes.some(({ carton, attitude }) => carton !== null && !attitude);
  const summary = boxes.length === 0 ? 'noSizes' : isUnpacked ? 'unpacked' : answer;
  return `${label}: ${[texts.answers[summary], ...details].join(texts.separator)}`;
}

function describeWay(texts: SiteFitMessages, attitude: FoundBox['attitude'], at: FoundBox['at']): string {
  if (attitude === null) return at ? texts.stopsAt[at] : texts.answers.no;
  return at ? texts.tiltedAt[at] : texts.attitudes[attitude];
}

const millimetresInCentimetre = 10;

/** On one line: no line begins with half of a size. */
function sizeText({ centimetres }: SiteFitMessages, lengths: readonly number[]): string {
  const size = centimetres(lengths.map((length) => length / millimetresInCentimetre).join(' × '));
  return size.replaceAll(' ', '\u00a0');
}
