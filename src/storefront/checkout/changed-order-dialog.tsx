import { type ReactNode, useId, useLayoutEffect } from 'react';
import type { ChangedLine, OrderChange } from '#domain/orders/check-order.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ModalDialog } from '#ui/modal-dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { useCheckout } from './use-checkout.ts';

interface ChangedOrderDialogProps {
  readonly change: OrderChange;
  readonly onAccept: () => void;
}

/** Dialog that shows how prices, stock or days changed since the buyer saw them, and asks whether to order. */
export function ChangedOrderDialog({ change, onAccept }: ChangedOrderDialogProps) {
  const { changed, place } = useCheckoutMessages();
  const { sending } = useCheckout();
  const id = useId();
  const titleId = `${id}-title`;

  useLayoutEffect(() => {
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }, [id]);

  return (
    <ModalDialog
      id={id}
      labelledBy={titleId}
      onClose={sending.dismissChange}
      className="fade-in m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-panel bg-surface p-6 text-ink shadow-overlay sm:p-8"
    >
      <h2 id={titleId} className="type-heading">
        {changed.title}
      </h2>
      <p className="mt-2 text-ink-soft">{changed.lead}</p>
      <Changes change={change} />
      <div className="mt-6 flex flex-wrap gap-3">
        {isAcceptable(change) && (
          <button
            type="button"
            onClick={onAccept}
            aria-disabled={sending.isSubmitting}
            className={buttonStyle('primary', 'grow')}
          >
            {sending.isSubmitting ? (
              <>
                <Spinner /> {sending.isRepeating ? place.oneMoment : place.sending}
              </>
            ) : (
              changed.accept
            )}
          </button>
        )}
        <LocaleLink to="/cart" className={buttonStyle('secondary', 'grow')}>
          {changed.toCart}
        </LocaleLink>
        <button
          type="button"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          className={buttonStyle('quiet', 'grow')}
        >
          {changed.close}
        </button>
      </div>
    </ModalDialog>
  );
}

/** Whether anything can still be ordered and delivered. */
function isAcceptable({ isOffered, missingToMinimum, earliestDay, subtotal }: OrderChange): boolean {
  return isOffered && missingToMinimum === 0 && earliestDay !== null && subtotal > 0;
}

function Changes({ change }: { readonly change: OrderChange }) {
  const { changed, summary } = useCheckoutMessages();
  const locale = useLocale();
  const { draft } = useCheckout();
  const { lines, deliveryFee, seenDeliveryFee, total, seenTotal, earliestDay } = change;
  const isPickup = draft.kind === 'pickup';
  return (
    <>
      <ul aria-label={changed.list} className="mt-5 divide-y divide-line border-y border-line">
        {lines.map((line) => (
          <Line key={line.productId} line={line} />
        ))}
        {!change.isOffered && <Change>{isPickup ? changed.noPickup : changed.notDelivered}</Change>}
        {change.missingToMinimum > 0 && (
          <Change>
            {changed.minimum} <Price amount={change.missingToMinimum} />
          </Change>
        )}
        {change.isOffered && deliveryFee !== seenDeliveryFee && (
          <Change title={isPickup ? summary.pickup : changed.fee}>
            <BeforeAndNow before={seenDeliveryFee} now={deliveryFee} />
          </Change>
        )}
        {change.isOffered && !change.isDayKept && (
          <Change title={changed.day}>
            {earliestDay ? `${changed.dayGone} ${formatNearDay(locale, earliestDay)}.` : changed.noDay}
          </Change>
        )}
      </ul>
      {change.subtotal === 0 ? (
        <p className="mt-4 font-medium">{changed.nothingLeft}</p>
      ) : (
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-medium">
          {changed.total}
          {total === seenTotal ? <Price amount={total} /> : <BeforeAndNow before={seenTotal} now={total} />}
        </p>
      )}
    </>
  );
}

function Line({ line }: { readonly line: ChangedLine }) {
  const { changed } = useCheckoutMessages();
  const { cart } = useCheckout();
  const locale = useLocale();
  const { productId, price, seenPrice, available, wanted } = line;
  const name = cart.find((candidate) => candidate.productId === productId)?.snapshot.name[locale];
  return (
    <Change title={name}>
      {price === null && changed.gone}
      {price !== null && available === 0 && changed.outOfStock}
      {price !== null && available > 0 && available < wanted && (
        <span className="block">{changed.onlyLeft(available, wanted)}</span>
      )}
      {price !== null && available > 0 && price !== seenPrice && (
        <span className="block">
          {changed.price} <BeforeAndNow before={seenPrice} now={price} />
        </span>
      )}
    </Change>
  );
}

function Change({ title, children }: { readonly title?: string | undefined; readonly children: ReactNode }) {
  return (
    <li className="py-3">
      {title && <p className="font-medium">{title}</p>}
      <div className="text-ink-soft">{children}</div>
    </li>
  );
}

function BeforeAndNow({ before, now }: { readonly before: number; readonly now: number }) {
  const { changed } = useCheckoutMessages();
  return (
    <span>
      <span className="sr-only">{changed.was} </span>
      <s className="font-normal text-ink-faint">
        <Price amount={before} />
      </s>{' '}
      <span className="sr-only">{changed.now} </span>
      <span className="font-medium text-ink">
        <Price amount={now} />
      </span>
    </span>
  );
}
