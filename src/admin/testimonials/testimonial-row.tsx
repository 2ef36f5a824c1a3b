import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { toggleTestimonialContract } from '#api/staff/testimonials/testimonials.contract.ts';
import { addressInWidth } from '#images/image-address.ts';
import { StarIcon } from '#ui/icons.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { type ListedTestimonial, textsIn } from './listed-testimonial.ts';
import { useTestimonialsTexts } from './testimonials-texts.ts';

interface TestimonialRowProps {
  readonly testimonial: ListedTestimonial;
  readonly onDelete: () => void;
}

export function TestimonialRow({ testimonial, onDelete }: TestimonialRowProps) {
  const texts = useTestimonialsTexts();
  const locale = useStaffLocale();
  const { author, role, company, text } = textsIn(testimonial, locale);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4 ps-14 pe-4 md:flex-nowrap">
      {testimonial.image ? (
        <img
          src={addressInWidth(testimonial.image, 300)}
          alt=""
          className="size-14 shrink-0 rounded-control bg-sunken object-cover"
        />
      ) : (
        <span className="size-14 shrink-0 rounded-control bg-sunken" />
      )}
      <div className={`min-w-0 grow basis-40 ${testimonial.isActive ? '' : 'text-ink-faint'}`}>
        <p className="font-medium">
          <bdi>{author}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          <bdi>{role}</bdi> · <bdi>{company}</bdi>
        </p>
        <Stars rating={testimonial.rating} />
        <p className="mt-1 line-clamp-2 max-w-prose text-sm">{text}</p>
      </div>
      <div className="flex w-full shrink-0 items-center md:w-auto md:gap-1">
        <Visibility testimonial={testimonial} author={author} />
        <Link
          to={`/admin/testimonials/${testimonial.id}`}
          aria-label={texts.editOne(author)}
          className={staffButton('quiet', 'px-3')}
        >
          {texts.edit}
        </Link>
        <button
          type="button"
          aria-label={texts.deleteOne(author)}
          className={staffButton('quiet', 'px-3')}
          onClick={onDelete}
        >
          {texts.delete}
        </button>
      </div>
    </div>
  );
}

function Visibility({
  testimonial,
  author,
}: {
  readonly testimonial: ListedTestimonial;
  readonly author: string;
}) {
  const texts = useTestimonialsTexts();
  const { send, errorText } = useStaffWrite(toggleTestimonialContract);
  /** Optimistic value until the list has the version that saved it. */
  const [wanted, setWanted] = useState<{ readonly isActive: boolean; readonly savedAs: number }>();
  const isActive = wanted && testimonial.version < wanted.savedAs ? wanted.isActive : testimonial.isActive;

  /** The latest click. One that is made while an earlier one is being sent is sent after it. */
  const latest = useRef<boolean>(undefined);

  async function change(next: boolean): Promise<void> {
    setWanted({ isActive: next, savedAs: Number.POSITIVE_INFINITY });
    const isBeingSent = latest.current !== undefined;
    latest.current = next;
    if (!isBeingSent) await sendLatest(next);
  }

  async function sendLatest(next: boolean): Promise<void> {
    const answer = await send({ params: { id: testimonial.id }, body: { isActive: next } });
    const later = latest.current;
    if (answer && later !== undefined && later !== next) return sendLatest(later);
    latest.current = undefined;
    setWanted(answer && { isActive: next, savedAs: answer.data.version });
  }

  return (
    <label className="flex min-h-11 grow cursor-pointer items-center gap-2 text-sm md:w-28 md:grow-0">
      <input
        type="checkbox"
        checked={isActive}
        onChange={(event) => void change(event.target.checked)}
        className="size-5 accent-accent"
      />
      {isActive ? texts.shown : texts.hidden}
      <span className="sr-only">: {author}</span>
      {errorText && <span className="text-negative">{errorText}</span>}
    </label>
  );
}

function Stars({ rating }: { readonly rating: number }) {
  const texts = useTestimonialsTexts();
  return (
    <p role="img" aria-label={texts.stars(rating)} className="flex text-accent">
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} className={star > rating ? 'opacity-25' : ''}>
          <StarIcon />
        </span>
      ))}
    </p>
  );
}
