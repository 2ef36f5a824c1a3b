import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import {
  changeMetaSchema,
  deletedSchema,
  deletionQueryFields,
  idParamsSchema,
} from '#api/http/written-entity.contract.ts';
import { familyChangeSchema, familyRequestSchema } from '#domain/catalogue/families/family-body.ts';
import { productStatuses } from '#primitives/status/product-status.ts';

const bilingual = z.object({ en: z.string(), ar: z.string() });

const familySchema = z
  .object({
    id: z.string(),
    key: z.string(),
    name: bilingual,
    optionKeys: z
      .array(z.string())
      .meta({ description: 'Keys of attributes, in the order of the product page' }),
    productIds: z.array(z.string()).meta({ description: 'Its members' }),
    version: z.int(),
  })
  .meta({ id: 'ProductFamily' });

const combination = z
  .record(z.string(), z.union([z.number(), z.string()]))
  .meta({ description: 'A value for each option, by key: a number, the key of an option, yes or no' });

export const staffFamiliesContract = defineContract({
  method: 'get',
  path: '/api/staff/product-families',
  group: 'Catalogue',
  summary: 'All families of products for staff',
  description:
    'A family has products of one model, which differ in the attributes that it names. With its members in any status, and ' +
    'with what it lacks.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.array(
    familySchema
      .extend({
        members: z.array(
          z.object({
            id: z.string(),
            sku: z.string(),
            name: bilingual,
            status: z.enum(productStatuses),
            options: combination,
          }),
        ),
        gaps: z.object({
          missing: z
            .array(combination)
            .meta({ description: 'Combinations that no member has, at most 50 of them' }),
          missingCount: z.int(),
          lacking: z
            .array(z.object({ productId: z.string(), keys: z.array(z.string()) }))
            .meta({ description: 'Members without a value of an option' }),
          equal: z
            .array(z.array(z.string()))
            .meta({ description: 'Ids of members that have the same value of every option' }),
        }),
      })
      .meta({ id: 'StaffProductFamily' }),
  ),
});

const wholeFamily = {
  name: { en: 'Sadu staff desk', ar: 'مكتب موظف من «سدو»' },
  optionKeys: ['width', 'colour'],
};

export const createFamilyContract = defineContract({
  method: 'post',
  path: '/api/product-families',
  group: 'Catalogue',
  summary: 'Add a family of products',
  description:
    'Its key never changes. Options are attributes of which a product has one value. A product belongs to one family: one that ' +
    'is in another leaves that.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: familyRequestSchema,
  bodyExamples: { 'Without products': { key: 'sadu-staff-desk-2', ...wholeFamily } },
  data: familySchema,
  successStatus: 201,
});

export const changeFamilyContract = defineContract({
  method: 'put',
  path: '/api/product-families/{id}',
  group: 'Catalogue',
  summary: 'Change a family of products',
  description:
    'Its names and options are written as a whole; products are moved in and out one by one, and others stay. With a version ' +
    'that is stale nothing is written, and the answer says what changed.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: familyChangeSchema,
  bodyExamples: { 'All fields': { ...wholeFamily, addedProductIds: [], removedProductIds: [], version: 1 } },
  data: familySchema,
  meta: changeMetaSchema,
});

export const deleteFamilyContract = defineContract({
  method: 'delete',
  path: '/api/product-families/{id}',
  group: 'Catalogue',
  summary: 'Delete a family of products',
  description: 'Its products stay, each on its own.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject(deletionQueryFields),
  data: deletedSchema,
});
