import type { TestimonialBody } from './testimonial-body.ts';

/** Maps a testimonial to database columns, except its position. */
export function testimonialColumns({
  author,
  role,
  company,
  text,
  rating,
  isActive,
  translations,
}: TestimonialBody) {
  const { ar } = translations;
  return {
    authorEn: author,
    authorAr: ar.author,
    roleEn: role,
    roleAr: ar.role,
    companyEn: company,
    companyAr: ar.company,
    textEn: text,
    textAr: ar.text,
    rating,
    isActive,
  };
}
