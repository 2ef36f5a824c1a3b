/** Help pages, articles, places and services that a search found, in the language of the page. */
export interface FoundPageGroup {
  readonly title: string;
  /** Whether the search asks for such a page rather than for a product. */
  readonly isAnswer: boolean;
  readonly pages: readonly {
    /** What the page is, as a label. */
    readonly kind: string;
    readonly title: string;
    readonly excerpt: string;
    /** Without locale. */
    readonly path: string;
  }[];
}
