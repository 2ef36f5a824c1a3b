import type { ReactNode } from 'react';
import { useFieldErrors } from '#ui/forms/form-context.ts';

/** Rows of a list that are rarely needed; opens when one of them has an error. */
export function CollapsedRows({
  title,
  list,
  places,
  children,
}: {
  readonly title: string;
  /** Path of the list in the form. */
  readonly list: string;
  readonly places: readonly number[];
  readonly children: ReactNode;
}) {
  const errors = useFieldErrors();
  const isRefused = places.some((place) =>
    [...errors.keys()].some((path) => path.startsWith(`${list}.${place}.`)),
  );
  return (
    <details {...(isRefused && { open: true })}>
      <summary className="cursor-pointer py-2.5 text-sm font-medium">{title}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
