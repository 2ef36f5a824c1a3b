import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { findTakenSkus } from '../listing/staff-product-queries.server.ts';
import { lockCatalogue } from './catalogue-lock-queries.server.ts';
import { insertProductDraft, productCreation } from './create-product.server.ts';
import { requireProduct } from './product-queries.server.ts';
import { type ProductResponse, serializeProduct } from './serialize-product.ts';

const longestName = 120;
const longestSku = 40;

/** Creates a draft with the texts and pictures of a product, and no stock. */
export async function duplicateProduct(
  db: Database,
  id: string,
  origin: ChangeOrigin & { readonly publicUrl: string },
): Promise<ProductResponse> {
  return inTransaction(db, async (transaction) => {
    await lockCatalogue(transaction);
    const {
      id: _id,
      slug: _slug,
      version: _version,
      images: _images,
      ...original
    } = serializeProduct(await requireProduct(transaction, id));
    const { ar } = original.translations;
    const created = await insertProductDraft(
      transaction,
      {
        ...original,
        sku: await findFreeSku(original.sku, (skus) => findTakenSkus(transaction, skus)),
        name: marked(original.name, 'copy'),
        translations: { ar: { ...ar, name: ar.name && marked(ar.name, 'نسخة') } },
        stock: 0,
        status: 'draft',
        successorIds: [],
        isFeatured: false,
        isNewArrival: false,
        isBestSeller: false,
      },
      origin,
    );
    await recordChanges(transaction, { invalidatesPages: true }, origin, productCreation(created));
    return created;
  });
}

function marked(name: string, mark: string): string {
  const end = ` (${mark})`;
  return `${name.slice(0, longestName - end.length).trimEnd()}${end}`;
}

async function findFreeSku(
  sku: string,
  findTaken: (skus: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string> {
  for (let first = 1; ; first += 20) {
    const choices = Array.from({ length: 20 }, (_, index) => {
      const end = first + index === 1 ? '-COPY' : `-COPY-${first + index}`;
      return `${sku.slice(0, longestSku - end.length).replace(/-+$/, '')}${end}`;
    });
    const taken = await findTaken(choices);
    const free = choices.find((choice) => !taken.has(choice));
    if (free !== undefined) return free;
  }
}
