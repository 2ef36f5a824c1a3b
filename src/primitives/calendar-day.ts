import { z } from 'zod';
import type { CheckMessage } from './text/field-rules.ts';

const first = '2000-01-01';
const last = '2999-12-31';

/**
 * A requested day. The calendar of ISO 8601 has days that the database has not (the year 0), and from the
 * year 9999 on one more day is no longer written with four digits.
 */
export const calendarDaySchema = z.iso
  .date()
  .refine((day) => day >= first && day <= last, 'day' satisfies CheckMessage);
