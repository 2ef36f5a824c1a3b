import { useId } from 'react';
import { LocaleLink } from '../navigation/locale-link.tsx';

/** Other pages that a page leads to, in one language. */
export interface LinkedCards {
  readonly heading: string;
  /** What all of them are. */
  readonly text?: string;
  readonly cards: readonly {
    readonly address: string;
    readonly name: string;
    readonly summary: string;
  }[];
}

/** Links as cards: a name and what is behind it. */
export function LinkCards({ heading, text, cards }: LinkedCards) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="page-column pt-section print:hidden">
      <h2 id={headingId} className="type-heading">
        {heading}
      </h2>
      {text && <p className="mt-2 max-w-prose text-ink-soft">{text}</p>}
      <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cards.map(({ address, name, summary }) => (
          <li key={address}>
            <LocaleLink
              to={address}
              className="block h-full rounded-card border border-line bg-surface px-5 py-4 hover:border-ink"
            >
              <span className="font-medium">{name}</span>
              <span className="mt-1 line-clamp-3 text-sm text-ink-soft">{summary}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
