import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { FilterPart } from '../listing/filter-parts.ts';

/** What comes near a filter that leaves nothing. */
export interface NearMatches {
  /** Filters whose absence leaves something, the narrowest first; more than one where only all of them together do. */
  readonly without: readonly { readonly parts: readonly FilterPart[]; readonly total: number }[];
  /** A search that finds something. */
  readonly spelling: { readonly term: string; readonly total: number } | null;
  readonly categories: readonly { readonly slug: string; readonly name: LocalizedText }[];
}
