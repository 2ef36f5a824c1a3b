/** The id of the text that the quantity of a product is explained by. */
export function stockNoteId(productId: string): string {
  return `stock-of-${productId}`;
}
