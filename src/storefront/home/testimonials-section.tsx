import { useMessages } from '#i18n/messages-context.tsx';
import type { Picture } from '#images/image-address.ts';
import { StarIcon } from '#ui/icons.tsx';
import { Slider } from '#ui/slider.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { testimonialsId } from './stats-strip.tsx';

/** A testimonial in one language. */
export interface Voice {
  readonly id: string;
  readonly author: string;
  readonly role: string;
  readonly company: string;
  readonly text: string;
  readonly rating: number;
  readonly picture: Picture | null;
}

export function TestimonialsSection({ voices }: { readonly voices: readonly Voice[] }) {
  const { testimonials } = useMessages().home;
  if (voices.length === 0) return null;
  return (
    <section
      aria-labelledby={testimonialsId}
      className="below-first-view mt-section bg-sunken py-section [--usual-height:28rem]"
    >
      <div className="page-column">
        <Slider
          labelledBy={testimonialsId}
          previousLabel={testimonials.previous}
          nextLabel={testimonials.next}
          isFocusable
          heading={
            <h2 id={testimonialsId} className="type-title">
              {testimonials.title}
            </h2>
          }
        >
          {voices.map((voice) => (
            <li key={voice.id} className="w-[min(82vw,26rem)]">
              <figure className="flex h-full flex-col rounded-card bg-surface p-6 sm:p-7">
                <Rating rating={voice.rating} />
                <blockquote className="mt-4 grow text-pretty">{voice.text}</blockquote>
                <figcaption className="mt-6 flex items-center gap-4 border-t border-line pt-5">
                  {voice.picture && (
                    <CataloguePicture
                      picture={voice.picture}
                      sizes="56px"
                      className="size-14 shrink-0 rounded-control"
                    />
                  )}
                  <span className="min-w-0">
                    <span className="block font-medium">{voice.author}</span>
                    <span className="block text-sm text-ink-faint">
                      {[voice.role, voice.company].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </Slider>
      </div>
    </section>
  );
}

const stars = [1, 2, 3, 4, 5];

function Rating({ rating }: { readonly rating: number }) {
  const { testimonials } = useMessages().home;
  return (
    <p className="flex text-accent">
      <span className="sr-only">{testimonials.rating(rating, stars.length)}</span>
      {stars.map((star) => (
        <span key={star} className={star <= rating ? '' : 'text-line'}>
          <StarIcon />
        </span>
      ))}
    </p>
  );
}
