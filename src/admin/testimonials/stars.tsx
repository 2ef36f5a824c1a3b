import { StarIcon } from '#ui/icons.tsx';
import { useTestimonialsTexts } from './testimonials-texts.ts';

export function Stars({ rating }: { readonly rating: number }) {
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
