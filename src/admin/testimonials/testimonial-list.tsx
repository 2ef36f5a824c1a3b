import { useState } from 'react';
import { moveTestimonialContract } from '#api/staff/testimonials/testimonials.contract.ts';
import { ReorderList } from '../components/reorder-list.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { type ListedTestimonial, textsIn } from './listed-testimonial.ts';
import { TestimonialRow } from './testimonial-row.tsx';
import { useTestimonialsTexts } from './testimonials-texts.ts';
import { useDeleteTestimonial } from './use-delete-testimonial.ts';

/** Testimonials in the order of the storefront, reordered by drag, by keyboard, and on a phone by two buttons. */
export function TestimonialList({ testimonials }: { readonly testimonials: readonly ListedTestimonial[] }) {
  const texts = useTestimonialsTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const moving = useStaffWrite(moveTestimonialContract);
  const { remove, errorText } = useDeleteTestimonial();
  /** Optimistic order while the move is being saved. */
  const [moved, setMoved] = useState<{ readonly id: string; readonly place: number }>();
  const shown = moved ? withMoved(testimonials, moved) : testimonials;
  const authorOf = (testimonial: ListedTestimonial) => textsIn(testimonial, locale).author;

  async function move(id: string, place: number): Promise<void> {
    const testimonial = testimonials[place] && testimonials.find((one) => one.id === id);
    if (!testimonial || testimonials[place] === testimonial) return;
    setMoved({ id, place });
    const answer = await moving.send({ params: { id }, body: { position: place } });
    setMoved(undefined);
    if (answer) toasts.show({ text: texts.moved(authorOf(testimonial), place + 1) });
  }

  return (
    <>
      {(moving.errorText ?? errorText) && (
        <p role="alert" className="text-sm text-negative">
          {moving.errorText ?? errorText}
        </p>
      )}
      <ReorderList
        label={texts.title}
        items={shown}
        keyOf={({ id }) => id}
        nameOf={authorOf}
        onReorder={(items, [id = '']) =>
          void move(
            id,
            items.findIndex((one) => one.id === id),
          )
        }
      >
        {(testimonial) => (
          <TestimonialRow testimonial={testimonial} onDelete={() => void remove(testimonial)} />
        )}
      </ReorderList>
    </>
  );
}

function withMoved(
  testimonials: readonly ListedTestimonial[],
  { id, place }: { readonly id: string; readonly place: number },
): readonly ListedTestimonial[] {
  const from = testimonials.findIndex((one) => one.id === id);
  const [testimonial] = testimonials.slice(from, from + 1);
  return testimonial ? testimonials.toSpliced(from, 1).toSpliced(place, 0, testimonial) : testimonials;
}
