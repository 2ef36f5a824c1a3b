import type { ReactNode } from 'react';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { isFullyPriced, type QuoteLine, type QuoteVersion } from '#domain/quotes/quote.ts';
import { displayPhone } from '#domain/shop-profile/contact-links.ts';
import { formatDay } from '#i18n/dates.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { formatAmount } from '#i18n/money.ts';
import { directionOf, locales } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { classNames } from '#ui/class-names.ts';
import { useShop } from '../hooks/use-shop.ts';
import { BilingualText, bilingualText, InLanguage } from './bilingual-text.tsx';
import type { TrackedQuote } from './tracked-quote.ts';

interface QuotationSheetProps {
  readonly quote: TrackedQuote;
  readonly version: QuoteVersion;
}

/**
 * The quotation document for screen and A4 print, bilingual as documents in Qatar are. Its layout is left to right in
 * both languages; Arabic texts in it are right to left.
 */
export function QuotationSheet({ quote, version }: QuotationSheetProps) {
  return (
    <article
      dir="ltr"
      className="quotation-paper rounded-panel bg-surface p-5 shadow-raised sm:p-10 print:rounded-none print:p-0 print:text-[9.5pt] print:shadow-none"
    >
      <Letterhead />
      <h2 className="mt-8 flex flex-wrap justify-between gap-x-6 text-xl font-medium print:mt-5">
        {locales.map((locale) => (
          <InLanguage key={locale} locale={locale}>
            {bilingualText((texts) => texts.quotation)[locale]}
          </InLanguage>
        ))}
      </h2>
      <Facts quote={quote} version={version} />
      <Lines lines={version.lines} />
      <Sums version={version} />
      <Terms version={version} />
    </article>
  );
}

function Letterhead() {
  const shop = useShop();
  if (!shop) return null;
  const { legalName, address, crNumber, phone, email } = shop.profile;
  return (
    <header className="grid gap-x-10 gap-y-5 border-b border-line pb-6 text-sm sm:grid-cols-2 print:grid-cols-2 print:pb-4 print:text-[9pt]">
      {locales.map((locale) => (
        <div key={locale} lang={locale} dir={directionOf(locale)}>
          <strong className="block text-base font-medium">{legalName[locale]}</strong>
          <p className="text-ink-soft">{address[locale]}</p>
          <p className="text-ink-soft">
            {bilingualText((texts) => texts.crNumber)[locale]} <bdi dir="ltr">{crNumber}</bdi>
          </p>
          <p className="text-ink-soft">
            <bdi dir="ltr">{displayPhone(phone)}</bdi> · <bdi dir="ltr">{email}</bdi>
          </p>
        </div>
      ))}
    </header>
  );
}

function Facts({ quote, version }: QuotationSheetProps) {
  const { reference, contact, company, zone, districts, wantedOn } = quote;
  const [district] = districts;
  const day = (date: string) => (
    <BilingualText text={bilingualText((_texts, locale) => formatDay(locale, date))} />
  );
  return (
    <dl className="mt-4 grid gap-x-10 sm:grid-cols-2 print:grid-cols-2">
      <Fact name={bilingualText((texts) => texts.reference)}>
        <bdi dir="ltr" className="font-medium">
          {reference}
        </bdi>
      </Fact>
      <Fact name={bilingualText((texts) => texts.version)}>
        <bdi>{version.number}</bdi>
      </Fact>
      <Fact name={bilingualText((texts) => texts.date)}>{day(qatarDay(version.sentAt))}</Fact>
      <Fact name={bilingualText((texts) => texts.validUntil)}>{day(version.validUntil)}</Fact>
      <Fact name={bilingualText((texts) => texts.buyer)}>
        {company && <bdi className="block w-fit font-medium">{company.name}</bdi>}
        <bdi className="block w-fit wrap-anywhere">{contact.name}</bdi>
        <bdi dir="ltr" className="block w-fit">
          {displayPhone(contact.phone)}
        </bdi>
        <bdi dir="ltr" className="block w-fit wrap-anywhere">
          {contact.email}
        </bdi>
      </Fact>
      {company?.crNumber && (
        <Fact name={bilingualText((texts) => texts.buyerCrNumber)}>
          <bdi dir="ltr">{company.crNumber}</bdi>
        </Fact>
      )}
      {zone !== null && (
        <Fact name={bilingualText((texts) => texts.deliveryTo)}>
          <BilingualText
            text={bilingualText((_texts, locale) =>
              [`${orderMessages(locale).zone} ${zone}`, district?.[locale]].filter(Boolean).join(' · '),
            )}
          />
        </Fact>
      )}
      {wantedOn && <Fact name={bilingualText((texts) => texts.wantedOn)}>{day(wantedOn)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: LocalizedText; readonly children: ReactNode }) {
  return (
    <div className="break-inside-avoid border-b border-line py-2.5 print:py-1.5">
      <dt className="flex justify-between gap-4 text-sm text-ink-faint print:text-[8.5pt]">
        <InLanguage locale="en">{name.en}</InLanguage>
        <InLanguage locale="ar">{name.ar}</InLanguage>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const numberCell = 'py-2.5 ps-3 text-end align-top tabular-nums print:py-1.5';
const headCell = 'py-2 align-bottom font-medium sm:whitespace-nowrap print:whitespace-nowrap';

function Lines({ lines }: { readonly lines: readonly QuoteLine[] }) {
  const withCurrency = (pick: 'unitPrice' | 'amount') =>
    bilingualText((texts) => `${texts[pick]} (${texts.currency})`);
  return (
    <table className="mt-8 w-full border-collapse text-sm print:mt-5 print:text-[9pt]">
      <thead>
        <tr className="border-b-2 border-ink text-start">
          <th
            scope="col"
            className={classNames(headCell, 'w-8 pe-2 text-start max-sm:hidden print:table-cell')}
          >
            <BilingualText text={bilingualText((texts) => texts.line)} className="flex-col" />
          </th>
          <th scope="col" className={classNames(headCell, 'text-start')}>
            <span className="flex justify-between gap-4">
              <InLanguage locale="en">{bilingualText((texts) => texts.description).en}</InLanguage>
              <InLanguage locale="ar">{bilingualText((texts) => texts.description).ar}</InLanguage>
            </span>
          </th>
          <th scope="col" className={classNames(headCell, 'ps-3 text-end')}>
            <BilingualText text={bilingualText((texts) => texts.quantity)} className="flex-col items-end" />
          </th>
          <th scope="col" className={classNames(headCell, 'ps-3 text-end max-sm:hidden print:table-cell')}>
            <BilingualText text={withCurrency('unitPrice')} className="flex-col items-end" />
          </th>
          <th scope="col" className={classNames(headCell, 'ps-3 text-end')}>
            <BilingualText text={withCurrency('amount')} className="flex-col items-end" />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their place, and a code or a text may come twice
          <Line key={`${index}-${line.sku}`} line={line} number={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, number }: { readonly line: QuoteLine; readonly number: number }) {
  const { sku, name, productId, quantity, unitPrice, lineTotal } = line;
  const onRequest = (
    <BilingualText
      text={bilingualText((texts) => texts.onRequest)}
      className="flex-col items-end text-ink-soft"
    />
  );
  return (
    <tr className="break-inside-avoid border-b border-line">
      <td className="w-8 py-2.5 pe-2 align-top text-ink-faint tabular-nums max-sm:hidden print:table-cell print:py-1.5">
        {number}
      </td>
      <td className="py-2.5 align-top print:py-1.5">
        {productId === null && name.en === name.ar ? (
          // Free text of the buyer, in either language.
          <bdi className="block wrap-anywhere whitespace-pre-line">{name.en}</bdi>
        ) : (
          <span className="grid gap-x-6 sm:grid-cols-2 print:grid-cols-2">
            {locales.map((locale) => (
              <InLanguage key={locale} locale={locale} className="block wrap-anywhere">
                {name[locale]}
              </InLanguage>
            ))}
          </span>
        )}
        {sku && (
          <bdi dir="ltr" className="block w-fit text-xs text-ink-faint print:text-[8pt]">
            {sku}
          </bdi>
        )}
        {unitPrice !== null && (
          <bdi dir="ltr" className="block w-fit text-ink-soft tabular-nums sm:hidden print:hidden">
            {quantity} × {formatAmount(unitPrice)}
          </bdi>
        )}
      </td>
      <td className={numberCell}>{quantity}</td>
      <td className={classNames(numberCell, 'max-sm:hidden print:table-cell')}>
        {unitPrice === null ? onRequest : formatAmount(unitPrice)}
      </td>
      <td className={numberCell}>{lineTotal === null ? onRequest : formatAmount(lineTotal)}</td>
    </tr>
  );
}

function Sums({ version }: { readonly version: QuoteVersion }) {
  const { subtotal, discount, deliveryFee, total } = version;
  return (
    <div className="mt-4 ms-auto max-w-md break-inside-avoid">
      <dl>
        <Sum name={bilingualText((texts) => texts.subtotal)}>{formatAmount(subtotal)}</Sum>
        {discount > 0 && <Sum name={bilingualText((texts) => texts.discount)}>{formatAmount(-discount)}</Sum>}
        <Sum name={bilingualText((texts) => texts.deliveryFee)}>
          {deliveryFee === 0 ? (
            <BilingualText text={bilingualText((texts) => texts.free)} />
          ) : (
            formatAmount(deliveryFee)
          )}
        </Sum>
        <Sum name={bilingualText((texts) => `${texts.total} (${texts.currency})`)} isTotal>
          {formatAmount(total)}
        </Sum>
      </dl>
    </div>
  );
}

interface SumProps {
  readonly name: LocalizedText;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function Sum({ name, isTotal = false, children }: SumProps) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-6 py-1.5',
        isTotal ? 'mt-1 border-t-2 border-ink pt-2.5 text-lg font-medium print:text-[11pt]' : 'text-ink-soft',
      )}
    >
      <dt>
        <BilingualText text={name} />
      </dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}

function Terms({ version }: { readonly version: QuoteVersion }) {
  const bank = useShop()?.profile.bank;
  return (
    <footer className="mt-8 space-y-6 text-sm print:mt-5 print:space-y-4 print:text-[8.5pt]">
      {version.message && (
        <section className="break-inside-avoid rounded-control bg-ground p-4 print:border print:border-line">
          <h3 className="font-medium">
            <BilingualText text={bilingualText((texts) => texts.message)} />
          </h3>
          <bdi className="mt-1 block wrap-anywhere whitespace-pre-line">{version.message}</bdi>
        </section>
      )}
      {!isFullyPriced(version) && <Pair>{(locale) => bilingualText((texts) => texts.unpriced)[locale]}</Pair>}
      <Pair>
        {(locale) => (
          <>
            <strong className="font-medium text-ink">
              {bilingualText((texts) => texts.termsTitle)[locale]}
            </strong>
            <span className="block whitespace-pre-line">
              {
                bilingualText(({ terms, paymentTerm }) =>
                  [...terms, bank ? paymentTerm.orByTransfer : paymentTerm.onDelivery].join('\n'),
                )[locale]
              }
            </span>
          </>
        )}
      </Pair>
    </footer>
  );
}

function Pair({ children }: { readonly children: (locale: (typeof locales)[number]) => ReactNode }) {
  return (
    <div className="grid break-inside-avoid gap-x-10 gap-y-4 text-ink-soft sm:grid-cols-2 print:grid-cols-2">
      {locales.map((locale) => (
        <div key={locale} lang={locale} dir={directionOf(locale)}>
          {children(locale)}
        </div>
      ))}
    </div>
  );
}
