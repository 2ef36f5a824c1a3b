import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import {
  changeMetaSchema,
  deletedSchema,
  deletionQueryFields,
  idParamsSchema,
} from '#api/http/written-entity.contract.ts';
import { categorySchema } from '#api/public/catalogue/categories.contract.ts';
import { embeddedPictures } from '#api/staff/images/images.contract.ts';
import { categoryChangeSchema, categoryRequestSchema } from '#domain/catalogue/categories/category-body.ts';
import { categoryOrderSchema } from '#domain/catalogue/categories/category-order.ts';

const products = z.int().meta({ description: 'How many products lie here' });

export const staffCategoriesContract = defineContract({
  method: 'get',
  path: '/api/staff/categories',
  group: 'Catalogue',
  summary: 'The whole tree for staff',
  description: 'Departments and categories in the order of the shop, with how many products each place has.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.object({
    departments: z.array(z.object({ slug: z.string(), name: z.object({ en: z.string(), ar: z.string() }) })),
    categories: z.array(
      categorySchema
        .extend({
          products,
          lacksArabic: z
            .boolean()
            .meta({ description: 'A text of it or of a subcategory is to be translated' }),
          subcategories: z.array(categorySchema.shape.subcategories.element.extend({ products })),
        })
        .meta({ id: 'StaffCategory' }),
    ),
  }),
});

export const categoryOrderContract = defineContract({
  method: 'put',
  path: '/api/category-order',
  group: 'Catalogue',
  summary: 'Put categories into another order',
  description:
    'All categories of one department, each with the version it was seen in. Subcategories are ordered with their ' +
    'category.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  body: categoryOrderSchema,
  data: z.array(z.object({ id: z.string() })),
});

const specifiedCategory = {
  name: 'Desks',
  description: 'Desks for one person, from home offices to executive rooms.',
  image: '/images/categories/0f3a5c0f3a5c0f3a5c0f3a5c-1200.webp',
  subcategories: [{ name: 'Executive desks', description: 'Large desks with a return.' }],
};

const wholeCategory = {
  ...specifiedCategory,
  slug: 'desks',
  department: 'furniture',
  subcategories: [
    {
      name: 'Executive desks',
      description: 'Large desks with a return.',
      translations: { ar: { name: 'مكاتب تنفيذية', description: 'مكاتب كبيرة مع ملحق جانبي.' } },
    },
  ],
  translations: { ar: { name: 'مكاتب', description: 'مكاتب لشخص واحد، من المنزل إلى غرفة المدير.' } },
};

export const createCategoryContract = defineContract({
  method: 'post',
  path: '/api/categories',
  group: 'Catalogue',
  summary: 'Add a category',
  description:
    'With its subcategories; it comes last in its department. A name is enough. Without a slug it gets a free one ' +
    'made from its English name. What lacks Arabic is shown in English, and listed for staff as to be translated. ' +
    'Names in both languages belong to one category alone, and a slug to one category or ' +
    'subcategory.',
  access: 'staff',
  ...embeddedPictures,
  body: categoryRequestSchema,
  bodyExamples: { 'The fields of the specification': specifiedCategory, 'All fields': wholeCategory },
  data: categorySchema,
  successStatus: 201,
});

const moveProductsTo = z
  .string()
  .min(1)
  .max(120)
  .optional()
  .meta({ description: 'Slug of the category or subcategory that takes over the products' });

export const changeCategoryContract = defineContract({
  method: 'put',
  path: '/api/categories/{id}',
  group: 'Catalogue',
  summary: 'Change a category',
  description:
    'Fields that are absent stay as they are, and a body sent back as it was read changes nothing. Subcategories ' +
    'are written as a whole: one with an id or a known name is changed, another is added, one that is missing is ' +
    'removed. With a version that is stale nothing is written, and the answer says what changed; without a ' +
    'version the last write wins. A subcategory that has products, deleted ones ' +
    'included, is removed only when moveProductsTo says where they go: any category, or any subcategory that stays.',
  access: 'staff',
  ...embeddedPictures,
  errors: ['not_found', 'stale_version', 'still_in_use', ...embeddedPictures.errors],
  params: idParamsSchema,
  query: z.strictObject({ moveProductsTo }),
  body: categoryChangeSchema,
  bodyExamples: {
    'The fields of the specification': specifiedCategory,
    'All fields': { ...wholeCategory, version: 3 },
  },
  data: categorySchema,
  meta: changeMetaSchema,
});

export const deleteCategoryContract = defineContract({
  method: 'delete',
  path: '/api/categories/{id}',
  group: 'Catalogue',
  summary: 'Delete a category',
  description:
    'With its subcategories. One that has products, deleted ones included, is deleted only when moveProductsTo ' +
    'says where they go: another category, or a subcategory of another category.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'still_in_use', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject({ ...deletionQueryFields, moveProductsTo }),
  data: deletedSchema,
});

export const restoreCategoryContract = defineContract({
  method: 'post',
  path: '/api/categories/{id}/restore',
  group: 'Catalogue',
  summary: 'Undo the deletion of a category',
  description:
    'Brings it back with its id, address, subcategories and picture. The products that its deletion moved return, ' +
    'unless they were moved again since. Refused when its name or slug is in use meanwhile.',
  access: 'staff',
  errors: ['not_found', 'invalid_input', 'database_unavailable'],
  params: idParamsSchema,
  data: categorySchema,
  successStatus: 201,
});
