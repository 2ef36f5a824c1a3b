import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { DatedHours, WeekHours } from '#primitives/opening-times/opening-times.ts';
import type { OrderLimits } from '#primitives/order-limits.ts';
import type { ReturnPolicy } from '#primitives/return-policy.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

export const socialNetworks = ['instagram', 'linkedin', 'facebook', 'x', 'tiktok', 'youtube'] as const;

/** The shop's name, contact and legal details. Staff edit them; every page and document shows them. */
export interface ShopProfile {
  readonly name: LocalizedText;
  readonly legalName: LocalizedText;
  /** Formatted for display: '+974 4400 0000'. */
  readonly phone: string;
  readonly whatsapp: string;
  readonly email: string;
  readonly address: LocalizedText;
  readonly mapUrl: string;
  /** The numbers on the blue plate at the showroom's door. */
  readonly plate: PlateNumbers | null;
  /** Where visitors park; may be empty. */
  readonly parking: LocalizedText;
  /** Within how many working days a message is answered. */
  readonly replyDays: number;
  readonly crNumber: string;
  readonly bank: { readonly name: string; readonly iban: string; readonly accountName: string } | null;
  readonly social: readonly {
    readonly network: (typeof socialNetworks)[number];
    readonly url: string;
  }[];
  /** The usual week. */
  readonly hours: WeekHours;
  /** In order of their dates. */
  readonly datedHours: readonly DatedHours[];
  readonly stats: ShopStats;
  readonly orderLimits: OrderLimits;
  readonly returnPolicy: ReturnPolicy;
  /** Credit terms that staff may grant with a purchase order: days from the invoice to the payment, the usual first. */
  readonly creditTermDays: readonly number[];
  /** The language of emails to the mailbox of staff; absent: English. */
  readonly staffLocale?: Locale;
}

export interface PlateNumbers {
  readonly zone: number;
  readonly street: number;
  readonly building: number;
}

/** Where the customer rating comes from: a figure of the profile, or the average of the active testimonials. */
export const ratingSources = ['profile', 'testimonials'] as const;

/** The figures that the shop advertises with. */
export interface ShopStats {
  readonly years: number;
  readonly customers: number;
  /** From 1 to 5, with one decimal. */
  readonly rating: number;
  readonly ratingSource: (typeof ratingSources)[number];
}

/** The customer rating as pages show it. */
export interface ShopRating {
  readonly value: number;
  /** The number of testimonials that it is the average of; null for the figure of the profile. */
  readonly reviews: number | null;
}

/** The customer rating by its source; null for the average of no testimonials. */
export function shopRating(
  { rating, ratingSource }: ShopStats,
  testimonials: { readonly count: number; readonly average: number },
): ShopRating | null {
  if (ratingSource === 'profile') return { value: rating, reviews: null };
  return testimonials.count > 0 ? { value: testimonials.average, reviews: testimonials.count } : null;
}

/** Days on which the shop is closed, regardless of its opening hours. */
export interface Holiday {
  /** A calendar day in Qatar, for example '2026-12-18'. */
  readonly startsOn: string;
  readonly days: number;
  readonly name: LocalizedText;
}

/** The profile with everything else that staff edit on the same form. */
export interface EditedShopProfile extends ShopProfile {
  readonly version: number;
  readonly holidays: readonly (Holiday & {
    /** The date depends on the sighting of the moon and may move by a day. */
    readonly isEstimated: boolean;
  })[];
}

/** The data of the page layout. */
export interface ShopFrame {
  /** The calendar day in Qatar on which the page was rendered. */
  readonly today: string;
  /** Its dated hours are those that last or begin soon. */
  readonly profile: ShopProfile;
  /** The holidays that overlap the given days, both included. */
  readonly holidays: readonly Holiday[];
  /** The social preview image of the shop (Open Graph). */
  readonly picture: Picture | null;
}
