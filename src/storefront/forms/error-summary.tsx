import { useEffect } from 'react';
import { focusControl } from '#ui/forms/focus-control.ts';

interface ErrorSummaryProps {
  readonly id: string;
  readonly title: string;
  /** In the order of the page, each with the id of its field. */
  readonly errors: readonly { readonly id: string; readonly text: string | undefined }[];
  /** How many submits were stopped by errors. */
  readonly submitErrorCount: number;
}

/** Lists the errors of a form with links to their fields. It gets the focus after a submit, so that screen readers read it. */
export function ErrorSummary({ id, title, errors, submitErrorCount }: ErrorSummaryProps) {
  useEffect(() => {
    if (submitErrorCount > 0) focusControl(id);
  }, [id, submitErrorCount]);
  if (submitErrorCount === 0 || errors.length === 0) return null;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="rounded-panel border border-negative bg-surface p-5 sm:p-6"
    >
      <h2 id={`${id}-title`} className="font-medium text-negative">
        {title}
      </h2>
      <ul className="mt-2">
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(error.id);
              }}
              className="inline-flex min-h-9 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
