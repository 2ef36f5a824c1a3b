import type { KnownBuilding } from '#domain/catalogue/fit/known-buildings.ts';
import type { SiteAccess } from '#domain/catalogue/fit/site-access.ts';
import { numberFrom } from '../../catalogue/listing/typed-prices.ts';
import { storedAccess } from './stored-access.ts';

/** The measures that a buyer can type, by the part of the way that they belong to. */
export const typedParts = {
  door: ['doorWidth', 'doorHeight'],
  lift: ['liftDoorWidth', 'liftDoorHeight', 'cabinDepth', 'cabinWidth', 'cabinHeight'],
  stairs: ['stairsWidth', 'landing', 'stairsHeight'],
  turn: ['turnFirst', 'turnSecond', 'turnHeight'],
} as const;

export type TypedPart = keyof typeof typedParts;
export type Measure = (typeof typedParts)[TypedPart][number];

/** As it is typed, in centimetres. */
export type TypedAccess = Readonly<Partial<Record<Measure, string>>>;

/** A cabin is at least as wide and as high as its door. */
const optionalMeasures: ReadonlySet<Measure> = new Set(['cabinWidth', 'cabinHeight']);
const millimetresInCentimetre = 10;
/** What is shorter or longer is a slip of the pen, or in another unit. */
const [shortest, longest] = [10, 2000];

export type MeasureProblem = 'unreadable' | 'unlikely';

export function problemOf(text: string | undefined): MeasureProblem | undefined {
  const number = numberFrom(text ?? '');
  if (number === 'unreadable') return 'unreadable';
  return typeof number === 'number' && (number < shortest || number > longest) ? 'unlikely' : undefined;
}

/** Whether some of its measures are typed, but not all that are needed. */
export function isIncomplete(typed: TypedAccess, part: TypedPart): boolean {
  const given = typedParts[part].filter((measure) => millimetres(typed[measure]) !== null);
  const missing = typedParts[part].filter(
    (measure) => !optionalMeasures.has(measure) && millimetres(typed[measure]) === null,
  );
  return given.length > 0 && missing.length > 0;
}

/** The parts of the way whose measures are complete. */
export function accessFrom(typed: TypedAccess): SiteAccess {
  const measure = (name: Measure) => millimetres(typed[name]);
  const liftDoor = openingOf(measure('liftDoorWidth'), measure('liftDoorHeight'));
  const depth = measure('cabinDepth');
  const [width, landing, height] = typedParts.stairs.map(measure);
  const [first, second, turnHeight] = typedParts.turn.map(measure);
  return {
    door: openingOf(measure('doorWidth'), measure('doorHeight')),
    lift:
      liftDoor && depth !== null
        ? {
            door: liftDoor,
            cabin: {
              width: measure('cabinWidth') ?? liftDoor.width,
              depth,
              height: measure('cabinHeight') ?? liftDoor.height,
            },
          }
        : null,
    stairs: width && landing && height ? { width, landing, height } : null,
    turn: first && second && turnHeight ? { first, second, height: turnHeight } : null,
  };
}

const openingOf = (width: number | null, height: number | null) =>
  width !== null && height !== null ? { width, height } : null;

/** Null: nothing is typed, or nothing that can be right. */
function millimetres(text: string | undefined): number | null {
  const number = numberFrom(text ?? '');
  if (typeof number !== 'number' || problemOf(text)) return null;
  return Math.round(number * millimetresInCentimetre);
}

export function typedFrom({ door, lift, stairs, turn }: SiteAccess): TypedAccess {
  return {
    ...(door && { doorWidth: shown(door.width), doorHeight: shown(door.height) }),
    ...(lift && {
      liftDoorWidth: shown(lift.door.width),
      liftDoorHeight: shown(lift.door.height),
      cabinDepth: shown(lift.cabin.depth),
      cabinWidth: shown(lift.cabin.width),
      cabinHeight: shown(lift.cabin.height),
    }),
    ...(stairs && {
      stairsWidth: shown(stairs.width),
      landing: shown(stairs.landing),
      stairsHeight: shown(stairs.height),
    }),
    ...(turn && {
      turnFirst: shown(turn.first),
      turnSecond: shown(turn.second),
      turnHeight: shown(turn.height),
    }),
  };
}

const shown = (length: number) => String(length / millimetresInCentimetre);

/** What a buyer typed is there again for the next product, and in the cart. */
export interface RememberedAccess {
  readonly building: KnownBuilding | '';
  readonly typed: TypedAccess;
}

export function rememberAccess(access: RememberedAccess): void {
  storedAccess.write(JSON.stringify(access));
}

/** Storage may hold anything, so only texts of known measures are read from it. */
export function recallAccess(isBuilding: (name: unknown) => name is KnownBuilding): RememberedAccess {
  const { building, typed } = parsed(storedAccess.read());
  const texts = Object.values(typedParts)
    .flat()
    .flatMap((measure) => {
      const text = (typed as Record<string, unknown> | null | undefined)?.[measure];
      return typeof text === 'string' ? [[measure, text.slice(0, 8)] as const] : [];
    });
  return { building: isBuilding(building) ? building : '', typed: Object.fromEntries(texts) };
}

function parsed(text: string | null): { readonly building?: unknown; readonly typed?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
