import type { Picture } from '#images/image-address.ts';
import type { Product } from '../products/product.ts';
import { isSold } from '../products/product.ts';
import type { PackageLine } from './package.ts';

/** A product of a package, in any status. */
export interface PartProduct
  extends Pick<
    Product,
    'id' | 'slug' | 'sku' | 'name' | 'price' | 'stock' | 'status' | 'leadTimeDays' | 'dimensions'
  > {
  readonly isDeleted: boolean;
  /** A service shows neither stock nor a delivery day. */
  readonly isService: boolean;
  readonly picture: Picture | null;
}

export interface PackagePart {
  readonly productId: string;
  readonly quantity: number;
  /** Null while it is not sold. */
  readonly product: PartProduct | null;
  /** The same while it is discontinued, whose page visitors may still read; null for drafts and deleted ones. */
  readonly formerProduct: PartProduct | null;
}

/** The lines of a package with their products as visitors may see them. */
export function partsOf(
  lines: readonly PackageLine[],
  products: ReadonlyMap<string, PartProduct>,
): PackagePart[] {
  return lines.map(({ productId, quantity }) => {
    const product = products.get(productId);
    const isSeen = product !== undefined && !product.isDeleted && product.status !== 'draft';
    return {
      productId,
      quantity,
      product: isSeen && isSold(product) ? product : null,
      formerProduct: isSeen && !isSold(product) ? product : null,
    };
  });
}
