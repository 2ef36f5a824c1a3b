import { inArray } from 'drizzle-orm';
import { dirhamsFromQar } from '#primitives/money.ts';
import { products, subcategories } from '../schema/catalogue.ts';
import type { Transaction } from '../transaction.ts';
import { firstProducts } from './data/first-products.ts';

export async function seedFirstProducts(transaction: Transaction): Promise<void> {
  const slugs = firstProducts.map((product) => product.subcategory);
  const rows = await transaction.select().from(subcategories).where(inArray(subcategories.slug, slugs));
  const subcategoryBySlug = new Map(rows.map((row) => [row.slug, row]));
  await transaction.insert(products).values(
    firstProducts.map(({ subcategory: slug, priceQar, ...product }, position) => {
      const subcategory = subcategoryBySlug.get(slug);
      if (!subcategory) throw new Error(`no subcategory with the slug '${slug}'`);
      return {
        ...product,
        categoryId: subcategory.categoryId,
        subcategoryId: subcategory.id,
        price: dirhamsFromQar(priceQar),
        position,
      };
    }),
  );
}
