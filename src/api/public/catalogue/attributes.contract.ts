import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { attributeKinds, attributeUnits } from '#primitives/attributes/attribute-kinds.ts';

const name = z.object({ en: z.string(), ar: z.string() });

export const attributeSchema = z
  .object({
    id: z.string(),
    key: z.string().meta({ example: 'seat-height' }),
    kind: z.enum(attributeKinds),
    unit: z.enum(attributeUnits).nullable(),
    name,
    options: z.array(
      z.object({
        key: z.string(),
        name,
        swatch: z.string().nullable().meta({ description: 'A colour as #rrggbb' }),
        secondSwatch: z.string().nullable(),
      }),
    ),
    isBuiltIn: z
      .boolean()
      .meta({ description: 'Width, depth, height and weight, which products have in fields of their own' }),
    version: z.int().meta({ description: 'A change carries the version it was based on' }),
  })
  .meta({ id: 'Attribute' });

export const attributesContract = defineContract({
  method: 'get',
  path: '/api/attributes',
  group: 'Catalogue',
  summary: 'All attributes',
  description:
    'The definitions of the attributes of products, with their options. Which of them a category has, its own call says.',
  access: 'public',
  errors: ['database_unavailable'],
  revalidated: true,
  data: z.array(attributeSchema),
});
