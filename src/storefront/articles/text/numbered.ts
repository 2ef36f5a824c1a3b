/** Gives the parts of a text their position as a React key: they have no id, and a page never reorders them. */
export function numbered<Item>(items: readonly Item[]): { readonly item: Item; readonly number: number }[] {
  return items.map((item, number) => ({ item, number }));
}
