import { z } from 'zod';

const quantities = z
  .array(z.object({ sku: z.string(), name: z.object({ en: z.string(), ar: z.string() }), quantity: z.int() }))
  .readonly();

/** To which rooms the pieces go, by the plan that came with the quotation. */
export const roomPlacingSchema = z
  .object({
    rooms: z
      .array(
        z.object({
          name: z.string().meta({ description: 'May be empty' }),
          number: z.int(),
          lines: quantities,
        }),
      )
      .readonly(),
    elsewhere: quantities.meta({ description: 'More than the plan has in rooms' }),
    notOrdered: quantities.meta({ description: 'In the plan, and not in the lines' }),
  })
  .nullable()
  .meta({ description: 'Null: no plan came along' });
