import { useEffect, useId, useState } from 'react';
import { typedNumber } from '../typed-number.ts';
import { smallField } from './field-styles.ts';

interface LengthFieldProps {
  readonly label: string;
  /** In millimetres, or in degrees; null: not known. */
  readonly value: number | null;
  /** 10 for a length, which is typed in centimetres. */
  readonly unit?: 1 | 10;
  readonly onChange: (value: number) => void;
  readonly isLabelHidden?: boolean;
}

/** A number that takes effect when it is confirmed or left, so that half of it changes nothing. */
export function LengthField({ label, value, unit = 10, onChange, isLabelHidden = false }: LengthFieldProps) {
  const id = useId();
  const shown = value === null ? '' : String(Math.round((value / unit) * 10) / 10);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);

  function confirm(): void {
    const typed = typedNumber(text);
    if (typed === null || text === shown) setText(shown);
    else onChange(Math.round(typed * unit));
  }

  return (
    <div className="min-w-0">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1 block text-sm text-ink-soft'}>
        {label}
      </label>
      <input
        id={id}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        onChange={(event) => setText(event.target.value)}
        onBlur={confirm}
        onKeyDown={(event) => {
          if (event.key === 'Enter') confirm();
        }}
        className={smallField}
      />
    </div>
  );
}
