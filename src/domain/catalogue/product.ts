import type { LocalizedText } from '#primitives/localized-text.ts';
import type { Dirhams } from '#primitives/money.ts';

export interface Product {
  readonly id: string;
  readonly slug: string;
  readonly sku: string;
  readonly brand: string;
  readonly name: LocalizedText;
  readonly shortDescription: LocalizedText;
  readonly description: LocalizedText;
  readonly price: Dirhams;
  readonly stock: number;
}

export function isInStock(product: Pick<Product, 'stock'>): boolean {
  return product.stock > 0;
}
