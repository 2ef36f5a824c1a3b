import { useLayoutEffect, useRef } from 'react';
import { chosenParts, withoutParts } from '#domain/catalogue/listing/filter-parts.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { filterName } from './filter-names.ts';
import { changedChoice } from './listing-choice.ts';
import type { Listing } from './use-listing.ts';

interface ChosenFiltersProps {
  readonly listing: Listing;
  /** Moves the focus when the last filter is removed. */
  readonly onNoneLeft: () => void;
}

/** Chosen filters, each with a link to remove it, and a link to remove all. */
export function ChosenFilters({ listing, onNoneLeft }: ChosenFiltersProps) {
  const messages = useMessages();
  const { listing: texts } = messages;
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);
  const { choice } = listing.data;
  const parts = chosenParts(choice);

  // The pressed link is removed, so its neighbour gets the focus.
  useLayoutEffect(() => {
    if (removedAt.current === null || listing.choice !== choice) return;
    const links = list.current?.querySelectorAll('a') ?? [];
    const neighbour = links[Math.min(removedAt.current, parts.length - 1)];
    removedAt.current = null;
    if (neighbour) neighbour.focus();
    else onNoneLeft();
  }, [choice, listing.choice, parts.length, onNoneLeft]);

  if (parts.length === 0) return null;
  return (
    <ul ref={list} aria-label={texts.chosen} className="flex flex-wrap items-center gap-2">
      {parts.map((part, place) => {
        const name = filterName(part, listing.data, messages, locale);
        return (
          <li key={part}>
            <ChoiceLink
              listing={listing}
              choice={changedChoice(withoutParts(choice, [part]), {})}
              label={texts.remove(name)}
              onChoose={() => {
                removedAt.current = place;
              }}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill bg-sunken ps-4 pe-3 text-sm transition-colors duration-200 hover:bg-accent-soft hover:text-accent pointer-fine:min-h-9"
            >
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
              <RemoveMark />
            </ChoiceLink>
          </li>
        );
      })}
      {parts.length > 1 && (
        <li>
          <ChoiceLink
            listing={listing}
            choice={changedChoice(withoutParts(choice, parts), {})}
            onChoose={() => {
              removedAt.current = 0;
            }}
            className="inline-flex min-h-11 items-center px-3 text-sm underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent pointer-fine:min-h-9"
          >
            {texts.clearAll}
          </ChoiceLink>
        </li>
      )}
    </ul>
  );
}

function RemoveMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className="size-2.5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="m1.5 1.5 9 9M10.5 1.5l-9 9" />
    </svg>
  );
}
