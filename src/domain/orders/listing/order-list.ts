import { z } from 'zod';
import type { Day } from '#domain/delivery/working-days.ts';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import {
  type FulfilmentKind,
  type OrderStatus,
  orderStatuses,
  type PaymentMethod,
} from '#primitives/order-status.ts';
import type { PaymentState } from '#primitives/payment.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

export const ordersOnPage = 50;

/** What an order can wait for besides its next step: the buyer's answer to a proposed change, or goods in repair. */
export const awaitedThings = ['consent', 'repair'] as const;
export type AwaitedThing = (typeof awaitedThings)[number];

/** What staff narrow the list by. */
export const orderFilterSchema = z.strictObject({
  search: z.string().trim().max(100).optional().meta({
    description:
      'Words in number, name, phone, email, company, LPO number, names and codes of products, zone and district',
  }),
  status: z.enum(orderStatuses).optional(),
  day: calendarDaySchema.optional().meta({ description: 'Of the delivery or the pickup' }),
  placedFrom: calendarDaySchema
    .optional()
    .meta({ description: 'The first day on which they were placed, in Qatar' }),
  placedTo: calendarDaySchema.optional().meta({ description: 'The last such day' }),
  awaiting: z.enum(awaitedThings).optional().meta({
    description: 'Those with a proposed change that the buyer has not answered, or with goods in repair',
  }),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export type OrderFilter = z.infer<typeof orderFilterSchema>;

/** What a list shows of an order. */
export interface ListedOrder {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly locale: Locale;
  readonly placedAt: Date;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly companyName: string;
  readonly fulfilment: FulfilmentKind;
  readonly zone: number | null;
  readonly day: Day;
  readonly payment: PaymentMethod;
  readonly total: Dirhams;
  readonly paymentState: PaymentState;
  readonly owed: Dirhams;
  /** Pieces of all lines. */
  readonly pieces: number;
  /** The best known district of the zone; null for a pickup. */
  readonly district: LocalizedText | null;
  readonly firstLine: LocalizedText;
  readonly lines: number;
  /** A proposed change waits for the buyer's consent. */
  readonly awaitsConsent: boolean;
  /** Goods of it are in repair. */
  readonly hasRepair: boolean;
}
