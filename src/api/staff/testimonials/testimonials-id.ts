import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { deleteTestimonial } from '#domain/testimonials/delete-testimonial.server.ts';
import { updateTestimonial } from '#domain/testimonials/update-testimonial.server.ts';
import { changeTestimonialContract, deleteTestimonialContract } from './testimonials-id.contract.ts';

export const testimonialsIdPut = endpoint(changeTestimonialContract, async ({ params, body }, call) => ({
  data: await updateTestimonial(call.services.db, params.id, body, changeOrigin(call)),
}));

export const testimonialsIdDelete = endpoint(deleteTestimonialContract, async ({ params, query }, call) => ({
  data: await deleteTestimonial(call.services.db, params.id, query.version, changeOrigin(call)),
}));
