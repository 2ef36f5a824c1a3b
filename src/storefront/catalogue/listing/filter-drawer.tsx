import { useEffect, useRef, useSyncExternalStore } from 'react';
import { chosenParts } from '#domain/catalogue/listing/filter-parts.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { DialogCloser, DialogOpener, ModalDialog } from '#ui/modal-dialog.tsx';
import { FilterForm } from './filter-form.tsx';
import type { Listing } from './use-listing.ts';

const drawerId = 'filters';
const titleId = 'filters-title';

/** Button that opens the drawer, with the number of chosen filters. */
export function FilterDrawerOpener({ listing }: { readonly listing: Listing }) {
  const { listing: texts } = useMessages();
  const { search: _, ...narrowing } = listing.choice;
  const chosen = chosenParts(narrowing).length;
  return (
    <DialogOpener
      dialogId={drawerId}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-pill border border-line-strong bg-surface px-5 font-medium transition-colors duration-200 hover:border-ink lg:hidden"
    >
      <FilterIcon />
      {texts.filters}
      {chosen > 0 && (
        <>
          <span className="flex size-5 items-center justify-center rounded-pill bg-accent text-xs text-white tabular-nums">
            {chosen}
          </span>
          <span className="sr-only">{texts.filtersChosen}</span>
        </>
      )}
    </DialogOpener>
  );
}

/** Filter drawer of small screens. */
export function FilterDrawer({ listing }: { readonly listing: Listing }) {
  const { listing: texts } = useMessages();
  const isInteractive = useIsInteractive();
  const content = useRef<HTMLDivElement>(null);
  const dialogOf = () => content.current?.closest('dialog') ?? null;

  useEffect(() => {
    const dialog = dialogOf();
    // The browser opens it natively, also before hydration.
    const tell = () => listing.setDrawerOpen(dialog?.open ?? false);
    dialog?.addEventListener('toggle', tell);
    return () => dialog?.removeEventListener('toggle', tell);
  });

  return (
    <ModalDialog
      id={drawerId}
      labelledBy={titleId}
      className="slide-in-start fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-[min(24rem,92vw)] max-w-none bg-ground text-ink shadow-overlay lg:hidden"
    >
      <div ref={content} className="flex h-full flex-col">
        <div className="flex items-center justify-between px-5 pt-4 pb-2">
          <h2 id={titleId} className="type-heading">
            {texts.filters}
          </h2>
          <DialogCloser
            dialogId={drawerId}
            className="hit-area -me-2 rounded-control"
            aria-label={texts.closeFilters}
          >
            <CloseIcon />
          </DialogCloser>
        </div>
        <FilterForm
          listing={listing}
          id="filters-of-drawer"
          holdsSort={false}
          className="flex min-h-0 grow flex-col"
          fieldsClassName="min-h-0 grow overflow-y-auto overscroll-contain px-5"
          onSettled={() => dialogOf()?.close()}
        >
          <div className="border-t border-line bg-ground px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <button type="submit" className={buttonStyle('primary', 'w-full')}>
              {isInteractive ? texts.showProducts(listing.data.total) : texts.apply}
            </button>
          </div>
        </FilterForm>
      </div>
    </ModalDialog>
  );
}

const never = () => () => {};

/** Before hydration the button submits the form, so the number of results is unknown. */
function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function FilterIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 shrink-0 rtl:-scale-x-100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="M4 8h9M19 8h1M4 16h1M11 16h9" />
      <circle cx="16" cy="8" r="2.6" />
      <circle cx="8" cy="16" r="2.6" />
    </svg>
  );
}
