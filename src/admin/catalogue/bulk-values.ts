import type { BulkChange } from '#domain/catalogue/bulk-edit/bulk-change.ts';
import type { AdjustmentReason } from '#domain/catalogue/stock/stock-adjustment.ts';
import type { ProductStatus } from '#primitives/status/product-status.ts';
import { numberFrom } from '../forms/number-from.ts';

export type BulkArea = 'price' | 'stock' | 'status' | 'flags' | 'move';
export type BulkKind = 'set-price' | 'price-by-percent' | 'price-by-amount' | 'set-stock' | 'stock-by';
export type FlagChoice = '' | 'yes' | 'no';

/** Form values of a bulk edit. */
export interface BulkValues {
  readonly kind: BulkKind;
  readonly typed: string;
  readonly roundTo: string;
  readonly reason: AdjustmentReason;
  readonly note: string;
  readonly isFeatured: FlagChoice;
  readonly isNewArrival: FlagChoice;
  readonly isBestSeller: FlagChoice;
  readonly status: ProductStatus;
  /** 'category' or 'category/subcategory'. */
  readonly place: string;
}

export const kindsOf = {
  price: ['price-by-percent', 'price-by-amount', 'set-price'],
  stock: ['stock-by', 'set-stock'],
} as const;

export function initialValues(area: BulkArea): BulkValues {
  return {
    kind: area === 'stock' ? 'stock-by' : 'price-by-percent',
    typed: '',
    roundTo: '1',
    reason: 'delivery',
    note: '',
    isFeatured: '',
    isNewArrival: '',
    isBestSeller: '',
    status: 'live',
    place: '',
  };
}

/** Maps form values to the call's body; what is no number is sent as it is and rejected by the server. */
export function changeFrom(area: BulkArea, values: BulkValues): BulkChange {
  const { kind, reason, note } = values;
  const number = numberFrom(values.typed) as number;
  const roundTo = Number(values.roundTo) as 1;
  if (area === 'flags') {
    return {
      kind: 'flags',
      ...(values.isFeatured && { isFeatured: values.isFeatured === 'yes' }),
      ...(values.isNewArrival && { isNewArrival: values.isNewArrival === 'yes' }),
      ...(values.isBestSeller && { isBestSeller: values.isBestSeller === 'yes' }),
    };
  }
  if (area === 'status') return { kind: 'status', status: values.status };
  if (area === 'move') {
    const [category = '', subcategory] = values.place.split('/');
    return { kind: 'move', category, subcategory: subcategory ?? null };
  }
  switch (kind) {
    case 'set-price':
      return { kind, price: number };
    case 'price-by-percent':
      return { kind, percent: number, roundTo };
    case 'price-by-amount':
      return { kind, amount: number, roundTo };
    case 'set-stock':
      return { kind, stock: number, reason, note };
    case 'stock-by':
      return { kind, pieces: number, reason, note };
  }
}
