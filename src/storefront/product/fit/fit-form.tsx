import { useId, useState } from 'react';
import { fitsInto } from '#domain/catalogue/attributes/fits-into.ts';
import { useFitMessages } from '#i18n/messages/storefront/product/fit-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { TextField } from '#ui/text-field.tsx';
import { numberFrom } from '../../catalogue/listing/typed-prices.ts';
import { LocaleLink } from '../../navigation/locale-link.tsx';
import type { CartonSize } from './carton-size.ts';

const millimetresInCentimetre = 10;
const measures = ['width', 'height', 'depth'] as const;
const untyped = { width: '', height: '', depth: '' };

/** Measures of a lift, and whether every carton fits into it. */
export function FitForm({ cartons }: { readonly cartons: readonly CartonSize[] }) {
  const texts = useFitMessages();
  const id = useId();
  const [typed, setTyped] = useState(untyped);
  const space = spaceFrom(typed);
  return (
    <div className="mt-2">
      <p className="text-sm text-ink-soft">{texts.lead}</p>
      <div className="mt-3 grid grid-cols-3 items-end gap-3">
        {measures.map((measure) => (
          <TextField
            key={measure}
            id={`${id}-${measure}`}
            label={texts[measure]}
            error={numberFrom(typed[measure]) === 'unreadable' ? texts.unreadable : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            dir="ltr"
            value={typed[measure]}
            onChange={({ target }) => setTyped((before) => ({ ...before, [measure]: target.value }))}
          />
        ))}
      </div>
      <div role="status" className="mt-3 font-medium">
        {space && <Answer cartons={cartons} space={space} />}
      </div>
    </div>
  );
}

/** In millimetres; null until all measures can be read. */
function spaceFrom(typed: typeof untyped): CartonSize | null {
  const [width, height, depth] = measures.map((measure) => numberFrom(typed[measure]));
  if (typeof width !== 'number' || typeof height !== 'number' || typeof depth !== 'number') return null;
  const stored = (shown: number) => shown * millimetresInCentimetre;
  return { width: stored(width), height: stored(height), depth: stored(depth) };
}

interface AnswerProps {
  readonly cartons: readonly CartonSize[];
  readonly space: CartonSize;
}

function Answer({ cartons, space }: AnswerProps) {
  const texts = useFitMessages();
  const { catalogue } = useMessages();
  const bySize = cartons.toSorted((one, other) => volume(other) - volume(one));
  const sizeOf = ({ width, depth, height }: CartonSize) => {
    const sides = [width, depth, height].map((side) => side / millimetresInCentimetre).join(' × ');
    return catalogue.centimetres(sides);
  };
  const tooLarge = bySize.find((carton) => !fitsInto(carton, space));
  if (!tooLarge) {
    const [largest] = bySize;
    return <p className="text-positive">{largest && texts.fits(sizeOf(largest))}</p>;
  }
  return (
    <p className="text-negative">
      {texts.tooLarge(sizeOf(tooLarge))}{' '}
      <LocaleLink to="/contact" className="underline underline-offset-4">
        {texts.ask}
      </LocaleLink>
    </p>
  );
}

function volume({ width, depth, height }: CartonSize): number {
  return width * depth * height;
}
