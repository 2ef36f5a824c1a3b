import {
  createTestimonialContract,
  deleteTestimonialContract,
} from '#api/staff/testimonials/testimonials.contract.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { type ListedTestimonial, textsIn } from './listed-testimonial.ts';
import { useTestimonialsTexts } from './testimonials-texts.ts';

/** Deletes a testimonial without confirmation and offers to undo it. */
export function useDeleteTestimonial() {
  const texts = useTestimonialsTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const deletion = useStaffWrite(deleteTestimonialContract);
  const creation = useStaffWrite(createTestimonialContract);

  async function remove(testimonial: ListedTestimonial): Promise<boolean> {
    const { id, version, ...body } = testimonial;
    const { author } = textsIn(testimonial, locale);
    // Query parameters are text.
    const answer = await deletion.send({ params: { id }, query: { version: String(version) } });
    if (!answer) return false;
    toasts.show({
      text: texts.deleted(author),
      undo: async () => {
        if (await creation.send({ body })) toasts.show({ text: texts.restored(author) });
      },
    });
    return true;
  }

  return { remove, errorText: deletion.errorText ?? creation.errorText };
}
