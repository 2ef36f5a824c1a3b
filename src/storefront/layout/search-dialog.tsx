import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { DialogCloser, ModalDialog } from '#ui/modal-dialog.tsx';
import { useActiveOption } from '#ui/use-active-option.ts';

export const searchDialogId = 'search';
const titleId = 'search-title';
const hintId = 'search-hint';
const formId = 'search-form';
const listboxId = 'search-results';

type LiveSearch = typeof import('../search/live-search.tsx')['LiveSearch'];

/** A failed import is retried on the next focus. */
const ignore = () => undefined;

/**
 * Search dialog with a GET form for the page of results, which works before hydration and without scripts. The live
 * search is loaded when the field first gets the focus; if that fails, the form still works.
 */
export function SearchDialog() {
  const { search } = useMessages();
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const hasLed = useRef(false);
  const [live, setLive] = useState<{ readonly LiveSearch: LiveSearch } | null>(null);
  const [isOutOfReach, setIsOutOfReach] = useState(false);
  const [typed, setTyped] = useState('');
  const [hasOptions, setHasOptions] = useState(false);
  const { activeId, reset, onKey } = useActiveOption(area);

  const load = useCallback(() => {
    import('../search/live-search.tsx').then(setLive, () => setIsOutOfReach(true));
  }, []);

  useEffect(() => {
    // The dialog may have been opened and filled before hydration.
    setTyped(field.current?.value ?? '');
    if (field.current === document.activeElement) load();
  }, [load]);

  function write(term: string): void {
    if (field.current) field.current.value = term;
    onTyped(term);
    field.current?.focus();
  }

  function onTyped(term: string): void {
    setTyped(term);
    reset();
    if (!live) load();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (onKey(event) || event.key !== 'Escape' || typed === '') return;
    // The first Escape clears the field, the second closes the dialog.
    event.preventDefault();
    write('');
  }

  /** Clears the search after a result was opened. The form needs its term until the dialog is closed. */
  function leave(): void {
    hasLed.current = true;
    void import('../search/recent-searches-store.ts').then(({ noteSearch }) => noteSearch(typed), ignore);
    field.current?.closest('dialog')?.close();
  }

  function onClose(): void {
    if (!hasLed.current) return;
    hasLed.current = false;
    if (field.current) field.current.value = '';
    onTyped('');
  }

  return (
    <ModalDialog
      id={searchDialogId}
      labelledBy={titleId}
      onClose={onClose}
      className="fade-in m-0 h-dvh max-h-none w-full max-w-none flex-col bg-surface p-5 text-ink shadow-overlay open:flex sm:mx-auto sm:mt-[8vh] sm:h-[min(44rem,84dvh)] sm:w-[min(44rem,calc(100vw-2rem))] sm:rounded-panel sm:p-8 noscript:sm:h-auto"
    >
      <div className="flex items-center justify-between">
        <h2 id={titleId} className="type-heading">
          {search.title}
        </h2>
        <DialogCloser
          dialogId={searchDialogId}
          className="hit-area -me-2 rounded-control"
          aria-label={search.close}
        >
          <CloseIcon />
        </DialogCloser>
      </div>
      <Form
        id={formId}
        action={localizedPath(locale, '/products')}
        className="mt-3 flex flex-wrap gap-3 sm:mt-5"
        onSubmit={leave}
      >
        <span className="relative min-w-0 flex-1 basis-64">
          <span className="pointer-events-none absolute inset-y-0 start-4 flex items-center text-ink-faint">
            <SearchIcon />
          </span>
          <input
            ref={field}
            // biome-ignore lint/a11y/noAutofocus: the dialog opens to type in it; autofocus tells the browser where
            autoFocus
            type="search"
            name="search"
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-label={search.field}
            aria-describedby={live ? undefined : hintId}
            placeholder={search.placeholder}
            onFocus={load}
            onInput={(event) => onTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            {...(live && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': hasOptions,
              'aria-controls': listboxId,
              'aria-activedescendant': activeId ?? undefined,
            })}
            className="h-12 w-full rounded-pill border border-line-strong bg-surface ps-12 pe-5 not-placeholder-shown:pe-12 placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
          />
          {typed !== '' && (
            <button
              type="button"
              onClick={() => write('')}
              aria-label={search.clear}
              className="hit-area absolute inset-y-0 end-1 my-auto rounded-pill text-ink-faint hover:text-ink"
            >
              <CloseIcon />
            </button>
          )}
        </span>
        <button
          type="submit"
          className={buttonStyle(
            'primary',
            'max-sm:hidden noscript:max-sm:inline-flex noscript:max-sm:w-full',
          )}
        >
          {search.submit}
        </button>
      </Form>
      <div ref={area} className="mt-2 flex min-h-0 flex-1 flex-col">
        {live ? (
          <live.LiveSearch
            typed={typed}
            formId={formId}
            listboxId={listboxId}
            activeId={activeId}
            onOptions={setHasOptions}
            onPick={write}
            onOpen={leave}
            onFocusLost={() => field.current?.focus()}
          />
        ) : (
          <p id={hintId} className="flex min-h-11 items-center text-sm text-ink-soft">
            {isOutOfReach ? search.unreachable : search.hint}
          </p>
        )}
      </div>
    </ModalDialog>
  );
}
