import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import {
  changeMetaSchema,
  deletedSchema,
  deletionQueryFields,
  idParamsSchema,
} from '#api/http/written-entity.contract.ts';
import {
  packageChangeSchema,
  packageOrderSchema,
  packageRequestSchema,
} from '#domain/catalogue/packages/package-body.ts';
import { partStates } from '#domain/catalogue/packages/package-contents.ts';
import { productStatuses } from '#primitives/status/product-status.ts';

const packageSchema = z
  .object({
    ...packageRequestSchema.shape,
    id: z.string(),
    lines: z.array(z.object({ productId: z.string(), sku: z.string(), quantity: z.int() })),
    version: z.int(),
  })
  .meta({ id: 'Package' });

const shared = { group: 'Catalogue', access: 'staff' } as const;

export const staffPackagesContract = defineContract({
  ...shared,
  method: 'get',
  path: '/api/staff/packages',
  summary: 'All packages for staff',
  description:
    'A package is a set of products that visitors put into the cart at once. It has no price and no stock of its own: its price ' +
    'is the sum of its parts, and it is in stock as often as its scarcest part allows. With its parts in any status.',
  errors: ['database_unavailable'],
  data: z.array(
    packageSchema
      .extend({
        price: z.number().meta({ description: 'In QAR, without the parts that are not sold' }),
        inStock: z.int().meta({ description: 'Whole packages' }),
        parts: z.array(
          z.object({
            productId: z.string(),
            sku: z.string(),
            name: z.object({ en: z.string(), ar: z.string() }),
            price: z.number(),
            stock: z.int(),
            status: z.enum(productStatuses),
            isDeleted: z.boolean(),
            state: z.enum(partStates).meta({ description: 'Whether it is enough for one package' }),
          }),
        ),
      })
      .meta({ id: 'StaffPackage' }),
  ),
});

const wholePackage = {
  name: { en: 'Workplace for one', ar: 'مكان عمل لموظف واحد' },
  summary: { en: 'Desk, chair and drawers.', ar: 'مكتب وكرسي ووحدة أدراج.' },
  lines: [{ productId: '5f0c9a52-6d3e-4a39-9c57-0d6c7f1b2a10', quantity: 1 }],
  isActive: true,
};

export const createPackageContract = defineContract({
  ...shared,
  method: 'post',
  path: '/api/packages',
  summary: 'Add a package',
  description: 'It comes last. Its slug never changes.',
  errors: ['database_unavailable'],
  body: packageRequestSchema,
  bodyExamples: { 'One part': { slug: 'workplace-for-one', ...wholePackage } },
  data: packageSchema,
  successStatus: 201,
});

export const changePackageContract = defineContract({
  ...shared,
  method: 'put',
  path: '/api/packages/{id}',
  summary: 'Change a package',
  description:
    'All of its fields. With a version that is stale nothing is written, and the answer says what changed.',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: packageChangeSchema,
  bodyExamples: { 'All fields': { ...wholePackage, version: 3 } },
  data: packageSchema,
  meta: changeMetaSchema,
});

export const deletePackageContract = defineContract({
  ...shared,
  method: 'delete',
  path: '/api/packages/{id}',
  summary: 'Delete a package',
  description: 'Its products stay.',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject(deletionQueryFields),
  data: deletedSchema,
});

export const packageOrderContract = defineContract({
  ...shared,
  method: 'put',
  path: '/api/package-order',
  summary: 'Put packages into another order',
  description: 'All of them, each with the version it was seen in.',
  errors: ['stale_version', 'database_unavailable'],
  body: packageOrderSchema,
  data: z.array(z.object({ id: z.string() })),
});
