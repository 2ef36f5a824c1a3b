import type { Queryable } from '#database/transaction.ts';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { CategoryDirectory } from '#domain/catalogue/categories/find-place.ts';
import type { ImageStore } from '#images/image-store.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { ListedProduct, ListedProducts } from './drawing/listed-product.ts';
import { selectDrawnProducts } from './drawn-product-queries.server.ts';
import { swatchesOf } from './find-planned-products.server.ts';
import { pieceKindOf } from './piece-kind.ts';
import type { Plan } from './plan.ts';
import { plannedFacts } from './planned-facts.ts';
import { seededSlugs } from './seeded-slugs.server.ts';
import { readTopViews } from './top-view/read-top-view.server.ts';
import { isDrawnFromAbove } from './top-view/top-view.ts';

/** In a plan with more pieces each is too small for more than its symbol, and its documents would be large. */
const mostFromAbove = 400;

interface Catalogue extends CategoryDirectory {
  readonly attributes: readonly Attribute[];
}

/**
 * The products of a plan as its documents show them. Sizes and names are those of now; of a plan that was stored, what is sold no more is
 * drawn all the same.
 */
export async function findListedProducts(
  db: Queryable,
  catalogue: Catalogue,
  { pieces }: Pick<Plan, 'pieces'>,
  models: Pick<ImageStore, 'readOfModel'>,
): Promise<ListedProducts> {
  const ids = [...new Set(pieces.map(({ product }) => product))].filter(isUuid);
  if (ids.length === 0) return new Map();
  const slugs = seededSlugs(catalogue);
  const swatches = swatchesOf(catalogue.attributes);
  const rows = await selectDrawnProducts(db, ids);
  const views =
    pieces.length <= mostFromAbove
      ? await readTopViews(
          models,
          rows.flatMap(({ model }) => model ?? []),
        )
      : null;
  const listed = rows.flatMap((row): ListedProduct[] => {
    const { id, slug, sku, nameEn, nameAr, width, depth, height, attributes } = row;
    if (width === null || depth === null || height === null) return [];
    const category = slugs.get(row.categoryId) ?? null;
    const subcategory = (row.subcategoryId && slugs.get(row.subcategoryId)) || null;
    const kind = pieceKindOf({
      category,
      subcategory,
      dimensions: { width, depth, height },
      onCastors: attributes['on-castors'] === true,
    });
    if (!kind) return [];
    return [
      {
        id,
        sku,
        name: { en: nameEn, ar: nameAr || nameEn },
        kind,
        width,
        depth,
        facts: plannedFacts({ kind, slug, category, subcategory, width, depth, attributes }),
        swatch: swatches.get(String(attributes.colour ?? '')) ?? null,
        topView: isDrawnFromAbove({ kind, subcategory }) ? (views?.get(row.model ?? '') ?? null) : null,
        price: row.status === 'live' && row.deletedAt === null ? row.price : null,
      },
    ];
  });
  return new Map(listed.map((product) => [product.id, product]));
}
