import { useCallback, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { ModalDialog } from '#ui/modal-dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { storeDeliveryZone } from './delivery-zone.ts';
import type { Delivery } from './use-delivery.ts';

interface ZonePickerProps {
  readonly delivery: Delivery;
  readonly onClose: () => void;
}

/**
 * Dialog to choose the zone by number or district. It opens when it mounts and unmounts when it closes. The search and
 * the delivery settings are loaded when it opens.
 */
export function ZonePicker({ delivery, onClose }: ZonePickerProps) {
  const { delivery: texts } = useMessages();
  const id = useId();
  const dialogId = `${id}-dialog`;
  const titleId = `${id}-title`;

  // A layout effect, so that it runs before the effects of its children, which move focus and scroll position.
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
            storeDeliveryZone(zone);
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
  const search = useZoneSearch();
  if (facts === 'failed' || search.hasFailed) {
    return (
      <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-5 p-8 text-center">
        <p className="max-w-prose">{messages.delivery.failed}</p>
        <button
          type="button"
          onClick={() => {
            load();
            search.load();
          }}
          className={buttonStyle('secondary')}
        >
          {messages.failure.retry}
        </button>
      </div>
    );
  }
  if (!facts || !search.part) {
    return (
      <p role="status" className="flex flex-1 items-center justify-center gap-3 p-8 text-ink-soft">
        <span className="appear-late flex items-center gap-3">
          <Spinner /> {messages.loading}
        </span>
      </p>
    );
  }
  const { ZoneSearch } = search.part;
  return <ZoneSearch facts={facts} chosen={zone ?? null} onChoose={onChoose} />;
}

type ZoneSearchPart = typeof import('./zone-search.tsx');

/** Loads the search and can retry after a failure, which React's `lazy` cannot. */
function useZoneSearch() {
  const [part, setPart] = useState<ZoneSearchPart | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    import('./zone-search.tsx').then(setPart, () => setHasFailed(true));
  }, []);
  useEffect(load, [load]);
  return { part, hasFailed, load };
}
