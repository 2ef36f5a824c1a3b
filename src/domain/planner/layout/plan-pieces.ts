import type { Piece } from '../plan.ts';
import type { Draft } from './floor/draft.ts';
import { fromLocal } from './floor/local-frame.ts';

/** The settings of a draft as pieces of the plan, each setting a group. */
export function piecesOf({ settings, frame }: Draft, prefix: string): Piece[] {
  return settings.flatMap(({ pieces }, index) =>
    pieces.map((piece, number) => ({
      id: `auto-${prefix}-${index + 1}-${number + 1}`,
      product: piece.product.id,
      ...fromLocal(frame, piece),
      group: pieces.length > 1 ? `auto-${prefix}-${index + 1}` : null,
    })),
  );
}
