import { useId, useState } from 'react';
import { formatNearDay } from '#i18n/dates.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { FormSection } from '#storefront/forms/form-section.tsx';
import { ShopPhone } from '#storefront/layout/shop-phone.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { problemText } from '../error-message.ts';
import { fieldId } from '../field-places.ts';
import { useOrderForm } from '../order-form.tsx';
import { calendarWeeks } from './calendar-weeks.ts';
import { DayGrid } from './day-grid.tsx';

/** Three weeks, one of them in two rows where a month ends in it. */
const rowsAtFirst = 4;

export function DaySection() {
  const { day: texts } = useCheckoutMessages();
  const { draft } = useOrderForm();
  return (
    <FormSection id="checkout-day-title" title={texts[draft.kind]}>
      <DayChoice />
    </FormSection>
  );
}

function DayChoice() {
  const messages = useCheckoutMessages();
  const { loading } = useMessages();
  const { day: texts } = messages;
  const { draft, zone, terms, delivery, isLeadTimeKnown, hasWordFailed, askAgain, errors } = useOrderForm();
  const isFailed = delivery.facts === 'failed' || (hasWordFailed && !isLeadTimeKnown);
  if (draft.kind === 'delivery' && zone === null) return <Notice>{texts.zoneFirst}</Notice>;
  if (!terms.isOffered) {
    return <Notice>{draft.kind === 'pickup' ? messages.changed.noPickup : messages.problems.zone}</Notice>;
  }
  if (terms.days.length > 0) return <Calendar />;
  if (isFailed) {
    return (
      <Notice isAlert>
        {texts.failed}
        <button type="button" onClick={askAgain} className={buttonStyle('secondary', 'mt-4 flex')}>
          {texts.retry}
        </button>
      </Notice>
    );
  }
  const isKnown = typeof delivery.facts === 'object' && isLeadTimeKnown;
  if (!isKnown) {
    return (
      <Notice>
        <span className="appear-late flex items-center gap-3">
          <Spinner /> {loading}
        </span>
      </Notice>
    );
  }
  return (
    <Notice isAlert={errors.has('day')}>
      {texts.none} <ShopPhone />
    </Notice>
  );
}

/** Placeholder with the id of the calendar, so that links to the day work before it is shown. */
function Notice({
  children,
  isAlert = false,
}: {
  readonly children: React.ReactNode;
  readonly isAlert?: boolean;
}) {
  return (
    <div
      id={fieldId('day')}
      tabIndex={-1}
      role={isAlert ? 'alert' : undefined}
      className="rounded-control bg-ground px-5 py-4 text-ink-soft outline-none"
    >
      {children}
    </div>
  );
}

function Calendar() {
  const messages = useCheckoutMessages();
  const { day: texts } = messages;
  const locale = useLocale();
  const { draft, change, terms, day, errors } = useOrderForm();
  const [isLong, setIsLong] = useState(false);
  const moreId = useId();
  const weeks = calendarWeeks(terms.days);
  const chosenWeek = weeks.findIndex((week) => week.cells.some((cell) => cell?.day === day));
  const shown = isLong ? weeks.length : Math.max(rowsAtFirst, chosenWeek + 1);
  const [earliest] = terms.days;
  const error = problemText(messages, 'day', errors.get('day'));
  return (
    <>
      <p className="mb-4 font-medium">
        {day && formatNearDay(locale, day)}
        {day === earliest ? (
          <span className="ms-3 rounded-pill bg-accent-soft px-3 py-1 text-sm font-normal text-accent">
            {texts.earliest}
          </span>
        ) : (
          earliest && (
            <span className="block text-sm font-normal text-ink-faint">
              {texts.earliestShort(formatNearDay(locale, earliest))}
            </span>
          )
        )}
      </p>
      <DayGrid
        id={fieldId('day')}
        legend={texts[draft.kind]}
        weeks={weeks.slice(0, shown)}
        chosen={day}
        error={error}
        onChoose={(chosen) => {
          change({ day: chosen });
        }}
      />
      {shown < weeks.length && (
        <button
          type="button"
          id={moreId}
          onClick={() => setIsLong(true)}
          className="mt-2 min-h-11 text-sm font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent"
        >
          {texts.later}
        </button>
      )}
    </>
  );
}
