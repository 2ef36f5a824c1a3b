import type { Picture } from '#images/image-address.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

export interface Testimonial {
  readonly id: string;
  readonly author: LocalizedText;
  readonly role: LocalizedText;
  readonly company: LocalizedText;
  readonly text: LocalizedText;
  readonly rating: number;
  readonly isActive: boolean;
  readonly picture: Picture | null;
  /** 0 is the first. */
  readonly position: number;
  readonly version: number;
}
