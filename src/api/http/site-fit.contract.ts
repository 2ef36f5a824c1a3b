import { z } from 'zod';
import { siteAccessSchema } from '#primitives/site-access.ts';

/** How the goods of an order or a quotation get into the buyer's building. */
export const siteFitSchema = z
  .object({
    access: siteAccessSchema,
    pieces: z
      .array(
        z.object({
          sku: z.string(),
          name: z.object({ en: z.string(), ar: z.string() }),
          answer: z.enum(['whole', 'parts', 'no', 'unknown']).meta({
            description:
              'It gets there assembled, in its cartons only, not at all, or the packed sizes are not known',
          }),
          boxes: z
            .array(
              z.object({
                carton: z.int().nullable().meta({ description: 'From 1; null: the assembled piece' }),
                size: z
                  .object({ width: z.number(), depth: z.number(), height: z.number() })
                  .meta({ description: 'In millimetres' }),
                attitude: z
                  .enum(['upright', 'turned', 'tilted'])
                  .nullable()
                  .meta({ description: 'Null: it does not get through' }),
                at: z
                  .enum(['door', 'liftDoor', 'cabin', 'stairs', 'turn'])
                  .nullable()
                  .meta({ description: 'Where it does not get through, or has to be tilted' }),
              }),
            )
            .readonly(),
        }),
      )
      .readonly()
      .meta({ description: 'Of products with goods, calculated from the sizes of now' }),
  })
  .nullable()
  .meta({
    description:
      'The way into the building that the buyer measured, and what gets through it; null: not said',
  });
