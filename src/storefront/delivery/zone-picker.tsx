import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { bestZone, matchZones } from '#domain/delivery/match-zones.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { ModalDialog } from '#ui/modal-dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { rememberDeliveryZone } from './delivery-zone.ts';
import type { Delivery } from './use-delivery.ts';
import { ZoneList, zoneOptionId } from './zone-list.tsx';

interface ZonePickerProps {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

/** Asks for the zone, by number or name. It opens when it is rendered and is gone when it is closed. */
export function ZonePicker({ delivery, onClose }: ZonePickerProps) {
  const { delivery: texts } = useMessages();
  const id = useId();
  const dialogId = `${id}-dialog`;
  const titleId = `${id}-title`;

  // Before the effects of what is inside, which move the focus and the list.
  useLayoutEffect(() => {
    const dialog = document.getElementById(dialogId);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }, [dialogId]);

  const close = () => {
    const dialog = document.getElementById(dialogId);
    if (dialog instanceof HTMLDialogElement) dialog.close();
  };

  return (
    <ModalDialog
      id={dialogId}
      labelledBy={titleId}
      onClose={onClose}
      className="fade-in m-0 h-dvh max-h-none w-full max-w-none bg-surface text-ink sm:m-auto sm:h-[min(44rem,86vh)] sm:w-[min(36rem,calc(100vw-2rem))] sm:rounded-panel sm:shadow-overlay"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 px-5 pt-5 sm:px-8 sm:pt-7">
          <h2 id={titleId} className="type-heading">
            {texts.picker.title}
          </h2>
          <button
            type="button"
            onClick={close}
            className="hit-area -me-2 rounded-control"
            aria-label={texts.picker.close}
          >
            <CloseIcon />
          </button>
        </div>
        <PickerBody
          delivery={delivery}
          onChoose={(zone) => {
            rememberDeliveryZone(zone);
            close();
          }}
        />
      </div>
    </ModalDialog>
  );
}

function PickerBody({ delivery, onChoose }: { delivery: Delivery; onChoose: (zone: number) => void }) {
  const messages = useMessages();
  const { facts, zone, load } = delivery;
  if (facts === 'failed') {
    return (
      <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-5 p-8 text-center">
        <p className="max-w-prose">{messages.delivery.failed}</p>
        <button type="button" onClick={load} className={buttonStyle('secondary')}>
          {messages.failure.retry}
        </button>
      </div>
    );
  }
  if (!facts) {
    return (
      <p role="status" className="flex flex-1 items-center justify-center gap-3 p-8 text-ink-soft">
        <span className="appear-late flex items-center gap-3">
          <Spinner /> {messages.loading}
        </span>
      </p>
    );
  }
  return <ZoneSearch facts={facts} chosen={zone ?? null} onChoose={onChoose} />;
}

interface ZoneSearchProps {
  readonly facts: DeliveryFacts;
  readonly chosen: number | null;
  readonly onChoose: (zone: number) => void;
}

/** A combobox whose list is always open: the focus stays in the field, the arrows move through the list. */
function ZoneSearch({ facts, chosen, onChoose }: ZoneSearchProps) {
  const { delivery } = useMessages();
  const { picker } = delivery;
  const id = useId();
  const listId = `${id}-list`;
  const hintId = `${id}-hint`;
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState('');
  /** Where the arrows have led to, at first the chosen zone. */
  const [pointed, setPointed] = useState<number | null>(chosen);
  const { zones, municipalities } = facts;
  const searched = useDeferredValue(term);
  const matches = useMemo(
    () => matchZones(zones, municipalities, searched),
    [zones, municipalities, searched],
  );
  const listed = matches.flatMap((group) => group.zones);
  // While nothing is typed, Enter must not choose what merely stands first.
  const best = searched.trim() === '' ? undefined : bestZone(matches, searched);
  const active = listed.find(({ number }) => number === pointed) ?? best;

  useEffect(() => field.current?.focus(), []);

  const activeNumber = active?.number;
  useEffect(() => {
    if (activeNumber === undefined) return;
    document.getElementById(zoneOptionId(listId, activeNumber))?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeNumber]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method puts a word together, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      // What was typed last may not have reached the list yet.
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
