import { z } from 'zod';
import { calendarDaySchema } from '#primitives/calendar-day.ts';

export const entriesOnPage = 50;

/** Filter of the audit history. Days are calendar days in Qatar. */
export const activityFilterSchema = z.strictObject({
  entity: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .max(40)
    .optional()
    .meta({ description: 'What was changed', example: 'product' }),
  entityId: z.string().max(120).optional().meta({ description: 'Which of them' }),
  actor: z.string().trim().max(80).optional().meta({ description: 'Who changed it', example: 'admin' }),
  person: z
    .uuid()
    .optional()
    .meta({ description: 'The account of the person, whatever their name was then' }),
  from: calendarDaySchema.optional(),
  to: calendarDaySchema.optional().meta({ description: 'The last day, included' }),
  together: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .meta({ description: 'The single changes of this entry, which were made together' }),
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .meta({ description: 'Entries older than this one: what the answer before called next' }),
});

export type ActivityFilter = z.infer<typeof activityFilterSchema>;

/** An entry of the audit history; the states are serialized as in the API. */
export interface ActivityEntry {
  readonly id: number;
  readonly at: Date;
  readonly actor: string;
  /** Verb and noun, for example 'update-product'. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly before: unknown;
  readonly after: unknown;
  /** The number of changes that were made together with it, itself included. */
  readonly together: number;
}
