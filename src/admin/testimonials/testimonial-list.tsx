import { useState } from 'react';
import { DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { moveTestimonialContract } from '#api/testimonials-id-position.contract.ts';
import { useStaffLocale } from '../kit/staff-locale.tsx';
import { useToasts } from '../kit/toasts.tsx';
import { useIsPhone } from '../kit/use-is-phone.ts';
import { useStaffWrite } from '../kit/use-staff-write.ts';
import { type ListedTestimonial, textsIn } from './listed-testimonial.ts';
import { TestimonialRow } from './testimonial-row.tsx';
import { useTestimonialsTexts } from './testimonials-texts.ts';
import { useDeleteTestimonial } from './use-delete-testimonial.ts';

/** In the order of visitors. By drag, or by keyboard from the handle; on a phone by two buttons. */
export function TestimonialList({ testimonials }: { readonly testimonials: readonly ListedTestimonial[] }) {
  const texts = useTestimonialsTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const isPhone = useIsPhone();
  const moving = useStaffWrite(moveTestimonialContract);
  const { remove, errorText } = useDeleteTestimonial();
  /** What was moved a moment ago is shown at its new place while the server is told. */
  const [moved, setMoved] = useState<{ readonly id: string; readonly place: number }>();
  const shown = moved ? withMoved(testimonials, moved) : testimonials;

  async function move(id: string, place: number): Promise<void> {
    const testimonial = testimonials.find((one) => one.id === id);
    if (!testimonial || place < 0 || place >= testimonials.length) return;
    setMoved({ id, place });
    const answer = await moving.send({ params: { id }, body: { position: place } });
    setMoved(undefined);
    if (answer) toasts.show({ text: texts.moved(textsIn(testimonial, locale).author, place + 1) });
  }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const id = String([...keys][0]);
      const others = shown.filter((one) => one.id !== id).map((one) => one.id);
      const place = others.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0);
      if (shown[place]?.id !== id) void move(id, place);
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="-my-1 h-1 rounded-pill outline-none data-drop-target:bg-accent"
      />
    ),
  });

  return (
    <>
      {(moving.errorText ?? errorText) && (
        <p role="alert" className="text-sm text-negative">
          {moving.errorText ?? errorText}
        </p>
      )}
      <GridList
        aria-label={texts.title}
        items={shown}
        keyboardNavigationBehavior="tab"
        {...(!isPhone && { dragAndDropHooks })}
        className="grid gap-2"
      >
        {(testimonial) => (
          <GridListItem
            id={testimonial.id}
            textValue={textsIn(testimonial, locale).author}
            className="rounded-card border border-line bg-surface p-4 data-dragging:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-accent"
          >
            <TestimonialRow
              testimonial={testimonial}
              place={shown.indexOf(testimonial)}
              count={shown.length}
              onMove={(place) => void move(testimonial.id, place)}
              onDelete={() => void remove(testimonial)}
            />
          </GridListItem>
        )}
      </GridList>
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
