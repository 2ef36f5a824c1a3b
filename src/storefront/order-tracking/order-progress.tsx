import { isSettled } from '#domain/orders/order-states.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { formatMoment } from '#i18n/order-dates.ts';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon, CloseIcon } from '#ui/icons.tsx';
import type { TimelineStep, TrackedOrder } from './tracked-order.ts';

/** Timeline of an order: past, current and future steps. */
export function OrderProgress({ order: { status, steps, fulfilment } }: { readonly order: TrackedOrder }) {
  const texts = useOrderPageMessages();
  const words = orderMessages(useLocale());
  const isPickup = fulfilment.kind === 'pickup';
  const names = isPickup ? words.pickupStatuses : words.statuses;
  const cancelled = steps.find((step) => step.status === 'cancelled');
  return (
    <section
      aria-label={texts.progress}
      className="mt-8 rounded-panel bg-surface p-5 shadow-raised sm:p-8 print:rounded-none print:p-0 print:shadow-none"
    >
      <div role="status">
        <h2 className="type-heading">{names[status]}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {(isPickup ? texts.nextAtPickup : texts.next)[status]}
          {cancelled?.actor === 'buyer' && ` ${texts.cancel.byBuyer}`}
        </p>
        {cancelled?.note && <p className="mt-2 max-w-prose">{cancelled.note}</p>}
      </div>
      <ol className="mt-6 grid gap-y-0 md:auto-cols-fr md:grid-flow-col">
        {steps.map((step) => (
          <Step key={step.status} step={step} name={names[step.status]} />
        ))}
      </ol>
      {!isSettled(status) && (
        <p className="mt-5 text-sm text-ink-faint noscript:hidden print:hidden">{texts.live}</p>
      )}
    </section>
  );
}

function Step({ step, name }: { readonly step: TimelineStep; readonly name: string }) {
  const { done, now } = useOrderPageMessages();
  const locale = useLocale();
  const { isDone, isCurrent, at, status } = step;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="group relative flex gap-4 pb-6 last:pb-0 md:flex-col md:gap-3 md:pe-4 md:pb-0"
    >
      {/* The line to the next step: down on a phone, along on a desk. */}
      <span
        aria-hidden="true"
        className={classNames(
          'absolute start-3.5 top-7 bottom-0 w-0.5 -translate-x-1/2 group-last:hidden md:start-7 md:end-0 md:top-3.5 md:bottom-auto md:h-0.5 md:w-auto md:translate-x-0 rtl:translate-x-1/2 md:rtl:translate-x-0',
          isDone && !isCurrent ? 'bg-accent' : 'bg-line',
        )}
      />
      <span
        className={classNames(
          'relative flex size-7 shrink-0 items-center justify-center rounded-pill border-2 [&_svg]:size-4',
          isDone ? 'border-accent bg-accent text-white' : 'border-line bg-surface',
          isCurrent && 'ring-4 ring-accent-soft',
        )}
      >
        {isDone && (status === 'cancelled' ? <CloseIcon /> : <CheckIcon />)}
      </span>
      <span className="min-w-0">
        <span
          className={classNames('block text-sm', isCurrent ? 'font-medium' : !isDone && 'text-ink-faint')}
        >
          {name}
          {isDone && <span className="sr-only"> ({isCurrent ? now : done})</span>}
        </span>
        {at && <bdi className="block text-xs text-ink-faint">{formatMoment(locale, at)}</bdi>}
      </span>
    </li>
  );
}
