import { type KeyboardEvent, useState } from 'react';
import { latinDigits } from '#primitives/text/latin-digits.ts';
import { classNames } from './class-names.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';

interface QuantityStepperProps {
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Id of the error message. */
  readonly errorId?: string | undefined;
  readonly className?: string;
}

/**
 * Number input from 1 to max, typed in Latin or Arabic digits or changed by one. While the text is invalid the last valid
 * value counts; blur restores it.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, decreaseLabel, increaseLabel, value, max, onChange, errorId, className } = props;
  const [draft, setDraft] = useState<string | null>(null);

  function change(wanted: number): void {
    setDraft(null);
    const nearest = Math.min(max, Math.max(1, wanted));
    if (nearest !== value) onChange(nearest);
  }

  function type(text: string): void {
    setDraft(text);
    const typed = wholeNumber(text);
    if (typed !== null && typed >= 1) onChange(Math.min(max, typed));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!step) return;
    event.preventDefault();
    change(value + step);
  }

  return (
    <div
      className={classNames(
        'inline-flex h-12 items-stretch rounded-pill border bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-(--focus-ring)',
        errorId ? 'border-negative' : 'border-line-strong',
        className,
      )}
    >
      <StepButton label={decreaseLabel} isAtEnd={value <= 1} onStep={() => change(value - 1)}>
        <MinusIcon />
      </StepButton>
      <input
        // Not type=number, which rejects Arabic digits and changes on scroll.
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={max}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        autoComplete="off"
        maxLength={8}
        value={draft ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setDraft(null)}
        className="w-12 bg-transparent text-center tabular-nums outline-none"
      />
      <StepButton label={increaseLabel} isAtEnd={value >= max} onStep={() => change(value + 1)}>
        <PlusIcon />
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onStep: () => void;
  readonly children: React.ReactNode;
}

/** At the limit it is aria-disabled instead of disabled, so that it keeps the focus. */
function StepButton({ label, isAtEnd, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={onStep}
      className="flex w-11 items-center justify-center rounded-pill text-ink-soft transition-colors duration-200 hover:text-accent aria-disabled:cursor-default aria-disabled:text-line-strong/60"
    >
      {children}
    </button>
  );
}

function wholeNumber(text: string): number | null {
  const digits = latinDigits(text).trim();
  return /^\d+$/.test(digits) ? Number(digits) : null;
}
