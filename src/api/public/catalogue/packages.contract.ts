import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

const text = z.object({ en: z.string(), ar: z.string() });

export const packagesContract = defineContract({
  method: 'get',
  path: '/api/packages',
  group: 'Catalogue',
  summary: 'All packages',
  description:
    'Sets of products that staff put together, in their order. A package has no price and no stock of its own: its price is the ' +
    'sum of its parts, and it is in stock as often as its scarcest part allows. A buyer orders the parts, each as a line of the ' +
    'order, and may order another product of the family of a part in its place.',
  access: 'public',
  errors: ['database_unavailable'],
  revalidated: true,
  data: z.array(
    z
      .object({
        slug: z.string().meta({ description: 'Its page is /packages/{slug}', example: 'workplace-for-one' }),
        name: text,
        summary: text,
        price: z.number().meta({ description: 'In QAR, of one package, without parts that are not sold' }),
        inStock: z.int().meta({ description: 'Whole packages' }),
        isComplete: z.boolean().meta({ description: 'All of its parts are sold' }),
        parts: z
          .array(
            z.object({
              productId: z.string(),
              sku: z.string(),
              slug: z.string(),
              name: text,
              quantity: z.int().meta({ description: 'Pieces in one package' }),
              price: z.number().meta({ description: 'In QAR, of one piece' }),
              stock: z.int(),
              family: z.string().nullable().meta({ description: 'The key of its family' }),
            }),
          )
          .meta({ description: 'Those that are sold' }),
      })
      .meta({ id: 'PublicPackage' }),
  ),
});
