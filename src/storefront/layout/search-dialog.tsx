import { Form } from 'react-router';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { DialogCloser, ModalDialog } from '#ui/modal-dialog.tsx';

export const searchDialogId = 'search';
const titleId = 'search-title';
const hintId = 'search-hint';

export function SearchDialog() {
  const { search } = useMessages();
  const locale = useLocale();
  return (
    <ModalDialog
      id={searchDialogId}
      labelledBy={titleId}
      className="fade-in mx-auto mt-[8vh] mb-auto w-[min(42rem,calc(100vw-2rem))] rounded-panel bg-surface p-6 text-ink shadow-overlay sm:p-8"
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
        action={localizedPath(locale, '/products')}
        className="mt-5 flex flex-wrap gap-3"
        onSubmit={(event) => event.currentTarget.closest('dialog')?.close()}
      >
        <span className="relative min-w-0 flex-1 basis-64">
          <span className="pointer-events-none absolute inset-y-0 start-4 flex items-center text-ink-faint">
            <SearchIcon />
          </span>
          <input
            // biome-ignore lint/a11y/noAutofocus: the dialog opens to type in it; autofocus tells the browser where
            autoFocus
            type="search"
            name="search"
            required
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={search.field}
            aria-describedby={hintId}
            placeholder={search.placeholder}
            className="h-12 w-full rounded-pill border border-line-strong bg-surface ps-12 pe-5 placeholder:text-ink-faint"
          />
        </span>
        <button type="submit" className={buttonStyle('primary', 'w-full sm:w-auto')}>
          {search.submit}
        </button>
      </Form>
      <p id={hintId} className="mt-4 text-sm text-ink-faint">
        {search.hint}
      </p>
    </ModalDialog>
  );
}
