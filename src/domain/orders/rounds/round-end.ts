import { z } from 'zod';
import { type Day, workingDays } from '#domain/delivery/working-days.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { largestAmount, qarFromDirhams } from '#primitives/money.ts';
import type { OpeningTimes } from '#primitives/opening-times/opening-times.ts';
import type { FieldError } from '#primitives/shop-error.ts';
import { idempotencyKeySchema } from '../payments/payment-body.ts';

/** What happens next with an order that was not delivered. */
export const nextSteps = ['another_day', 'stay', 'cancel'] as const;

const deliveredSchema = z.strictObject({
  id: z.uuid(),
  collected: z
    .number()
    .min(0)
    .max(qarFromDirhams(largestAmount))
    .multipleOf(0.01)
    .meta({ description: 'In QAR, recorded as a payment in cash or by card; 0: nothing was collected' }),
});

const exceptionSchema = z.strictObject({
  id: z.uuid(),
  reason: z.string().trim().min(1).max(500).meta({
    description: 'For the history; the buyer is sent the reason of a cancellation',
  }),
  next: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('another_day'), day: calendarDaySchema }),
    z.strictObject({ kind: z.literal('stay') }),
    z.strictObject({ kind: z.literal('cancel') }),
  ]),
});

const mostStops = 200;

/** How a round ended: everything was delivered, but for the exceptions. */
export const roundEndSchema = z.strictObject({
  key: idempotencyKeySchema,
  delivered: z.array(deliveredSchema).max(mostStops).readonly(),
  exceptions: z.array(exceptionSchema).max(mostStops).readonly(),
});

export type RoundEndBody = z.infer<typeof roundEndSchema>;
export type RoundException = z.infer<typeof exceptionSchema>;

/** Why an order of the round is left as it is. 'moved': it is for another day now. */
export const endRefusals = ['delivered', 'cancelled', 'moved', 'amount_changed', 'gone'] as const;
export type EndRefusal = (typeof endRefusals)[number];

const daysAhead = 24;

/** The days on which the shop works, for another attempt. Goods that come back need no time to get ready. */
export function redeliveryDays(times: OpeningTimes, now: Date): Day[] {
  return workingDays(times, now, 0, daysAhead);
}

/** An exception that names the same day or one on which nothing is delivered, or an order that is named twice. */
export function roundEndProblems(
  day: Day,
  { delivered, exceptions }: Pick<RoundEndBody, 'delivered' | 'exceptions'>,
  days: readonly Day[],
): FieldError[] {
  const all = [...delivered, ...exceptions].map(({ id }) => id);
  const repeated = new Set(all).size < all.length;
  return [
    ...(repeated ? [{ path: 'exceptions', code: 'invalid' as const }] : []),
    ...exceptions.flatMap(({ next }, index) =>
      next.kind === 'another_day' && (next.day === day || !days.includes(next.day))
        ? [{ path: `exceptions.${index}.next.day`, code: 'not_offered' as const }]
        : [],
    ),
  ];
}
