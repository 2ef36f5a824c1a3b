import { seedFamilies } from '#database/seed/data/product-families.ts';
import type { SeedProduct } from '#database/seed/seed-product.ts';
import { newProductDefaults, type ProductBody, productBodySchema } from '../products/product-body.ts';

/** The code of the assembly service that a product names, if it names one. */
export function serviceCodeOf({ assembly }: SeedProduct): string | undefined {
  return assembly.kind === 'service' ? assembly.sku : undefined;
}

const familyOfSlug: ReadonlyMap<string, string> = new Map(
  seedFamilies.flatMap(({ key, members }) => members.map((slug) => [slug, key])),
);

/** A product of the first range as staff would write it: its assembly service is named by its id. */
export function seedBody(
  { assembly, ...seed }: SeedProduct,
  idOfSku: ReadonlyMap<string, string>,
): ProductBody {
  return productBodySchema.parse({
    ...newProductDefaults,
    ...seed,
    family: familyOfSlug.get(seed.slug) ?? null,
    assembly:
      assembly.kind === 'service' ? { kind: 'service', productId: idOfSku.get(assembly.sku) } : assembly,
  });
}
