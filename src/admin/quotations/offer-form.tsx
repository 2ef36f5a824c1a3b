import type { ReactNode } from 'react';
import { quotesIdVersionsContract } from '#api/staff/quotes/quotes.contract.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Dirhams } from '#primitives/money.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { Panel } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { FormArea, FormNumber, FormText } from '../forms/form-fields.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { OfferLines } from './offer-lines.tsx';
import { newestNumber, type OfferValues, offerAmounts, offerFrom } from './offer-values.ts';
import type { StaffQuote } from './staff-quote.ts';

/** Form for a new version of a quotation: lines, prices, discount, delivery, validity and a message. */
export function OfferForm({ quote }: { readonly quote: StaffQuote }) {
  const sales = useSalesTexts();
  const { quotations: texts } = sales;
  const toasts = useToasts();
  const staffForm = useStaffForm<typeof quotesIdVersionsContract, StaffQuote, OfferValues>({
    name: `offer/${quote.id}`,
    contract: quotesIdVersionsContract,
    stored: quote,
    versionOf: newestNumber,
    valuesOf: offerFrom,
    inputOf: (values, version) => ({ params: { id: quote.id }, body: { ...values, basedOn: version ?? 1 } }),
    onSaved: ({ data }) => toasts.show({ text: texts.sentToast(newestNumber(data)) }),
  });
  const fieldNames = {
    lines: texts.lines,
    discount: sales.discount,
    deliveryFee: sales.deliveryFee,
    validUntil: texts.validUntil,
    message: texts.message,
  };
  return (
    <StaffFormLayout
      staffForm={staffForm}
      fieldNames={fieldNames}
      saveLabel={texts.send}
      renderValue={(field, value) => <ConflictValue field={field} value={value} />}
    >
      <Panel title={texts.offer(newestNumber(quote) + 1)}>
        <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-soft">{texts.offerIntro}</p>
        <OfferLines />
        <div className="mt-5 grid items-start gap-4 border-t border-line pt-5 sm:grid-cols-2">
          <div className="grid grid-cols-2 items-start gap-4">
            <FormNumber field="discount" label={sales.discount} hint={texts.discountHint} />
            <FormNumber field="deliveryFee" label={sales.deliveryFee} hint={texts.deliveryHint} />
            <FormText
              field="validUntil"
              label={texts.validUntil}
              type="date"
              dir="ltr"
              className="col-span-2"
            />
          </div>
          <Totals />
        </div>
        <div className="mt-4">
          <FormArea
            field="message"
            label={texts.message}
            hint={texts.messageHint(sales.languages[quote.locale])}
            isOptional
            rows={3}
          />
        </div>
      </Panel>
    </StaffFormLayout>
  );
}

/** Totals while typing, computed by the function that the server uses. */
function Totals() {
  const sales = useSalesTexts();
  const locale = useStaffLocale();
  const values = useFormValue((all: OfferValues) => all);
  const amounts = offerAmounts(values);
  if (!amounts) {
    return (
      <p role="status" className="rounded-card bg-ground p-4 text-sm text-negative">
        {sales.quotations.tooMuch}
      </p>
    );
  }
  const money = (amount: Dirhams) => formatMoney(locale, amount);
  return (
    <div className="rounded-card bg-ground p-4 text-sm">
      <dl className="grid gap-1.5">
        <Sum name={sales.subtotal}>{money(amounts.subtotal)}</Sum>
        {amounts.discount > 0 && <Sum name={sales.discount}>{money(-amounts.discount)}</Sum>}
        <Sum name={sales.deliveryFee}>
          {amounts.deliveryFee === 0 ? sales.free : money(amounts.deliveryFee)}
        </Sum>
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 text-lg font-medium">
          <dt>{sales.total}</dt>
          <dd>
            <output aria-label={sales.total}>
              <bdi className="tabular-nums">{money(amounts.total)}</bdi>
            </output>
          </dd>
        </div>
      </dl>
      {values.lines.some(({ unitPrice }) => unitPrice === null) && (
        <p className="mt-3 text-[#7a4d00]">{sales.quotations.unpriced}</p>
      )}
    </div>
  );
}

function Sum({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 text-ink-soft">
      <dt>{name}</dt>
      <dd>
        <bdi className="tabular-nums">{children}</bdi>
      </dd>
    </div>
  );
}

/** A value in the conflict dialog; lines are shown as a list. */
function ConflictValue({ field, value }: { readonly field: string; readonly value: unknown }) {
  const texts = useSalesTexts().quotations;
  if (field !== 'lines') return String(value ?? '');
  return (
    <ul>
      {(value as OfferValues['lines']).map(({ name, quantity, unitPrice }) => (
        <li key={name}>
          <bdi>
            {quantity} × {name}
          </bdi>
          : <bdi>{unitPrice ?? texts.onRequest}</bdi>
        </li>
      ))}
    </ul>
  );
}
