/** What buyers in Qatar call one kind of product. */
export interface KindWords {
  /** Seeded slugs of the categories and subcategories with products of this kind. */
  readonly places: readonly string[];
  /**
   * Words and phrases, separated by commas: standard Arabic, dialect, English in Arabic letters, plurals, common
   * misspellings. Spelling variants that foldText removes (hamza, ة and ه, the article) need no entry of their own, nor do
   * English plurals.
   */
  readonly words: string;
}
