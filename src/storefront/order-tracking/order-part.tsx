import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

interface OrderPartProps {
  readonly title: string;
  /** Whether it may be longer than a sheet of paper; any other part is printed on one sheet. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** Section of the order page with a heading. */
export function OrderPart({ title, isLong = false, children }: OrderPartProps) {
  return (
    <section
      className={classNames(
        'rounded-panel bg-surface p-5 shadow-raised sm:p-8 print:rounded-none print:border-t print:border-line print:px-0 print:pt-4 print:pb-0 print:shadow-none',
        !isLong && 'print:break-inside-avoid',
      )}
    >
      <h2 className="type-heading">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
