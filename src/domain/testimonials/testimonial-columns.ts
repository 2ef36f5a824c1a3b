import type { TestimonialBody } from './testimonial-body.ts';

/** How a testimonial is stored; its place in the order is known only to the database. */
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
