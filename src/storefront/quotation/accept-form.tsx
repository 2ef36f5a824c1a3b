import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChangedLine, OrderChange } from '#domain/orders/check-order.ts';
import type { QuoteVersion } from '#domain/quotes/quote.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Price } from '../catalogue/price.tsx';
import { OrderErrorSummary, OrderFormProvider } from '../checkout/order-form.tsx';
import { AcceptTerms } from '../checkout/sections/accept-terms.tsx';
import { DaySection } from '../checkout/sections/day-section.tsx';
import { DeliverySection } from '../checkout/sections/delivery-section.tsx';
import { DraftField } from '../checkout/sections/draft-field.tsx';
import { PaymentSection } from '../checkout/sections/payment-section.tsx';
import { focusNextOnEnter } from '../forms/focus-next-on-enter.ts';
import { FormSection } from '../forms/form-section.tsx';
import { SubmitFailureNotice } from '../forms/submit-failure-notice.tsx';
import { ShopPhone } from '../layout/shop-phone.tsx';
import { isTooLarge, LpoFileField } from './lpo-file-field.tsx';
import { type Acceptance, type AcceptQuoteProps, useAcceptance } from './use-acceptance.ts';

const fileId = 'accept-lpo-file';

interface AcceptFormProps extends AcceptQuoteProps {
  /** What happened to the quotation while the form was open. */
  readonly notice: ReactNode;
}

export function AcceptForm({ notice, ...props }: AcceptFormProps) {
  const { accept: texts } = useQuotationMessages();
  const acceptance = useAcceptance(props);
  const { optional } = useCheckoutMessages();
  const { isSubmitting, failure, terms, orderChange, fileProblem } = acceptance;
  const [file, setFile] = useState<File | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // The button that opened the form is removed, so its heading gets the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true }), []);

  // The file field is far above the button.
  useEffect(() => {
    if (fileProblem) document.getElementById(fileId)?.focus();
  }, [fileProblem]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isTooLarge(file)) document.getElementById(fileId)?.focus();
    else void acceptance.accept(file);
  }

  return (
    <OrderFormProvider form={acceptance}>
      <form ref={form} noValidate onSubmit={submit} onKeyDown={focusNextOnEnter} className="mt-6 grid gap-6">
        <OrderErrorSummary />
        <FormSection id="accept-lpo" title={texts.lpoTitle} lead={texts.lpoLead}>
          <div className="grid gap-5 sm:grid-cols-2">
            <DraftField field="lpoNumber" label={texts.lpoNumber} autoComplete="off" dir="ltr" isOptional />
            <LpoFileField
              id={fileId}
              optional={optional}
              file={file}
              problem={fileProblem}
              onChoose={(chosen) => {
                setFile(chosen);
                acceptance.forgetFileProblem();
              }}
            />
          </div>
        </FormSection>
        <DeliverySection />
        <DaySection />
        <PaymentSection />
        <div className="rounded-panel bg-surface p-5 shadow-raised sm:p-8">
          <Totals acceptance={acceptance} version={props.version} />
          <AcceptTerms />
          {orderChange && <Changes change={orderChange} version={props.version} />}
          {notice}
          <SubmitFailureNotice failure={failure} texts={texts.failures} />
          <button
            type="submit"
            // Not disabled, because that loses the focus; a second press is ignored.
            aria-disabled={isSubmitting}
            className={buttonStyle('primary', 'mt-4 min-h-14 w-full aria-disabled:bg-accent-strong')}
          >
            {isSubmitting ? (
              <>
                <Spinner /> {texts.sending}
              </>
            ) : (
              <span>
                {texts.button} · <Price amount={terms.total} />
              </span>
            )}
          </button>
          <p className="mt-3 text-xs text-ink-faint">{texts.binding}</p>
        </div>
      </form>
    </OrderFormProvider>
  );
}

function Totals({
  acceptance,
  version,
}: {
  readonly acceptance: Acceptance;
  readonly version: QuoteVersion;
}) {
  const { summary } = useCheckoutMessages();
  const { discount, assembly } = useQuotationMessages();
  const { draft, terms } = acceptance;
  return (
    <dl aria-live="polite" className="space-y-1">
      <div className="flex justify-between gap-4 text-ink-soft">
        <dt>{summary.subtotal}</dt>
        <dd>
          <Price amount={version.subtotal} />
        </dd>
      </div>
      {version.discount > 0 && (
        <div className="flex justify-between gap-4 text-ink-soft">
          <dt>{discount}</dt>
          <dd>
            <Price amount={-version.discount} />
          </dd>
        </div>
      )}
      {version.assemblyFee > 0 && (
        <div className="flex justify-between gap-4 text-ink-soft">
          <dt>{assembly}</dt>
          <dd>
            <Price amount={version.assemblyFee} />
          </dd>
        </div>
      )}
      <div className="flex justify-between gap-4 text-ink-soft">
        <dt>{draft.kind === 'pickup' ? summary.pickup : summary.delivery}</dt>
        <dd>
          {terms.fee === null ? (
            summary.afterZone
          ) : terms.fee === 0 ? (
            summary.free
          ) : (
            <Price amount={terms.fee} />
          )}
        </dd>
      </div>
      <div className="flex justify-between gap-4 pt-2 text-lg font-medium">
        <dt>{summary.total}</dt>
        <dd>
          <Price amount={terms.total} />
        </dd>
      </div>
    </dl>
  );
}

/** Notice that stock, days or fees changed since the quotation; nothing has been ordered. */
function Changes({ change, version }: { readonly change: OrderChange; readonly version: QuoteVersion }) {
  const { accept: texts } = useQuotationMessages();
  const { changed } = useCheckoutMessages();
  const locale = useLocale();
  const { lines, isOffered, missingToMinimum, isDayKept, earliestDay, deliveryFee, seenDeliveryFee } = change;
  const nameOf = ({ productId }: ChangedLine) =>
    version.lines.find((line) => line.productId === productId)?.name[locale];
  return (
    <div role="alert" className="mt-4 rounded-control border border-negative px-4 py-3 text-sm">
      <p className="font-medium text-negative">{changed.title}</p>
      <p className="mt-1">{changed.lead}</p>
      <ul className="mt-2 list-disc space-y-1 ps-5">
        {lines.map((line) => (
          <li key={line.productId}>
            <bdi className="font-medium">{nameOf(line)}</bdi>:{' '}
            {line.price === null
              ? changed.gone
              : line.available === 0
                ? changed.outOfStock
                : changed.onlyLeft(line.available, line.wanted)}
          </li>
        ))}
        {!isOffered && <li>{changed.notDelivered}</li>}
        {missingToMinimum > 0 && (
          <li>
            {changed.minimum} <Price amount={missingToMinimum} />
          </li>
        )}
        {isOffered && !isDayKept && (
          <li>{earliestDay ? `${changed.dayGone} ${formatNearDay(locale, earliestDay)}.` : changed.noDay}</li>
        )}
        {deliveryFee !== seenDeliveryFee && (
          <li>
            {changed.fee}: <Price amount={deliveryFee} />
          </li>
        )}
      </ul>
      {lines.length > 0 && (
        <p className="mt-2">
          {texts.missingPieces} <ShopPhone />
        </p>
      )}
    </div>
  );
}
