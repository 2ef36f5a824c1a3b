import { useField } from '#ui/forms/form-context.ts';
import { StarIcon } from '#ui/icons.tsx';
import { FieldNotes } from '#ui/text-field.tsx';
import { useFormFieldFrame } from '../forms/form-fields.tsx';
import { useTestimonialsTexts } from './testimonials-texts.ts';

/** Rating of one to five stars, as radio buttons for keyboard and screen readers. */
export function RatingField() {
  const texts = useTestimonialsTexts();
  const { value, setValue } = useField('rating');
  const { id, error } = useFormFieldFrame('rating', false);
  const chosen = Number(value);
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{texts.rating}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((rating) => (
          <label
            key={rating}
            className={`hit-area cursor-pointer rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent ${rating <= chosen ? 'text-accent' : 'text-line-strong'}`}
          >
            <input
              type="radio"
              name="rating"
              value={rating}
              aria-label={texts.stars(rating)}
              checked={chosen === rating}
              onChange={() => setValue(rating)}
              className="sr-only"
            />
            <StarIcon />
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={undefined} error={error} />
    </fieldset>
  );
}
