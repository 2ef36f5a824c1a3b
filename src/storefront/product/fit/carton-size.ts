import type { Carton } from '#domain/catalogue/attributes/packing.ts';

/** The packed size of a carton, in millimetres. */
export type CartonSize = Pick<Carton, 'width' | 'depth' | 'height'>;

export function cartonSizes(cartons: readonly Carton[]): readonly CartonSize[] {
  return cartons.map(({ width, depth, height }) => ({ width, depth, height }));
}
