import type { Database } from '#database/connect.ts';
import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { replaceCategoryAttributes } from '../attributes/attribute-queries.server.ts';
import { lockCatalogue } from '../products/catalogue-lock-queries.server.ts';
import { findKnownImageIds } from '../products/product-image-queries.server.ts';
import { serializeProduct } from '../products/serialize-product.ts';
import { requireCategory } from './category-queries.server.ts';
import {
  type Deletion,
  findDeletion,
  listMoves,
  lockProducts,
  openPosition,
} from './category-restore-queries.server.ts';
import { insertCategory, insertSubcategories } from './category-write-queries.server.ts';
import { updatePlaceOfProducts } from './reassign-products-queries.server.ts';
import { type CategoryResponse, serializeCategory } from './serialize-category.ts';
import { validateCategory } from './validate-category.server.ts';

/**
 * Restores a deleted category with its id, slug, subcategories and picture, and with the products that its deletion
 * moved elsewhere, unless they have been moved again since.
 */
export async function restoreCategory(
  db: Database,
  id: string,
  origin: ChangeOrigin,
): Promise<CategoryResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const deletion = await findDeletion(transaction, id);
    if (!deletion) throw new ShopError('not_found');
    await reinsertCategory(transaction, deletion.before, origin);
    const restored = serializeCategory(await requireCategory(transaction, id));
    const moves = await moveBack(transaction, restored, deletion, origin.now);
    await recordChanges(transaction, { invalidatesPages: true }, origin, ...moves, {
      action: 'restore-category',
      entity: 'category',
      entityId: id,
      after: restored,
    });
    return restored;
  });
}

async function reinsertCategory(transaction: Transaction, before: CategoryResponse, { now }: ChangeOrigin) {
  const { id, image: _address, imageId, version, attributes, subcategories, ...body } = before;
  const known = await findKnownImageIds(transaction, imageId ? [imageId] : []);
  const validated = await validateCategory(transaction, {
    ...body,
    // Written below: attributes may have been deleted meanwhile.
    attributes: [],
    imageId: imageId && known.has(imageId) ? imageId : null,
    // As new ones, because no row has their ids now.
    subcategories: subcategories.map(({ id: _id, ...part }) => part),
  });
  const times = { createdAt: now, updatedAt: now };
  await insertCategory(transaction, {
    ...validated.category,
    id,
    position: await openPosition(transaction, validated.category.departmentId),
    version: version + 1,
    ...times,
  });
  // Entries of the history may be older than attributes.
  await replaceCategoryAttributes(transaction, id, attributes ?? []);
  if (subcategories.length === 0) return;
  await insertSubcategories(
    transaction,
    validated.subcategories.map(({ columns }, index) => ({
      ...columns,
      id: subcategories[index]?.id,
      categoryId: id,
      ...times,
    })),
  );
}

async function moveBack(
  transaction: Transaction,
  category: CategoryResponse,
  deletion: Deletion,
  now: Date,
): Promise<Change[]> {
  const moves = new Map((await listMoves(transaction, deletion)).map((move) => [move.from.id, move]));
  if (moves.size === 0) return [];
  const subcategoryIds = new Map(category.subcategories.map(({ id, slug }) => [slug, id]));
  const products = await lockProducts(transaction, [...moves.keys()]);
  const changes: Change[] = [];
  for (const product of products) {
    const move = moves.get(product.id);
    const isWhereItWent =
      product.category === move?.to.category && product.subcategory === move?.to.subcategory;
    if (!move || !isWhereItWent) continue;
    const { category: slug, subcategory } = move.from;
    const place = {
      categoryId: category.id,
      category: slug,
      subcategoryId: (subcategory && subcategoryIds.get(subcategory)) ?? null,
      subcategory,
    };
    await updatePlaceOfProducts(transaction, [product.id], place, now);
    changes.push({
      action: 'move-product',
      entity: 'product',
      entityId: product.id,
      before: serializeProduct(product),
      after: serializeProduct({ ...product, category: slug, subcategory, version: product.version + 1 }),
    });
  }
  return changes;
}
