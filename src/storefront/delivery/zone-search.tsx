import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { bestZone, matchZones } from '#domain/delivery/match-zones.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { ZoneList, zoneOptionId } from './zone-list.tsx';

interface ZoneSearchProps {
  readonly facts: DeliveryFacts;
  readonly chosen: number | null;
  readonly onChoose: (zone: number) => void;
}

/** A combobox whose list is always open: the focus stays in the field, the arrows move through the list. */
export function ZoneSearch({ facts, chosen, onChoose }: ZoneSearchProps) {
  const { delivery } = useMessages();
  const { picker } = delivery;
  const id = useId();
  const listId = `${id}-list`;
  const hintId = `${id}-hint`;
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  /** The active option, at first the chosen zone. */
  const [pointed, setPointed] = useState<number | null>(chosen);
  const { zones, municipalities } = facts;
  const searched = useDeferredValue(term);
  const matches = useMemo(
    () => matchZones(zones, municipalities, searched),
    [zones, municipalities, searched],
  );
  const listed = matches.flatMap((group) => group.zones);
  // While the field is empty, Enter must not choose the first option.
  const best = searched.trim() === '' ? undefined : bestZone(matches, searched);
  const active = listed.find(({ number }) => number === pointed) ?? best;

  useEffect(() => field.current?.focus(), []);

  const activeNumber = active?.number;
  useEffect(() => {
    if (activeNumber === undefined) return;
    document.getElementById(zoneOptionId(listId, activeNumber))?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeNumber]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      // The deferred list may not have the last input yet.
      const meant = term === searched ? active : bestZone(matchZones(zones, municipalities, term), term);
      if (meant) onChoose(meant.number);
    } else if (step !== undefined) {
      event.preventDefault();
      const place = (active ? listed.indexOf(active) : -1) + step;
      setPointed(listed[Math.max(0, Math.min(listed.length - 1, place))]?.number ?? null);
    }
  };

  return (
    <>
      <div className="px-5 pt-4 pb-5 sm:px-8">
        <span className="relative block">
          <span className="pointer-events-none absolute inset-y-0 start-4 flex items-center text-ink-faint">
            <SearchIcon />
          </span>
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active && zoneOptionId(listId, active.number)}
            aria-label={picker.field}
            aria-describedby={hintId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={60}
            placeholder={picker.placeholder}
            value={term}
            onChange={(event) => {
              setTerm(event.target.value);
              setPointed(null);
            }}
            onKeyDown={onKeyDown}
            className="h-12 w-full rounded-pill border border-line-strong bg-surface ps-12 pe-5 placeholder:text-ink-faint"
          />
        </span>
        <p id={hintId} className="mt-3 text-sm text-ink-faint">
          {picker.hint}
        </p>
        <p role="status" className="sr-only">
          {term !== '' && listed.length > 0 && picker.count(listed.length)}
        </p>
      </div>
      {listed.length > 0 ? (
        <ZoneList id={listId} matches={matches} active={activeNumber} chosen={chosen} onChoose={onChoose} />
      ) : (
        <div id={listId} role="status" className="flex-1 border-t border-line px-5 pt-10 text-center sm:px-8">
          <p className="font-medium">{picker.nothing(searched.trim())}</p>
          <p className="mt-2 text-ink-soft">{picker.nothingHint}</p>
        </div>
      )}
    </>
  );
}
