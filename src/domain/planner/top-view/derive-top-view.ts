import { modelDocumentSchema } from '#domain/catalogue/models/model-document.ts';
import { readGlb } from '#domain/catalogue/models/read-glb.ts';
import type { Point } from '../plan.ts';
import { lookFromAbove, type SeenFromAbove } from './look-from-above.ts';
import { type ModelSurface, modelSurfaces } from './model-surfaces.ts';
import { findRegions } from './regions.ts';
import type { TopView } from './top-view.ts';
import { signedArea, simplified, traceLoops } from './trace.ts';

/** In squares: a line may be so far from what it stands for. */
const tolerance = 1.2;

/** The lines of a model as seen from above. Without areas: the file is no model, too large, or nothing in it has an extent. */
export function deriveTopView(file: Uint8Array): TopView {
  const glb = readGlb(file);
  const parsed = modelDocumentSchema.safeParse(glb?.json);
  const surfaces = glb && parsed.success ? modelSurfaces(parsed.data, glb.binary) : undefined;
  const seen = surfaces && lookFromAbove(surfaces);
  return { areas: seen ? areasOf(seen, surfaces) : [] };
}

/** What surrounds others first. Holes are left out: what is seen in them is drawn later, and small gaps say nothing. */
function areasOf(seen: SeenFromAbove, surfaces: readonly ModelSurface[]): TopView['areas'] {
  const { columns } = seen;
  const { of, list } = findRegions(seen);
  return list
    .flatMap(({ number, surface, left, right, top, bottom }) =>
      traceLoops(
        right - left + 1,
        bottom - top + 1,
        (x, y) => of[(y + top) * columns + x + left] === number,
      ).map((loop) => ({
        loop: loop.map(({ x, y }) => ({ x: x + left, y: y + top })),
        covers: signedArea(loop),
        colour: surfaces[surface]?.colour ?? null,
      })),
    )
    .filter(({ covers }) => covers > 0)
    .toSorted((one, other) => other.covers - one.covers)
    .map(({ loop, colour }) => ({ colour, outline: inMillimetres(seen, simplified(loop, tolerance)) }));
}

function inMillimetres({ columns, rows, across, down }: SeenFromAbove, loop: readonly Point[]): number[] {
  return loop.flatMap(({ x, y }) => [
    Math.round((x - columns / 2) * across),
    Math.round((y - rows / 2) * down),
  ]);
}
