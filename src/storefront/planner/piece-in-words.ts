import { placePiece, roomAt } from '#domain/planner/placed-piece.ts';
import type { Piece, Plan } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import { joinValues } from '#i18n/lists.ts';
import type { PlannerMessages } from '#i18n/messages/storefront/planner/planner.en.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import type { Locale } from '#primitives/locale.ts';
import { type Side, wallDistances } from './wall-distances.ts';

export interface PieceInWords {
  readonly name: string;
  /** Where it stands and where its front looks. */
  readonly place: string;
}

/** The name of a room, or its number where it has none. */
export function roomName({ room }: PlannerMessages, plan: Plan, id: string): string {
  const index = plan.rooms.findIndex((one) => one.id === id);
  return plan.rooms[index]?.name || room.unnamed(index + 1);
}

/** Describes pieces as one would to somebody who does not see the drawing. */
export function usePieceInWords(products: PlannedProducts): (plan: Plan, piece: Piece) => PieceInWords {
  const texts = usePlannerMessages();
  const locale = useLocale();
  return (plan, piece) => {
    const product = products.get(piece.product);
    return {
      name: product?.name ?? texts.drawing.gone,
      place: placeInWords({ texts, locale, plan, products }, piece),
    };
  };
}

interface Words {
  readonly texts: PlannerMessages;
  readonly locale: Locale;
  readonly plan: Plan;
  readonly products: PlannedProducts;
}

export function placeInWords({ texts, locale, plan, products }: Words, piece: Piece): string {
  const { place } = texts;
  const room = roomAt(plan, piece);
  const product = products.get(piece.product);
  if (!room || !product) return place.outside;
  const distances = wallDistances(room, placePiece(piece, product).area);
  const nearest = (one: Side, other: Side) => (distances[one] <= distances[other] ? one : other);
  const sides = [nearest('left', 'right'), nearest('top', 'bottom')].map((side) => {
    const centimetres = Math.round(distances[side] / 10);
    const wall = place.walls[side];
    return centimetres <= 0 ? place.atWall(wall) : place.fromWall(centimetres, wall);
  });
  const parts = [...sides, place.facing[frontOf(piece)]];
  if (plan.rooms.length > 1) parts.unshift(place.inRoom(roomName(texts, plan, room.id)));
  return joinValues(locale, parts);
}

function frontOf({ angle }: Piece): 'up' | 'down' | 'left' | 'right' {
  const quarters = ['down', 'left', 'up', 'right'] as const;
  return quarters[Math.round(angle / 90) % 4] ?? 'down';
}
