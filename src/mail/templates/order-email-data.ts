import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import type { DatedHours, DayHours } from '#primitives/opening-times/opening-times.ts';
import type { PaymentMethod } from '#primitives/order-status.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** The data of emails about an order; src/mail imports no slice, so it declares the fields that it needs. */
export interface OrderInEmail {
  readonly id: string;
  readonly number: string;
  readonly trackingKey: string;
  /** Of the buyer, and so of the emails to the buyer. */
  readonly locale: Locale;
  readonly placedAt: Date;
  readonly contact: { readonly name: string; readonly phone: string; readonly email: string };
  readonly company: { readonly name: string; readonly crNumber: string } | null;
  /** Of the buyer's own purchase order; may be empty. */
  readonly lpoNumber: string;
  readonly fulfilment:
    | {
        readonly kind: 'delivery';
        readonly zone: number;
        readonly street: string;
        readonly building: string;
        readonly unit: string;
        readonly landmark: string;
      }
    | { readonly kind: 'pickup' };
  /** The best known first. */
  readonly districts: readonly LocalizedText[];
  /** Of the delivery or the pickup, for example '2026-11-17'. */
  readonly day: string;
  readonly payment: PaymentMethod;
  readonly notes: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: LocalizedText;
    readonly unitPrice: Dirhams;
    readonly quantity: number;
    readonly lineTotal: Dirhams;
  }[];
  readonly subtotal: Dirhams;
  readonly discount: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
  /** Credit terms; absent or null: due with the delivery or before it. */
  readonly paymentDueDays?: number | null;
  /** What is left to pay; absent for a new order, of which nothing is paid. */
  readonly balance?: { readonly owed: Dirhams };
  /** Absent or null before it is issued. */
  readonly invoice?: { readonly number: string } | null;
}

/** How an order was changed; what is personal stands apart. */
export interface ChangesInEmail extends ChangeList {
  readonly personal: ChangeList;
}

interface ChangeList {
  readonly fields: readonly {
    readonly field: string;
    /** Amounts are in QAR. */
    readonly before: string | number | null;
    readonly after: string | number | null;
  }[];
  /** Pieces; 0 for a line that is added or removed. */
  readonly lines: readonly {
    readonly name: LocalizedText;
    readonly before: number;
    readonly after: number;
  }[];
}

/** Who sells: the shop's profile, and the address under which visitors reach it. */
export interface ShopInEmail {
  readonly name: LocalizedText;
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly address: LocalizedText;
  readonly mapUrl: string;
  /** One entry for each weekday, Sunday first. */
  readonly hours: readonly Omit<DayHours, 'weekday'>[];
  /** Absent where the hours are already those of the day that the email is about. */
  readonly datedHours?: readonly DatedHours[] | undefined;
  readonly bank: { readonly name: string; readonly iban: string; readonly accountName: string } | null;
  readonly publicUrl: string;
}

/** The same, and where staff read their emails, in which language. */
export interface EmailSender extends ShopInEmail {
  readonly staffEmail: string;
  readonly staffLocale: Locale;
}
