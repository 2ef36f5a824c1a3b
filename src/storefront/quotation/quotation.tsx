import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { type Order, orderPath } from '#domain/orders/order.ts';
import {
  isFullyPriced,
  isOfferOfStaff,
  newestVersion,
  type QuoteVersion,
  versionState,
} from '#domain/quotes/quote.ts';
import { possibleSteps } from '#domain/quotes/quote-states.ts';
import { displayPhone } from '#domain/shop-profile/contact-links.ts';
import { formatDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { formatMoment } from '#i18n/order-dates.ts';
import type { DescribedSiteFit } from '#i18n/site-fit.ts';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon, ChevronForwardIcon, DocumentIcon } from '#ui/icons.tsx';
import { QuotationSheet } from '#ui/quotation-sheet/quotation-sheet.tsx';
import { useIsLargeOrder } from '../cart/large-order.tsx';
import { Price } from '../catalogue/price.tsx';
import { PageHead } from '../head/page-head.tsx';
import { useRevalidateWhileVisible } from '../hooks/use-revalidate-while-visible.ts';
import { useShop, useShopName } from '../hooks/use-shop.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { PrintAndAsk } from '../widgets/print-and-ask.tsx';
import { UnbrokenCode } from '../widgets/unbroken-code.tsx';
import { AcceptQuote } from './accept-quote.tsx';
import { DeclineQuote } from './decline-quote.tsx';
import { LpoFile } from './lpo-file.tsx';
import { PlanDrawing, type ShownPlan } from './plan-drawing.tsx';
import { isJustRequested, quotationDocumentId } from './quotation-page-state.ts';
import type { TrackedQuote } from './tracked-quote.ts';

interface QuotationProps {
  readonly quote: TrackedQuote;
  /** The order that accepted it. */
  readonly order: Pick<Order, 'number' | 'trackingKey'> | null;
  /** Lead times of its products, in working days. */
  readonly leadTimes: readonly number[];
  /** How the goods get into the building, in words; null: not said. */
  readonly wayIn: DescribedSiteFit | null;
  /** Of the office; null: none came along. */
  readonly plan: ShownPlan | null;
  /** False while the shop cannot send email: the link of this page is all that the buyer has. */
  readonly isEmailed: boolean;
  readonly isTooLateToDecline: boolean;
  /** Whether that attempt did not arrive. */
  readonly isDeclineUnreached: boolean;
}

/** Quotation page: status, document, and the actions accept and decline. */
export function Quotation(props: QuotationProps) {
  const { quote, order, leadTimes, wayIn, plan, isEmailed, isTooLateToDecline, isDeclineUnreached } = props;
  const texts = useQuotationMessages();
  const version = newestVersion(quote);
  const steps = possibleSteps(quote.status);
  const isBeingChecked = useIsBeingChecked(version);
  const { large } = orderMessages(useLocale());
  const notYet = !isFullyPriced(version) ? texts.accept.notYet : isBeingChecked ? large.beingChecked : null;
  useRevalidateWhileVisible(quote.status === 'accepted');
  return (
    <div className="page-column max-w-5xl pt-10 lg:pt-14 print:max-w-none print:p-0">
      <PageHead title={texts.title(quote.reference)} indexed={false} />
      <Heading quote={quote} version={version} isEmailed={isEmailed} />
      <Standing quote={quote} version={version} order={order} />
      <Actions quote={quote} />
      <div id={quotationDocumentId} tabIndex={-1} className="scroll-mt-28 outline-none">
        <QuotationDocument quote={quote} version={version} />
      </div>
      {plan && <PlanDrawing quote={quote} version={version.number} plan={plan} />}
      {wayIn && <WayIn wayIn={wayIn} />}
      <EarlierVersions quote={quote} />
      <AcceptQuote quote={quote} version={version} leadTimes={leadTimes} notYet={notYet} order={order} />
      {quote.status === 'accepted' && <LpoFile quote={quote} />}
      <DeclineQuote
        canDecline={steps.includes('decline')}
        isTooLate={isTooLateToDecline}
        isUnreached={isDeclineUnreached}
      />
    </div>
  );
}

function QuotationDocument({ quote, version }: Pick<QuotationProps, 'quote'> & { version: QuoteVersion }) {
  const profile = useShop()?.profile;
  const state = versionState(quote, version);
  return (
    <QuotationSheet
      quote={{ ...quote, contact: { ...quote.contact, phone: displayPhone(quote.contact.phone) } }}
      version={{
        ...version,
        replacedBy: state === 'replaced' ? newestVersion(quote).number : null,
        isWithdrawn: state === 'withdrawn',
        sentOn: qatarDay(version.sentAt),
      }}
      seller={profile ? { ...profile, phone: displayPhone(profile.phone) } : null}
    />
  );
}

/** What the driver is told about the way into the building. */
function WayIn({ wayIn }: { readonly wayIn: DescribedSiteFit }) {
  const texts = useQuotationMessages();
  return (
    <section className="mt-6 max-w-prose text-sm print:hidden">
      <h2 className="font-medium">{texts.wayIn}</h2>
      <ul className="mt-1 grid gap-1 text-ink-soft">
        {[...wayIn.way, ...wayIn.findings].map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether the version is above the shop's limits and staff have not made an offer yet. */
function useIsBeingChecked(version: QuoteVersion): boolean {
  const isLarge = useIsLargeOrder(
    version.lines.map(({ quantity, lineTotal }) => ({ quantity, total: lineTotal ?? 0 })),
  );
  return isLarge && !isOfferOfStaff(version);
}

/** Heading: confirmation on the first visit, the reference on later ones. */
function Heading({
  quote,
  version,
  isEmailed,
}: Pick<QuotationProps, 'quote' | 'isEmailed'> & { readonly version: QuoteVersion }) {
  const texts = useQuotationMessages();
  const locale = useLocale();
  const { state } = useLocation();
  const [isNew] = useState(() => isJustRequested(state));

  useEffect(() => {
    if (!isNew) return;
    // Clears the history state, so that a reload is a later visit.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [isNew]);

  if (!isNew) {
    return (
      <header className="print:hidden">
        <h1 className="type-title">
          <UnbrokenCode text={texts.title(quote.reference)} code={quote.reference} />
        </h1>
        <p className="mt-2 text-ink-soft">
          {texts.version(version.number)} · <bdi>{formatMoment(locale, version.sentAt)}</bdi>
        </p>
      </header>
    );
  }
  return (
    <header className="print:hidden">
      <p className="mb-4 flex size-12 items-center justify-center rounded-pill bg-positive text-white">
        <CheckIcon />
      </p>
      <h1 className="type-title">{texts.ready}</h1>
      <p className="mt-3 text-lg">
        {texts.reference}{' '}
        <bdi dir="ltr" className="font-medium">
          {quote.reference}
        </bdi>
      </p>
      <p className="mt-1 max-w-prose text-ink-soft">
        {isEmailed ? (
          <>
            {texts.mailed} <bdi className="font-medium text-ink">{quote.contact.email}</bdi>. {texts.keep}
          </>
        ) : (
          texts.notMailed
        )}
      </p>
    </header>
  );
}

type StandingProps = Pick<QuotationProps, 'quote' | 'order'> & { readonly version: QuoteVersion };

/** Current status of the quotation and the next step. */
function Standing({ quote: { status }, version, order }: StandingProps) {
  const texts = useQuotationMessages();
  const locale = useLocale();
  const isOpen = status === 'requested' || status === 'quoted';
  const isBeingChecked = useIsBeingChecked(version);
  const waiting = !isFullyPriced(version)
    ? texts.unpriced
    : isBeingChecked && orderMessages(locale).large.beingChecked;
  const next = (isOpen && waiting) || texts.next[status];
  return (
    <section
      role="status"
      className={classNames(
        'mt-6 rounded-panel px-5 py-5 sm:px-8 print:hidden',
        status === 'accepted' || isOpen ? 'bg-accent-soft' : 'bg-sunken',
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="text-lg font-medium">{texts.statuses[status]}</strong>
        {isOpen && (
          <span className="text-ink-soft">{texts.validUntil(formatDay(locale, version.validUntil))}</span>
        )}
      </p>
      <p className="mt-1 max-w-prose">{next}</p>
      {version.withdrawal?.note && (
        <p className="mt-2 max-w-prose whitespace-pre-line [unicode-bidi:plaintext]">
          <bdi>{isolateTyped(version.withdrawal.note)}</bdi>
        </p>
      )}
      {order && (
        <LocaleLink to={orderPath(order)} prefetch="none" className={buttonStyle('primary', 'mt-4')}>
          {texts.openOrder(order.number)}
        </LocaleLink>
      )}
    </section>
  );
}

function Actions({ quote: { reference, trackingKey } }: { readonly quote: TrackedQuote }) {
  const texts = useQuotationMessages();
  const shopName = useShopName();
  return (
    <div className="my-6 flex flex-wrap gap-3 print:hidden">
      <a
        href={`/api/quotations/${reference}/${trackingKey}/quotation.pdf`}
        download={`${reference}.pdf`}
        className={buttonStyle('secondary')}
      >
        <DocumentIcon />
        {texts.download}
      </a>
      <PrintAndAsk
        print={texts.print}
        whatsapp={texts.whatsapp}
        question={texts.whatsappText(shopName, reference)}
      />
    </div>
  );
}

/** Earlier versions, newest first, collapsed: each was replaced by the newest one. */
function EarlierVersions({ quote }: { readonly quote: TrackedQuote }) {
  const texts = useQuotationMessages();
  const locale = useLocale();
  const { reference, trackingKey } = quote;
  const versions = quote.versions.slice(0, -1);
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="earlier-versions" className="mt-10 print:hidden">
      <h2 id="earlier-versions" className="type-heading mb-3">
        {texts.earlier}
      </h2>
      {versions.toReversed().map((version) => (
        <details key={version.number} className="group border-t border-line last:border-b">
          <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 py-2 hover:text-accent [&::-webkit-details-marker]:hidden">
            <span className="rotate-0 transition-transform duration-200 group-open:rotate-90 rtl:group-open:-rotate-90">
              <ChevronForwardIcon />
            </span>
            <span className="font-medium">{texts.version(version.number)}</span>
            <bdi className="text-ink-soft">{formatMoment(locale, version.sentAt)}</bdi>
            <span className="rounded-pill bg-sunken px-2.5 py-0.5 text-sm text-ink-soft">
              {version.withdrawal ? texts.statuses.withdrawn : texts.replaced}
            </span>
            <span className="ms-auto">
              <Price amount={version.total} />
            </span>
          </summary>
          <ul className="space-y-1 ps-9 pb-5 text-ink-soft">
            {version.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their place, and a text may come twice
              <li key={index} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 wrap-anywhere">
                  <bdi>{line.quantity}</bdi> × <bdi>{unbrokenName(line.name[locale])}</bdi>
                </span>
                {line.lineTotal === null ? texts.onRequest : <Price amount={line.lineTotal} />}
              </li>
            ))}
            {version.message && (
              <li className="pt-2 whitespace-pre-line [unicode-bidi:plaintext]">
                {isolateTyped(version.message)}
              </li>
            )}
            <li className="pt-2">
              <a
                href={`/api/quotations/${reference}/${trackingKey}/versions/${version.number}/quotation.pdf`}
                download={`${reference}-${version.number}.pdf`}
                className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
              >
                {texts.downloadVersion(version.number)}
              </a>
            </li>
          </ul>
        </details>
      ))}
    </section>
  );
}
