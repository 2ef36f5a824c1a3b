import type { WordsSnapshot } from '../search/words/word-index.ts';
import type { SortOrdersSnapshot } from './product-sort-orders.ts';
import type { TableSnapshot } from './product-table.ts';

/** What a snapshot consists of, in this order: the beginning, rows, words of names, words of texts, the end. */
export type IndexSnapshotPart =
  | {
      readonly kind: 'beginning';
      readonly places: readonly string[];
      readonly orders: SortOrdersSnapshot;
      /** Of the vocabulary that its words of names were made with. */
      readonly phrases: string;
    }
  | { readonly kind: 'rows'; readonly rows: TableSnapshot }
  | { readonly kind: 'names' | 'texts'; readonly words: WordsSnapshot }
  | { readonly kind: 'end' };
