import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { breadcrumbData, type Step } from '../head/structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

/**
 * Breadcrumb navigation with its structured data; the last step, the page itself, has no link. On phones it is for screen
 * readers alone: the title below says the same, and the others fit on one line.
 */
export function Breadcrumbs({ steps }: { readonly steps: readonly Step[] }) {
  const { breadcrumbs } = useMessages();
  return (
    <nav aria-label={breadcrumbs.label} className="text-sm text-ink-soft print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ name, to }, place) => (
          <li
            key={to ?? name}
            className={classNames(
              'flex min-w-0 items-center gap-x-2',
              to === undefined && place > 0 && 'max-sm:sr-only',
            )}
          >
            {place > 0 && <StepMark />}
            {to === undefined ? (
              <span aria-current="page" className="py-2.5 text-ink-faint">
                {name}
              </span>
            ) : (
              <LocaleLink
                to={to}
                className="flex min-h-11 items-center underline-offset-4 hover:text-accent hover:underline"
              >
                {name}
              </LocaleLink>
            )}
          </li>
        ))}
      </ol>
      <StructuredDataScript describe={(place) => [breadcrumbData(place, steps)]} />
    </nav>
  );
}

/** Chevron in the text direction. */
function StepMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 8 12"
      className="h-2.5 w-auto shrink-0 text-line-strong rtl:-scale-x-100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m2 1.5 4.5 4.5L2 10.5" />
    </svg>
  );
}
