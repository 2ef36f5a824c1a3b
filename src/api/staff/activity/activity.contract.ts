import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { activityFilterSchema } from '#domain/activity/activity-list.ts';

const plain = z.union([z.string(), z.number(), z.boolean()]);
const value = z
  .union([plain, z.array(plain).readonly()])
  .nullable()
  .meta({ description: 'null: nothing' });
const name = z.object({ en: z.string(), ar: z.string() }).nullable();

const differenceSchema = z
  .object({
    path: z
      .array(
        z.object({
          field: z.string(),
          entry: z
            .object({ key: z.string(), name })
            .nullable()
            .meta({ description: 'Which one of a list of things' }),
        }),
      )
      .readonly(),
    before: value,
    after: value,
  })
  .meta({ id: 'Difference' });

const activitySchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string(),
    action: z.string().meta({ example: 'update-product' }),
    entity: z.string().meta({ example: 'product' }),
    entityId: z.string(),
    name: name.meta({ description: 'What people call it, in both languages' }),
    kind: z.enum(['created', 'changed', 'deleted']),
    changes: z
      .array(differenceSchema)
      .meta({ description: 'Field by field; passwords and keys are left out' }),
  })
  .meta({ id: 'Activity' });

export const activityContract = defineContract({
  method: 'get',
  path: '/api/activity',
  group: 'Activity',
  summary: 'Who changed what, and when',
  description:
    'The newest first, 50 at a time, each with what differed before and after. Older ones follow by the key that the ' +
    'answer calls next.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: activityFilterSchema,
  data: z.array(activitySchema),
  meta: z.object({ next: z.string().nullable().meta({ description: 'null: there are no older ones' }) }),
});
