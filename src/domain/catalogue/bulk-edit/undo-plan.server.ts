import { isDeepStrictEqual } from 'node:util';
import type { ProductResponse } from '../products/serialize-product.ts';
import type { UndoRefusal } from './undo-refusals.ts';

/** The fields that an undo gives back. The stock is undone by its difference, pictures are in no bulk change. */
const writtenFields = [
  'slug',
  'sku',
  'brand',
  'name',
  'shortDescription',
  'description',
  'specifications',
  'category',
  'subcategory',
  'price',
  'isFeatured',
  'isNewArrival',
  'isBestSeller',
  'dimensions',
  'weightKg',
  'attributes',
  'cartons',
  'assembly',
  'warrantyMonths',
  'leadTimeDays',
  'status',
  'family',
  'successorIds',
  'translations',
] as const satisfies readonly (keyof ProductResponse)[];

/** What a product gets back. */
export interface Undo {
  readonly fields: Partial<ProductResponse>;
  /** Pieces to add to the stock of now. */
  readonly pieces: number;
}

export interface Refused {
  readonly reason: UndoRefusal;
  /** The fields that were changed since. */
  readonly fields: readonly string[];
}

/** Entries of the history may be older than a field. */
type State = Partial<ProductResponse>;

/**
 * What undoes a change of a product. Only what the change wrote is given back, and only if nothing else has written it
 * since: other fields may have changed. A sale since then changes the stock of now, not what the change did to it.
 */
export function planUndo(before: State, after: State, current: ProductResponse): Undo | Refused {
  const changed = writtenFields.filter(
    (field) => field in before && field in after && !isDeepStrictEqual(before[field], after[field]),
  );
  const rewritten = changed.filter((field) => !isDeepStrictEqual(current[field], after[field]));
  if (rewritten.length > 0) return { reason: 'changed', fields: rewritten };
  const pieces = (before.stock ?? 0) - (after.stock ?? 0);
  if (current.stock + pieces < 0) return { reason: 'too_low', fields: ['stock'] };
  return { fields: Object.fromEntries(changed.map((field) => [field, before[field]])), pieces };
}
