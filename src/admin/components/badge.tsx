import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'positive' | 'negative' | 'accent' | 'waiting';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  positive: 'bg-[#e3f1ea] text-positive',
  negative: 'bg-[#fbe9e7] text-negative',
  accent: 'bg-accent-soft text-accent',
  waiting: 'bg-[#fbf0d9] text-[#7a4d00]',
};

/** A status in one or two words. The text carries the meaning, the colour only helps to find it. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center rounded-pill px-2.5 py-0.5 text-xs font-medium whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
