import { z } from 'zod';
import { businessFields, personalFields } from '#domain/orders/editing/change-types.ts';

const changeListShape = {
  fields: z
    .array(
      z.object({
        field: z.enum([...businessFields, ...personalFields]),
        before: z.union([z.string(), z.number()]).nullable().meta({ description: 'Amounts in QAR' }),
        after: z.union([z.string(), z.number()]).nullable(),
      }),
    )
    .readonly(),
  lines: z
    .array(
      z.object({
        sku: z.string(),
        name: z.object({ en: z.string(), ar: z.string() }),
        before: z.int().meta({ description: 'Pieces; 0: the line is added' }),
        after: z.int().meta({ description: 'Pieces; 0: the line is removed' }),
      }),
    )
    .readonly(),
};

/** What an edit of an order changed. */
export const orderChangesSchema = z
  .object({
    ...changeListShape,
    personal: z
      .object(changeListShape)
      .optional()
      .meta({ description: 'Absent after the data of the buyer was erased' }),
  })
  .meta({ id: 'OrderChanges' });

/** The details of an event 'edited' or 'change_proposed'. */
export const editDetailsSchema = orderChangesSchema.extend({
  consent: z.enum(['not_needed', 'by_phone', 'confirmed']).optional(),
});
