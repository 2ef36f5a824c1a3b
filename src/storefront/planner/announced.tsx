import { useEffect, useState } from 'react';

export interface Announcement {
  readonly text: string;
  /** Screen readers repeat the same text when it is announced again. */
  readonly count: number;
  /** What is seen in the drawing anyway is only said. */
  readonly isShown: boolean;
}

const shownMs = 6_000;

/** Says what happened to screen readers; what was refused is also shown for a moment. */
export function Announced({
  announcement: { text, count, isShown },
}: {
  readonly announcement: Announcement;
}) {
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setSeen(count), shownMs);
    return () => clearTimeout(timer);
  }, [isShown, count]);
  const isVisible = isShown && seen !== count;
  return (
    <p
      role="status"
      className={
        isVisible
          ? 'fixed inset-x-4 bottom-6 z-50 mx-auto w-fit max-w-prose rounded-control bg-night px-5 py-3 text-night-ink shadow-overlay'
          : 'sr-only'
      }
    >
      <span key={count}>{text}</span>
    </p>
  );
}
