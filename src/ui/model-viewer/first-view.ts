import type { Viewpoint } from './camera-fit.ts';

export const degree = Math.PI / 180;

/** From the front right, a little above. */
const usual = { azimuth: 32, elevation: 16 };
const highest = 80;

/**
 * Where the camera stands at first: where the first picture was taken, so that the model takes its place, which the models of
 * `imagery` say in degrees. `extras` is what a file has beside its model; it may be anything.
 */
export function firstViewOf(extras: { readonly [name: string]: unknown }): Viewpoint {
  const { azimuth, elevation } = { ...usual, ...(extras.view as object | undefined) };
  const isUsable = Number.isFinite(azimuth) && elevation >= 0 && elevation <= highest;
  const view = isUsable ? { azimuth, elevation } : usual;
  return { azimuth: view.azimuth * degree, elevation: view.elevation * degree };
}
