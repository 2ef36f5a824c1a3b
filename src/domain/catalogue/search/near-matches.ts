import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { FilterPart } from '../listing/filter-parts.ts';

/** Alternatives to a filter without results. */
export interface NearMatches {
  /** Filters to remove, the one with most results first; several parts if only removing all of them gives results. */
  readonly without: readonly { readonly parts: readonly FilterPart[]; readonly total: number }[];
  /** A corrected search term that has results. */
  readonly spelling: { readonly term: string; readonly total: number } | null;
  readonly categories: readonly { readonly slug: string; readonly name: LocalizedText }[];
}
