import { imageAddress } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Testimonial } from './testimonial.ts';

/** Serializes a testimonial for the API: English in the fields, Arabic in `translations`. */
export function serializeTestimonial(testimonial: Testimonial) {
  const { id, rating, isActive, picture, position, version } = testimonial;
  return {
    id,
    ...textsIn(testimonial, 'en'),
    rating,
    isActive,
    image: picture && imageAddress(picture, 600),
    translations: { ar: textsIn(testimonial, 'ar') },
    position,
    version,
  };
}

export type TestimonialResponse = ReturnType<typeof serializeTestimonial>;

function textsIn({ author, role, company, text }: Testimonial, locale: Locale) {
  return { author: author[locale], role: role[locale], company: company[locale], text: text[locale] };
}
