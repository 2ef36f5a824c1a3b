import { type ReactNode, useEffect, useRef } from 'react';

interface FocusedAlertProps {
  /** A new one gets the focus. */
  readonly refusal: object;
  readonly children: ReactNode;
}

/** Says why a form was refused, and gets the focus. */
export function FocusedAlert({ refusal, children }: FocusedAlertProps) {
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
  useEffect(() => box.current?.focus(), [refusal]);
  return (
    <p
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mt-4 rounded-card border border-negative bg-surface px-5 py-3 font-medium text-negative outline-none"
    >
      {children}
    </p>
  );
}
