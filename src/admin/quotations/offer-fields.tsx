import type { ReactNode } from 'react';
import { shopProfileContract } from '#api/staff/shop-profile/shop-profile.contract.ts';
import { paymentTermText } from '#i18n/messages/documents/quote-terms.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';
import { assemblyKinds } from '#primitives/quote-status.ts';
import { useField, useFormValue } from '#ui/forms/form-context.ts';
import { describedBy, FieldLabel, FieldNotes } from '#ui/text-field.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { FormArea, FormNumber, FormSelect, FormText, useFormFieldFrame } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { DiscountCell } from './discount-cell.tsx';
import { OfferLines } from './offer-lines.tsx';
import { useOfferTexts } from './offer-texts.ts';
import { deliveryPromises, type OfferValues, offerTotals } from './offer-values.ts';

interface OfferFieldsProps {
  /** Of the buyer. */
  readonly locale: Locale;
  /** Whether it is known where the goods go. */
  readonly hasZone: boolean;
  /** No version was sent before. */
  readonly isNew?: boolean;
}

/** The fields of an offer: lines, discount, delivery, terms, validity and a message. */
export function OfferFields({ locale, hasZone, isNew = false }: OfferFieldsProps) {
  const sales = useSalesTexts();
  const { quotations: texts } = sales;
  const offers = useOfferTexts();
  return (
    <>
      <OfferLines />
      <div className="mt-5 grid items-start gap-4 border-t border-line pt-5 sm:grid-cols-2">
        <div className="grid grid-cols-2 items-start gap-4">
          <DiscountCell
            field="discount"
            label={offers.discountOfAll}
            caption={offers.discountOfAll}
            isLarge
          />
          <FormNumber
            field="deliveryFee"
            label={sales.deliveryFee}
            hint={hasZone ? texts.deliveryHint : texts.deliveryHintByZone}
          />
          <FormText
            field="validUntil"
            label={texts.validUntil}
            type="date"
            dir="ltr"
            className="col-span-2"
          />
        </div>
        <Totals hasZone={hasZone} />
      </div>
      <Terms />
      <div className="mt-4 grid gap-4">
        <FormText
          field="plan"
          label={isNew ? offers.firstPlan : offers.plan}
          hint={isNew ? offers.firstPlanHint : offers.planHint}
          dir="ltr"
          isOptional
        />
        <FormArea
          field="message"
          label={texts.message}
          hint={texts.messageHint(sales.languages[locale])}
          isOptional
          rows={3}
        />
      </div>
    </>
  );
}

/** Names of the fields, for errors and conflicts. */
export function useOfferFieldNames(): Readonly<Record<string, string>> {
  const sales = useSalesTexts();
  const offers = useOfferTexts();
  return {
    lines: sales.quotations.lines,
    discount: offers.discountOfAll,
    deliveryFee: sales.deliveryFee,
    promise: offers.promise,
    deliveryOn: offers.deliveryOn,
    leadTimeDays: offers.leadTimeDays,
    assembly: offers.assembly,
    assemblyFee: offers.assemblyFee,
    paymentDueDays: offers.payment,
    validUntil: sales.quotations.validUntil,
    message: sales.quotations.message,
    plan: offers.plan,
  };
}

function Terms() {
  const offers = useOfferTexts();
  const promise = useFormValue((values: OfferValues) => values.promise);
  const assembly = useFormValue((values: OfferValues) => values.assembly);
  return (
    <fieldset className="mt-5 border-t border-line pt-5">
      <legend className="sr-only">{offers.terms}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormSelect field="promise" label={offers.promise}>
          {deliveryPromises.map((value) => (
            <option key={value} value={value}>
              {offers.promises[value]}
            </option>
          ))}
        </FormSelect>
        {promise === 'lead_time' && (
          <FormNumber field="leadTimeDays" label={offers.leadTimeDays} hint={offers.leadTimeHint} />
        )}
        {promise === 'day' && <FormText field="deliveryOn" label={offers.deliveryOn} type="date" dir="ltr" />}
        <FormSelect field="assembly" label={offers.assembly} className="sm:col-start-1">
          <option value="">{offers.assemblies.none}</option>
          {assemblyKinds.map((value) => (
            <option key={value} value={value}>
              {offers.assemblies[value]}
            </option>
          ))}
        </FormSelect>
        {assembly === 'priced' && <FormNumber field="assemblyFee" label={offers.assemblyFee} />}
        <PaymentTerms />
      </div>
    </fieldset>
  );
}

/** When the payment is due: with the delivery, or one of the credit terms of the shop profile. */
function PaymentTerms() {
  const offers = useOfferTexts();
  const locale = useStaffLocale();
  const { value, setValue } = useField('paymentDueDays');
  const { id, error } = useFormFieldFrame('paymentDueDays', false);
  const profile = useStaffQuery(shopProfileContract, {});
  const terms = new Set([
    ...(profile.data?.data.creditTermDays ?? []),
    ...(typeof value === 'number' ? [value] : []),
  ]);
  return (
    <div className="sm:col-start-1">
      <FieldLabel id={id} label={offers.payment} />
      <select
        id={id}
        {...describedBy({ id, error })}
        name="paymentDueDays"
        value={String(value ?? '')}
        onChange={({ target }) => setValue(target.value === '' ? null : Number(target.value))}
        className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
      >
        <option value="">{offers.paymentOnDelivery}</option>
        {[...terms]
          .toSorted((one, other) => one - other)
          .map((days) => (
            <option key={days} value={days}>
              {paymentTermText(locale, days)}
            </option>
          ))}
      </select>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

/** Totals while typing, computed by the function that the server uses. */
function Totals({ hasZone }: Pick<OfferFieldsProps, 'hasZone'>) {
  const sales = useSalesTexts();
  const offers = useOfferTexts();
  const locale = useStaffLocale();
  const values = useFormValue((all: OfferValues) => all);
  const { amounts, difference, problem } = offerTotals(values);
  const money = (amount: Dirhams) => formatMoney(locale, amount);
  return (
    <div className="rounded-card bg-ground p-4 text-sm">
      <dl className="grid gap-1.5">
        <Sum name={sales.subtotal}>{money(amounts.subtotal)}</Sum>
        {amounts.discount > 0 && <Sum name={sales.discount}>{money(-amounts.discount)}</Sum>}
        {amounts.assemblyFee > 0 && <Sum name={offers.assembly}>{money(amounts.assemblyFee)}</Sum>}
        <Sum name={sales.deliveryFee}>
          {amounts.deliveryFee > 0 ? money(amounts.deliveryFee) : hasZone ? sales.free : sales.byZone}
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
      <p role="status" className="mt-2">
        {problem && values.lines.length > 0 ? (
          <span className="text-negative">{offers.problems[problem]}</span>
        ) : (
          amounts.subtotal > 0 && (
            <ListDifference difference={difference} goods={amounts.subtotal - amounts.discount} />
          )
        )}
      </p>
      {values.lines.some(({ unitPrice }) => unitPrice === null) && (
        <p className="mt-2 text-[#7a4d00]">{sales.quotations.unpriced}</p>
      )}
    </div>
  );
}

/** How far an offer is from the catalogue, in money and percent. */
export function ListDifference({
  difference,
  goods,
}: {
  readonly difference: Dirhams;
  readonly goods: Dirhams;
}) {
  const offers = useOfferTexts();
  const locale = useStaffLocale();
  const listed = goods - difference;
  if (difference === 0 || listed <= 0) return <span className="text-ink-soft">{offers.atList}</span>;
  const size = Math.abs(difference);
  const percent = `${Math.round((size / listed) * 1000) / 10}%`;
  const say = difference < 0 ? offers.below : offers.above;
  return <span className="font-medium">{say(formatMoney(locale, size), percent)}</span>;
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
export function OfferConflictValue({ field, value }: { readonly field: string; readonly value: unknown }) {
  const { onRequest } = useSalesTexts().quotations;
  const { units, discountOfLine } = useOfferTexts();
  const sizeOf = ({ kind, value: size }: OfferValues['discount']) => (
    <bdi dir="ltr">{`${size} ${units[kind]}`}</bdi>
  );
  if (field === 'discount') return sizeOf(value as OfferValues['discount']);
  if (field !== 'lines') return String(value ?? '');
  return (
    <ul>
      {(value as OfferValues['lines']).map(({ name, quantity, unitPrice, discount }) => (
        <li key={name}>
          <bdi>
            {quantity} × {name}
          </bdi>
          : <bdi>{unitPrice ?? onRequest}</bdi>
          {Number(discount.value) > 0 && (
            <>
              {' '}
              · {discountOfLine} {sizeOf(discount)}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
