import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time' satisfies CheckMessage);

const interval = z
  .strictObject({
    opens: timeOfDay.meta({ example: '16:00' }),
    closes: timeOfDay.meta({ example: '20:00' }),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'closes_after_opens' satisfies CheckMessage,
  });

const dayHours = z
  .strictObject({
    weekday: z.int().min(0).max(6).meta({ description: '0 is Sunday' }),
    opens: timeOfDay.nullable().meta({ example: '08:00' }),
    closes: timeOfDay.nullable().meta({ example: '12:00' }),
    second: interval
      .optional()
      .meta({ description: 'After a break on the same day; begins after the first' }),
  })
  .refine(({ opens, closes }) => opens !== null || closes === null, {
    path: ['opens'],
    error: 'required' satisfies CheckMessage,
  })
  .refine(({ opens, closes }) => opens === null || (closes !== null && opens < closes), {
    path: ['closes'],
    error: 'closes_after_opens' satisfies CheckMessage,
  })
  .refine(({ closes, second }) => !second || (closes !== null && closes < second.opens), {
    path: ['second', 'opens'],
    error: 'opens_after_break' satisfies CheckMessage,
  });

/** The hours of a week in a request body. No interval passes midnight. */
export const weekHoursSchema = z
  .array(dayHours)
  .length(7)
  .refine((days) => days.every((day, index) => day.weekday === index), 'each_once' satisfies CheckMessage)
  .readonly()
  .meta({ description: 'One entry for each weekday, Sunday first; null on days when the shop is closed' });
