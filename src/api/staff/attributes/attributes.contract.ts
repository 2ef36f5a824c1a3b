import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import {
  changeMetaSchema,
  deletedSchema,
  deletionQueryFields,
  idParamsSchema,
} from '#api/http/written-entity.contract.ts';
import { attributeSchema } from '#api/public/catalogue/attributes.contract.ts';
import {
  attributeChangeSchema,
  attributeOrderSchema,
  attributeRequestSchema,
} from '#domain/catalogue/attributes/attribute-body.ts';

const products = z.int().meta({ description: 'How many products have it, deleted ones included' });

export const staffAttributesContract = defineContract({
  method: 'get',
  path: '/api/staff/attributes',
  group: 'Catalogue',
  summary: 'All attributes for staff',
  description:
    'In their order, with the categories that have each and how many products use it and each option.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.array(
    attributeSchema
      .extend({
        options: z.array(attributeSchema.shape.options.element.extend({ products })),
        products,
        categories: z.array(z.string()).meta({ description: 'Slugs' }),
      })
      .meta({ id: 'StaffAttribute' }),
  ),
});

const wholeAttribute = {
  unit: null,
  name: { en: 'Colour', ar: 'اللون' },
  options: [
    { key: 'white', name: { en: 'White', ar: 'أبيض' }, swatch: '#ffffff', secondSwatch: null },
    {
      key: 'oak-white',
      name: { en: 'Oak and white', ar: 'بلوط وأبيض' },
      swatch: '#c8a47a',
      secondSwatch: '#ffffff',
    },
  ],
};

export const createAttributeContract = defineContract({
  method: 'post',
  path: '/api/attributes',
  group: 'Catalogue',
  summary: 'Add an attribute',
  description:
    'It comes last. Products get it once a category has it. Its key and its kind never change; only options may have ' +
    'swatches, only numbers a unit.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: attributeRequestSchema,
  bodyExamples: { Colour: { key: 'colour', kind: 'options', ...wholeAttribute } },
  data: attributeSchema,
  successStatus: 201,
});

export const changeAttributeContract = defineContract({
  method: 'put',
  path: '/api/attributes/{id}',
  group: 'Catalogue',
  summary: 'Change an attribute',
  description:
    'Its names, unit and options, which are written as a whole in their order. An option that a product has cannot be ' +
    'removed, and the unit of numbers that products have cannot change. With a version that is stale nothing is written, ' +
    'and the answer says what changed. A built-in attribute cannot be changed.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'still_in_use', 'database_unavailable'],
  params: idParamsSchema,
  body: attributeChangeSchema,
  bodyExamples: { 'All fields': { ...wholeAttribute, version: 3 } },
  data: attributeSchema,
  meta: changeMetaSchema,
});

export const deleteAttributeContract = defineContract({
  method: 'delete',
  path: '/api/attributes/{id}',
  group: 'Catalogue',
  summary: 'Delete an attribute',
  description:
    'Categories lose it. One that a product has, a deleted one included, cannot be deleted; neither can a built-in one.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'still_in_use', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject(deletionQueryFields),
  data: deletedSchema,
});

export const attributeOrderContract = defineContract({
  method: 'put',
  path: '/api/attribute-order',
  group: 'Catalogue',
  summary: 'Put attributes into another order',
  description: 'All of them, each with the version it was seen in. Categories have orders of their own.',
  access: 'staff',
  errors: ['stale_version', 'database_unavailable'],
  body: attributeOrderSchema,
  data: z.array(z.object({ id: z.string() })),
});
