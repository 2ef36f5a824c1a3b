import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { activityFilterSchema } from '#domain/activity/activity-list.ts';
import { undoRefusals } from '#domain/catalogue/bulk-edit/undo-refusals.ts';

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
    together: z.int().meta({
      description:
        'How many changes were made together: a bulk edit is listed as one entry, the last of them',
    }),
    isUndoable: z.boolean(),
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
    'answer calls next. A bulk edit is one entry; `together` lists its single changes.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: activityFilterSchema,
  data: z.array(activitySchema),
  meta: z.object({ next: z.string().nullable().meta({ description: 'null: there are no older ones' }) }),
});

export const undoActivityContract = defineContract({
  method: 'post',
  path: '/api/activity/{id}/undo',
  group: 'Activity',
  summary: 'Undo a change of many products, of an article, or of the home page',
  description:
    'Gives every product of a bulk edit, an import or a stock take what it had before. A product whose changed fields ' +
    'were written again since stays as it is and is listed as refused. Stock is undone by the difference, so that ' +
    'sales since then stay. Of an article and of each section of the home page, the fields that the change wrote get ' +
    'what they had. A preview writes nothing. An undo can be undone.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: z.strictObject({ id: z.string().regex(/^\d{1,15}$/) }),
  body: z.strictObject({ preview: z.boolean().default(false) }),
  data: z.object({
    undone: z
      .int()
      .meta({ description: 'Products, articles or sections that get, or would get, what they had' }),
    refused: z.array(
      z.object({
        id: z.string(),
        name: z
          .object({ en: z.string(), ar: z.string() })
          .nullable()
          .meta({ description: 'null for a section, which the id names' }),
        reason: z.enum(undoRefusals),
        fields: z.array(z.string()),
      }),
    ),
  }),
  timeoutMs: 180_000,
});
