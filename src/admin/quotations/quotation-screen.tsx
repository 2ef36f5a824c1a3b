import { Link, useParams } from 'react-router';
import { quotesIdContract } from '#api/staff/quotes/quotes.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatDay } from '#i18n/dates.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { DocumentIcon } from '#ui/icons.tsx';
import { ContactPanel } from '../desk/contact-panel.tsx';
import { useDeskTexts, wordsToCustomer } from '../desk/desk-texts.ts';
import { Fact, Facts } from '../desk/facts.tsx';
import { Refreshed, refreshEveryMs } from '../desk/refreshed.tsx';
import { QuoteBadge } from '../desk/state-badges.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Panel, Screen } from '../kit/screen.tsx';
import { staffButton } from '../kit/staff-button.ts';
import { useStaffLocale } from '../kit/staff-locale.tsx';
import { useStaffQuery } from '../kit/use-staff-query.ts';
import { OfferForm } from './offer-form.tsx';
import { QuoteVersionView } from './quote-version-view.tsx';

export type StaffQuote = DataOf<typeof quotesIdContract>;

export function QuotationScreen() {
  const { id = '' } = useParams();
  // 'Back' may lead from one quotation to another: nothing of the first may stay.
  return <OpenQuotation key={id} id={id} />;
}

function OpenQuotation({ id }: { readonly id: string }) {
  const { quotations: texts } = useDeskTexts();
  const query = useStaffQuery(quotesIdContract, { params: { id } }, { everyMs: refreshEveryMs });
  const quote = query.data?.data;
  return (
    <Screen
      title={quote?.reference ?? texts.title}
      back={{ to: '/admin/quotations', name: texts.title }}
      {...(quote && { mark: <QuoteBadge status={quote.status} /> })}
    >
      <Loaded query={query}>
        {({ data }) => (
          <>
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)]">
              <div className="grid min-w-0 gap-4">
                {data.canBeSent ? <OfferForm quote={data} /> : <CurrentVersion quote={data} />}
              </div>
              <div className="grid min-w-0 gap-4 sm:grid-cols-2 xl:grid-cols-1">
                <QuoteContact quote={data} />
                <Request quote={data} />
                <Events quote={data} />
              </div>
            </div>
            <Versions quote={data} />
            <Refreshed at={query.dataUpdatedAt} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function QuoteContact({ quote }: { readonly quote: StaffQuote }) {
  const { orders } = useDeskTexts();
  const { locale, contact, company, reference } = quote;
  const words = wordsToCustomer(locale);
  return (
    <ContactPanel
      title={orders.contact}
      locale={locale}
      {...contact}
      company={company}
      lpoNumber={quote.lpoNumber}
      chatText={words.aboutQuotation(contact.name, reference)}
      mailSubject={words.quotationSubject(reference)}
    />
  );
}

function Request({ quote }: { readonly quote: StaffQuote }) {
  const desk = useDeskTexts();
  const { quotations: texts } = desk;
  const locale = useStaffLocale();
  const { zone, districts, service, wantedOn, notes, source } = quote;
  const near = districts
    .slice(0, 2)
    .map(({ name, translations }) => (locale === 'ar' ? translations.ar.name : name));
  return (
    <Panel title={texts.request}>
      <p className="mb-3 text-sm text-ink-soft">{texts.sources[source]}</p>
      <Facts>
        <Fact name={texts.service}>{service && texts.services[service]}</Fact>
        <Fact name={desk.deliveryFee}>{zone !== null && [desk.zone(zone), ...near].join(' · ')}</Fact>
        <Fact name={texts.wantedOn}>{wantedOn && formatDay(locale, wantedOn)}</Fact>
      </Facts>
      {notes && (
        <div className="mt-3 text-sm">
          <p className="text-ink-faint">{texts.notes}</p>
          <p dir="auto" className="mt-1 rounded-control bg-ground px-3 py-2 whitespace-pre-line">
            {notes}
          </p>
        </div>
      )}
    </Panel>
  );
}

/** What we sent, and what the buyer made of it. */
function Events({ quote }: { readonly quote: StaffQuote }) {
  const desk = useDeskTexts();
  const { quotations: texts } = desk;
  const locale = useStaffLocale();
  const { versions, status, decidedAt, orderId, orderNumber, lpoFile } = quote;
  const decision = status === 'accepted' ? texts.acceptedBy : texts.declinedBy;
  const events = [
    ...versions.map(({ number, sentAt, sentBy }) => ({
      name: number === 1 ? texts.asked : texts.sent(number),
      by: number === 1 ? desk.buyer : sentBy,
      at: sentAt,
    })),
    ...(decidedAt ? [{ name: decision, by: desk.buyer, at: decidedAt }] : []),
  ];
  return (
    <Panel title={texts.whatHappened}>
      <ol className="grid gap-3 text-sm">
        {events.toReversed().map(({ name, by, at }) => (
          <li key={at + name}>
            <p className="font-medium">{name}</p>
            <p className="text-ink-faint">
              <bdi>{by}</bdi> · <bdi>{formatMoment(locale, new Date(at))}</bdi>
            </p>
          </li>
        ))}
      </ol>
      {(orderId || lpoFile) && (
        <div className="mt-4 flex flex-wrap gap-2">
          {orderId && orderNumber && (
            <Link to={`/admin/orders/${orderId}`} className={staffButton('primary')}>
              {texts.openOrder(orderNumber)}
            </Link>
          )}
          {lpoFile && (
            <a href={`/api/quotes/${quote.id}/lpo`} className={staffButton('secondary', 'min-w-0')}>
              <DocumentIcon />
              <bdi className="min-w-0 break-all">{texts.downloadLpo(lpoFile.name)}</bdi>
            </a>
          )}
        </div>
      )}
    </Panel>
  );
}

function CurrentVersion({ quote }: { readonly quote: StaffQuote }) {
  const { quotations: texts } = useDeskTexts();
  const newest = quote.versions.at(-1);
  if (!newest) return null;
  return (
    <Panel title={texts.version(newest.number)}>
      <p className="mb-4 text-sm text-ink-soft">{texts.closed}</p>
      <QuoteVersionView version={newest} />
    </Panel>
  );
}

/** Every version that was sent is kept. The form shows the newest already, until somebody changes it. */
function Versions({ quote }: { readonly quote: StaffQuote }) {
  const { quotations: texts } = useDeskTexts();
  const locale = useStaffLocale();
  const versions = (quote.canBeSent ? quote.versions : quote.versions.slice(0, -1)).toReversed();
  if (versions.length === 0) return null;
  return (
    <Panel title={texts.versions}>
      {versions.map((version) => (
        <details key={version.number} className="border-t border-line first-of-type:border-t-0">
          <summary className="cursor-pointer py-3 text-sm">
            <span className="font-medium">{texts.version(version.number)}</span> ·{' '}
            <bdi className="text-ink-faint">{formatMoment(locale, new Date(version.sentAt))}</bdi>
          </summary>
          <div className="pb-4">
            <QuoteVersionView version={version} />
          </div>
        </details>
      ))}
    </Panel>
  );
}
