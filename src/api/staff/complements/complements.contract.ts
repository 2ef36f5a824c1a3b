import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import {
  changeMetaSchema,
  deletedSchema,
  deletionQueryFields,
  idParamsSchema,
} from '#api/http/written-entity.contract.ts';
import {
  complementRuleChangeSchema,
  complementRuleOrderSchema,
  complementRuleSchema,
} from '#domain/catalogue/complements/complement-rule-body.ts';

const ruleSchema = z
  .object({ ...complementRuleSchema.shape, id: z.string(), version: z.int() })
  .meta({ id: 'ComplementRule' });

const foundProductSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  translations: z.object({ ar: z.object({ name: z.string() }) }),
});

const shared = { group: 'Catalogue', access: 'staff' } as const;

export const complementRulesContract = defineContract({
  ...shared,
  method: 'get',
  path: '/api/complement-rules',
  summary: 'What goes with what',
  description: 'All rules in their order, with the products that they name.',
  errors: ['database_unavailable'],
  data: z.object({
    rules: z.array(ruleSchema),
    products: z.array(foundProductSchema).meta({ description: 'Named by the rules' }),
  }),
});

const wholeRule = {
  name: 'Monitor: arm that carries it',
  heading: { en: 'Arms that carry this monitor', ar: 'حوامل تحمل هذه الشاشة' },
  source: { places: ['monitors'], needsAssembly: false, conditions: [] },
  target: {
    places: ['monitor-arms'],
    productIds: [],
    comparisons: [{ attribute: 'load', comparison: 'at-least' as const, sourceAttribute: 'weight' }],
  },
  quantityFrom: null,
  isCounted: false,
  isActive: true,
};

export const createComplementRuleContract = defineContract({
  ...shared,
  method: 'post',
  path: '/api/complement-rules',
  summary: 'Add a rule',
  description:
    'It comes last. Product pages show what it finds under its heading: sold products in stock of the target, those whose ' +
    'attributes relate to those of the product as the comparisons say. A value that is not known does not fit.',
  errors: ['database_unavailable'],
  body: complementRuleSchema,
  bodyExamples: { 'Arms of monitors': wholeRule },
  data: ruleSchema,
  successStatus: 201,
});

export const changeComplementRuleContract = defineContract({
  ...shared,
  method: 'put',
  path: '/api/complement-rules/{id}',
  summary: 'Change a rule',
  description:
    'All of its fields. With a version that is stale nothing is written, and the answer says what changed.',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: complementRuleChangeSchema,
  bodyExamples: { 'All fields': { ...wholeRule, version: 3 } },
  data: ruleSchema,
  meta: changeMetaSchema,
});

export const deleteComplementRuleContract = defineContract({
  ...shared,
  method: 'delete',
  path: '/api/complement-rules/{id}',
  summary: 'Delete a rule',
  description: 'Product pages no longer show what it found.',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject(deletionQueryFields),
  data: deletedSchema,
});

export const complementRuleOrderContract = defineContract({
  ...shared,
  method: 'put',
  path: '/api/complement-rule-order',
  summary: 'Put rules into another order',
  description:
    'All of them, each with the version it was seen in. A product page shows what the first ones find.',
  errors: ['stale_version', 'database_unavailable'],
  body: complementRuleOrderSchema,
  data: z.array(z.object({ id: z.string() })),
});

export const complementsOfProductContract = defineContract({
  ...shared,
  method: 'get',
  path: '/api/products/{id}/complements',
  summary: 'What goes with a product',
  description: 'As its page shows it: what each rule finds, in the order of the rules.',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: z.array(
    z.object({
      rule: z.object({ id: z.string(), name: z.string() }),
      quantity: z.int().meta({ description: 'How many of each one piece of the product needs' }),
      products: z.array(foundProductSchema),
    }),
  ),
});
