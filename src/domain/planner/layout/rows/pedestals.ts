import { toDrawing } from '../../geometry/rectangle.ts';
import type { PlannedProduct } from '../../planned-product.ts';
import { type SeatPlace, seatPlaces } from '../../seat-places.ts';
import type { Draft } from '../floor/draft.ts';
import type { Setting, Standing } from '../floor/setting.ts';
import type { Assortment } from '../products/assortment.ts';

/** Between the front of a pedestal and the edge of the desk above it, and from the end of the desk. */
const inset = 50;
const fromEnd = 30;
const underTop = 40;

/** Drawers below every place to work, of one model as far as its stock goes. */
export function addPedestals(draft: Draft, assortment: Assortment): void {
  const models = assortment.for('pedestal');
  draft.settings.forEach((setting, index) => {
    for (const model of models) {
      const pedestals = pedestalsOf(setting, model);
      if (pedestals.length === 0 || !draft.supply.takeAll(pedestals.map(({ product }) => product))) continue;
      draft.settings[index] = { ...setting, pieces: [...setting.pieces, ...pedestals] };
      break;
    }
  });
}

function pedestalsOf({ pieces, workers }: Setting, model: PlannedProduct): Standing[] {
  const [desk] = pieces;
  if (!desk || workers === 0 || desk.product.facts.corner || desk.product.kind === 'reception-desk')
    return [];
  if (model.height > desk.product.height - underTop) return [];
  const places = seatPlaces(desk.product).filter(({ use }) => use === 'work');
  const facing = places.filter(({ angle }) => angle === places[0]?.angle).length;
  const sides = facing === places.length ? 1 : 2;
  const room = { width: desk.product.width / Math.max(1, facing), depth: desk.product.depth / sides };
  if (model.depth > room.depth || model.width > room.width / 2 - fromEnd) return [];
  return places.map((place) => belowPlace(desk, place, model, room));
}

/** On the right of who sits there, with its drawers towards them. */
function belowPlace(
  desk: Standing,
  place: SeatPlace,
  model: PlannedProduct,
  room: { readonly width: number; readonly depth: number },
): Standing {
  const fromEdge = Math.min(inset, room.depth - model.depth);
  const own = toDrawing(place, {
    x: -(room.width / 2 - model.width / 2 - fromEnd),
    y: place.toEdge + fromEdge + model.depth / 2,
  });
  const { x, y } = toDrawing(desk, own);
  return { product: model, x, y, angle: (desk.angle + place.angle + 180) % 360 };
}
