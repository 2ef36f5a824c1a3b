import type { Dirhams } from '#primitives/money.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { DrawnProduct } from './plan-drawing.ts';

/** A product as documents of a plan draw and list it, in both languages. */
export interface ListedProduct extends DrawnProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: LocalizedText;
  /** Null: it is sold no more. */
  readonly price: Dirhams | null;
}

export type ListedProducts = ReadonlyMap<string, ListedProduct>;
