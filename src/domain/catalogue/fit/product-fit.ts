import type { Box } from './box.ts';
import { findWay, type SiteAccess, type Way } from './site-access.ts';

/** The sizes of a product, in millimetres; empty and null where they are not known. */
export interface FitSizes {
  readonly cartons: readonly Box[];
  readonly assembled: Box | null;
}

/**
 * How a product gets to its place: `whole` as it stands in the room, `parts` in its cartons alone, `no` in neither way, and
 * `unknown` where its cartons are not known and it does not pass assembled, since it may come in parts.
 */
export type FitAnswer = 'whole' | 'parts' | 'no' | 'unknown';

export interface ProductFit {
  readonly answer: FitAnswer;
  readonly cartons: readonly { readonly size: Box; readonly way: Way }[];
  readonly assembled: { readonly size: Box; readonly way: Way } | null;
}

export function productFit({ cartons, assembled }: FitSizes, access: SiteAccess): ProductFit {
  const ways = cartons.map((size) => ({ size, way: findWay(size, access) }));
  const whole = assembled && { size: assembled, way: findWay(assembled, access) };
  return { answer: answerOf(ways, whole), cartons: ways, assembled: whole };
}

function answerOf(cartons: ProductFit['cartons'], assembled: ProductFit['assembled']): FitAnswer {
  // A carton that is too large for the way can be unpacked before it.
  if (assembled && assembled.way.attitude !== null) return 'whole';
  if (cartons.length === 0) return 'unknown';
  return cartons.every(({ way }) => way.attitude !== null) ? 'parts' : 'no';
}
