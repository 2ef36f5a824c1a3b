import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { changeMeta } from '#api/http/written-entity.contract.ts';
import { createTestimonial } from '#domain/testimonials/create-testimonial.server.ts';
import { deleteTestimonial } from '#domain/testimonials/delete-testimonial.server.ts';
import { moveTestimonial } from '#domain/testimonials/move-testimonial.server.ts';
import { serializeTestimonial } from '#domain/testimonials/serialize-testimonial.ts';
import { listAllTestimonials } from '#domain/testimonials/testimonial-queries.server.ts';
import { toggleTestimonial } from '#domain/testimonials/toggle-testimonial.server.ts';
import { updateTestimonial } from '#domain/testimonials/update-testimonial.server.ts';
import {
  changeTestimonialContract,
  createTestimonialContract,
  deleteTestimonialContract,
  moveTestimonialContract,
  staffTestimonialsContract,
  toggleTestimonialContract,
} from './testimonials.contract.ts';

export const staffTestimonials = endpoint(staffTestimonialsContract, async (_input, { services }) => ({
  data: (await listAllTestimonials(services.db)).map(serializeTestimonial),
}));

export const testimonialsPost = endpoint(createTestimonialContract, async ({ body }, call) => ({
  data: await createTestimonial(call.services.db, body, changeOrigin(call)),
}));

export const testimonialsIdPut = endpoint(changeTestimonialContract, async ({ params, body }, call) => ({
  data: await updateTestimonial(call.services.db, params.id, body, changeOrigin(call)),
  meta: changeMeta(body),
}));

export const testimonialsIdDelete = endpoint(deleteTestimonialContract, async ({ params, query }, call) => ({
  data: await deleteTestimonial(call.services.db, params.id, query.version, changeOrigin(call)),
}));

export const testimonialsIdToggle = endpoint(toggleTestimonialContract, async ({ params, body }, call) => ({
  data: await toggleTestimonial(call.services.db, params.id, body, changeOrigin(call)),
}));

export const testimonialsIdPosition = endpoint(moveTestimonialContract, async ({ params, body }, call) => ({
  data: await moveTestimonial(call.services.db, params.id, body.position, changeOrigin(call)),
}));
