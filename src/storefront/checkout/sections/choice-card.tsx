import type { ReactNode } from 'react';

interface ChoiceCardProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
}

/** A radio button as a card with a description. */
export function ChoiceCard({ name, isChosen, onChoose, title, children }: ChoiceCardProps) {
  return (
    <label className="flex cursor-pointer gap-3.5 rounded-control border border-line-strong p-4 transition-colors duration-200 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus-ring)">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4.5 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        {children && <span className="block text-sm text-ink-soft">{children}</span>}
      </span>
    </label>
  );
}
