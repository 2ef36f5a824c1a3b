import { useEffect } from 'react';
import { focusControl } from '#ui/forms/focus-control.ts';

interface ProblemListProps {
  readonly id: string;
  readonly title: string;
  /** In the order of the page, each with the id of its field. */
  readonly problems: readonly { readonly id: string; readonly text: string | undefined }[];
  /** How often problems were found on sending. */
  readonly timesListed: number;
}

/** Gets the focus when a form could not be sent, so that a screen reader says what is wrong; each leads to its field. */
export function ProblemList({ id, title, problems, timesListed }: ProblemListProps) {
  useEffect(() => {
    if (timesListed > 0) focusControl(id);
  }, [id, timesListed]);
  if (timesListed === 0 || problems.length === 0) return null;
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
        {problems.map((problem) => (
          <li key={problem.id}>
            <a
              href={`#${problem.id}`}
              onClick={(event) => {
                event.preventDefault();
                focusControl(problem.id);
              }}
              className="inline-flex min-h-9 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
            >
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
