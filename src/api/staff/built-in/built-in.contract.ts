import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { builtInParts } from '#domain/catalogue/built-in/built-in-part.ts';

const names = z.array(z.object({ en: z.string(), ar: z.string() }));

const shared = { group: 'Catalogue', access: 'staff', errors: ['database_unavailable'] } as const;

export const builtInCatalogueContract = defineContract({
  ...shared,
  method: 'get',
  path: '/api/staff/built-in-catalogue',
  summary: 'What a new shop has and this one can add',
  description:
    'A shop from before attributes, families, rules and packages existed has none of them. For products that still have the code ' +
    'and the English name with which they came, it can add those of a new shop. A part of which the shop has anything is empty.',
  data: z
    .object({
      attributes: names,
      families: names,
      rules: names,
      packages: names,
      products: z.int().meta({ description: 'Products that are still those of a new shop' }),
    })
    .meta({ id: 'BuiltInCatalogue' }),
});

export const addBuiltInContract = defineContract({
  ...shared,
  method: 'post',
  path: '/api/staff/built-in-catalogue',
  summary: 'Add what a new shop has',
  description:
    'Adds one part, whole or not at all. With the attributes come those of categories that have none, and the values, cartons and ' +
    'assembly of products that have none. Nothing that staff have entered is changed.',
  body: z.strictObject({ part: z.enum(builtInParts) }),
  bodyExamples: { Packages: { part: 'packages' } },
  data: z.object({ added: z.int() }),
  successStatus: 201,
  // It writes some hundred rows, each with its entry in the history.
  timeoutMs: 60_000,
});
