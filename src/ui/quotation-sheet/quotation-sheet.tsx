import { type ReactNode, use } from 'react';
import { formatDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { describeConditions, describeTerms, formatPercent } from '#i18n/messages/documents/quote-terms.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { formatAmount } from '#i18n/money.ts';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import { directionOf, type Locale } from '#primitives/locale.ts';
import { isDeliveryQuoted } from '#primitives/quotes/delivery-quoted.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { classNames } from '../class-names.ts';
import { BilingualText, bilingualText, EachLanguage, Languages } from './bilingual-text.tsx';
import { QuotationLines } from './quotation-lines.tsx';
import type { SheetQuote, SheetSeller, SheetVersion } from './sheet-quote.ts';

interface QuotationSheetProps {
  readonly quote: SheetQuote;
  readonly version: SheetVersion;
  /** Null on a page that was rendered without the shop's details. */
  readonly seller: SheetSeller | null;
}

/**
 * The quotation document for screen and A4 print, bilingual as documents in Qatar are. It runs as the language of the
 * buyer does, which stands first. The buyer's page and the preview of staff are this one component.
 */
export function QuotationSheet({ quote, version, seller }: QuotationSheetProps) {
  return (
    <Languages value={quote.locale === 'ar' ? ['ar', 'en'] : ['en', 'ar']}>
      <article
        dir={directionOf(quote.locale)}
        className="quotation-paper rounded-panel bg-surface p-5 shadow-raised sm:p-10 print:rounded-none print:p-0 print:text-[9.5pt] print:shadow-none"
      >
        <StateMark version={version} />
        {seller && <Letterhead seller={seller} />}
        <h2 className="mt-8 flex flex-wrap justify-between gap-x-6 text-xl font-medium print:mt-5">
          <EachLanguage text={bilingualText((texts) => texts.quotation)} />
        </h2>
        <Facts quote={quote} version={version} />
        <QuotationLines lines={version.lines}>
          <Sums quote={quote} version={version} />
        </QuotationLines>
        <Terms version={version} takesTransfers={Boolean(seller?.bank)} />
      </article>
    </Languages>
  );
}

/** Marks a version that cannot be accepted any more, on screen and in print. */
function StateMark({ version: { replacedBy, isWithdrawn } }: Pick<QuotationSheetProps, 'version'>) {
  if (replacedBy === null && !isWithdrawn) return null;
  return (
    <p className="mb-6 rounded-control border-2 border-negative px-4 py-2 font-medium text-negative">
      <BilingualText
        text={bilingualText((texts) =>
          isWithdrawn || replacedBy === null ? texts.withdrawn : texts.replacedBy(replacedBy),
        )}
        className="flex w-full justify-between"
      />
    </p>
  );
}

function Letterhead({ seller }: { readonly seller: SheetSeller }) {
  const { legalName, address, crNumber, phone, email } = seller;
  return (
    <header className="grid gap-x-10 gap-y-5 border-b border-line pb-6 text-sm sm:grid-cols-2 print:grid-cols-2 print:pb-4 print:text-[9pt]">
      {use(Languages).map((locale) => (
        <div key={locale} lang={locale} dir={directionOf(locale)}>
          <strong className="block text-base font-medium">{legalName[locale]}</strong>
          <p className="text-ink-soft">{unbrokenAddress(address[locale])}</p>
          <p className="text-ink-soft">
            {bilingualText((texts) => texts.crNumber)[locale]} <bdi dir="ltr">{crNumber}</bdi>
          </p>
          <p className="text-ink-soft">
            <bdi dir="ltr">{phone}</bdi> · <bdi dir="ltr">{email}</bdi>
          </p>
        </div>
      ))}
    </header>
  );
}

function Facts({ quote, version }: Pick<QuotationSheetProps, 'quote' | 'version'>) {
  const { reference, contact, company, zone, districts, wantedOn, buyerReference } = quote;
  const arabicTerms = describeTerms('ar', version);
  const [district] = districts;
  const day = (date: string) => (
    <BilingualText text={bilingualText((_texts, locale) => formatDay(locale, date))} />
  );
  return (
    <dl className="mt-4 grid gap-x-10 sm:grid-cols-2 print:grid-cols-2">
      {reference && (
        <Fact name={bilingualText((texts) => texts.reference)}>
          <bdi dir="ltr" className="font-medium">
            {reference}
          </bdi>
        </Fact>
      )}
      <Fact name={bilingualText((texts) => texts.version)}>
        <bdi>{version.number}</bdi>
      </Fact>
      <Fact name={bilingualText((texts) => texts.date)}>{day(version.sentOn)}</Fact>
      <Fact name={bilingualText((texts) => texts.validUntil)}>{day(version.validUntil)}</Fact>
      <Fact name={bilingualText((texts) => texts.buyer)}>
        {company && <bdi className="block w-fit font-medium">{isolateTyped(company.name)}</bdi>}
        <bdi className="block w-fit wrap-anywhere">{isolateTyped(contact.name)}</bdi>
        <bdi dir="ltr" className="block w-fit">
          {contact.phone}
        </bdi>
        {contact.email && (
          <bdi dir="ltr" className="block w-fit wrap-anywhere">
            {contact.email}
          </bdi>
        )}
      </Fact>
      {company?.crNumber && (
        <Fact name={bilingualText((texts) => texts.buyerCrNumber)}>
          <bdi dir="ltr">{company.crNumber}</bdi>
        </Fact>
      )}
      {buyerReference && (
        <Fact name={bilingualText((texts) => texts.buyerReference)}>
          <bdi>{isolateTyped(buyerReference)}</bdi>
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
      {describeTerms('en', version).map(({ key, label, value }, index) => (
        <Fact key={key} name={{ en: label, ar: arabicTerms[index]?.label ?? label }}>
          <BilingualText text={{ en: value, ar: arabicTerms[index]?.value ?? value }} />
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: LocalizedText; readonly children: ReactNode }) {
  return (
    <div className="break-inside-avoid border-b border-line py-2.5 print:py-1.5">
      <dt className="flex justify-between gap-4 text-sm text-ink-faint print:text-[8.5pt]">
        <EachLanguage text={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sums({ quote, version }: Pick<QuotationSheetProps, 'quote' | 'version'>) {
  const { subtotal, discount, discountBasisPoints, assemblyFee, deliveryFee, total } = version;
  const percent = discountBasisPoints === null ? '' : ` ${formatPercent(discountBasisPoints)}`;
  return (
    <div className="mt-4 ms-auto max-w-md break-inside-avoid">
      <dl>
        <Sum name={bilingualText((texts) => texts.subtotal)}>{formatAmount(subtotal)}</Sum>
        {discount > 0 && (
          <Sum name={bilingualText((texts) => texts.discount + percent)}>{formatAmount(-discount)}</Sum>
        )}
        {assemblyFee > 0 && (
          <Sum name={bilingualText((texts) => texts.assembly)}>{formatAmount(assemblyFee)}</Sum>
        )}
        <Sum name={bilingualText((texts) => texts.deliveryFee)}>
          {deliveryFee === 0 ? (
            <BilingualText
              text={bilingualText((texts) => (isDeliveryQuoted(quote, version) ? texts.free : texts.byZone))}
            />
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

function Terms({
  version,
  takesTransfers,
}: {
  readonly version: SheetVersion;
  readonly takesTransfers: boolean;
}) {
  const isFullyPriced = version.lines.every(({ unitPrice }) => unitPrice !== null);
  return (
    <footer className="mt-8 space-y-6 text-sm print:mt-5 print:space-y-4 print:text-[8.5pt]">
      {version.message && (
        <section className="break-inside-avoid rounded-control bg-ground p-4 print:border print:border-line">
          <h3 className="font-medium">
            <BilingualText text={bilingualText((texts) => texts.message)} />
          </h3>
          <bdi className="mt-1 block wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
            {isolateTyped(version.message)}
          </bdi>
        </section>
      )}
      {!isFullyPriced && <Pair>{(locale) => bilingualText((texts) => texts.unpriced)[locale]}</Pair>}
      <Pair>
        {(locale) => (
          <>
            <strong className="font-medium text-ink">
              {bilingualText((texts) => texts.termsTitle)[locale]}
            </strong>
            <span className="block whitespace-pre-line">
              {describeConditions(locale, version, takesTransfers).join('\n')}
            </span>
          </>
        )}
      </Pair>
    </footer>
  );
}

function Pair({ children }: { readonly children: (locale: Locale) => ReactNode }) {
  return (
    <div className="grid break-inside-avoid gap-x-10 gap-y-4 text-ink-soft sm:grid-cols-2 print:grid-cols-2">
      {use(Languages).map((locale) => (
        <div key={locale} lang={locale} dir={directionOf(locale)}>
          {children(locale)}
        </div>
      ))}
    </div>
  );
}
