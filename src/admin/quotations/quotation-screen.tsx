import { Link, useParams } from 'react-router';
import { quotesIdContract } from '#api/staff/quotes/quotes.contract.ts';
import { isOfferOfStaff } from '#domain/quotes/quote.ts';
import { formatDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { DocumentIcon } from '#ui/icons.tsx';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useShopName } from '../data/shop-name.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { ContactPanel } from '../sales/contact-panel.tsx';
import { Definition, DefinitionList } from '../sales/definition-list.tsx';
import { PlanPanel } from '../sales/plan-panel.tsx';
import { RefreshedAt, refreshEveryMs } from '../sales/refreshed-at.tsx';
import { customerTexts, useSalesTexts } from '../sales/sales-texts.ts';
import { QuoteBadge } from '../sales/status-badges.tsx';
import { WayIn } from '../sales/way-in.tsx';
import { BuyerLink } from './buyer-link.tsx';
import { OfferForm } from './offer-form.tsx';
import { useOfferTexts } from './offer-texts.ts';
import { QuoteVersionView } from './quote-version-view.tsx';
import type { StaffQuote } from './staff-quote.ts';
import { WithdrawOffer } from './withdraw-offer.tsx';

export function QuotationScreen() {
  const { id = '' } = useParams();
  // Navigation may go from one quotation to another: state of the first must not remain.
  return <OpenQuotation key={id} id={id} />;
}

function OpenQuotation({ id }: { readonly id: string }) {
  const { quotations: texts } = useSalesTexts();
  const locale = useStaffLocale();
  const query = useStaffQuery(quotesIdContract, { params: { id } }, { pollMs: refreshEveryMs });
  const quote = query.data?.data;
  return (
    <Screen
      title={quote?.reference ?? texts.title}
      back={{ to: '/admin/quotations', name: texts.title }}
      {...(quote && { mark: <QuoteBadge status={quote.status} /> })}
      actions={quote?.canBeWithdrawn && <WithdrawOffer quote={quote} onStale={() => void query.refetch()} />}
    >
      <Loaded query={query}>
        {({ data }) => (
          <>
            <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)]">
              <div className="grid min-w-0 gap-4">
                {data.plan && (
                  <PlanPanel
                    picture={`/api/quotes/${data.id}/versions/${data.versions.at(-1)?.number ?? 1}/plan.svg?language=${locale}`}
                    placing={data.plan.placing}
                    plannerPath={data.plan.path}
                  />
                )}
                {data.canBeSent ? <OfferForm quote={data} /> : <CurrentVersion quote={data} />}
              </div>
              <div className="grid min-w-0 gap-4 sm:grid-cols-2 xl:grid-cols-1">
                <QuoteContact quote={data} />
                <BuyerLink quote={data} />
                <Request quote={data} />
                <Events quote={data} />
              </div>
            </div>
            <Versions quote={data} />
            <RefreshedAt at={query.dataUpdatedAt} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function QuoteContact({ quote }: { readonly quote: StaffQuote }) {
  const { orders } = useSalesTexts();
  const { locale, contact, company, reference } = quote;
  const words = customerTexts(locale);
  const shopName = useShopName(locale);
  return (
    <ContactPanel
      title={orders.contact}
      locale={locale}
      {...contact}
      company={company}
      lpoNumber={quote.lpoNumber}
      chatText={words.aboutQuotation(shopName, contact.name, reference)}
      mailSubject={words.quotationSubject(reference)}
    />
  );
}

function Request({ quote }: { readonly quote: StaffQuote }) {
  const sales = useSalesTexts();
  const { quotations: texts } = sales;
  const locale = useStaffLocale();
  const offers = useOfferTexts();
  const { zone, districts, service, wantedOn, notes, source, buyerReference, siteFit } = quote;
  const near = districts
    .slice(0, 2)
    .map(({ name, translations }) => (locale === 'ar' ? translations.ar.name : name));
  return (
    <Panel title={texts.request}>
      <p className="mb-3 text-sm text-ink-soft">{texts.sources[source]}</p>
      <DefinitionList>
        <Definition name={texts.service}>{service && texts.services[service]}</Definition>
        <Definition name={sales.deliveryFee}>
          {zone !== null && [sales.zone(zone), ...near].join(' · ')}
        </Definition>
        <Definition name={offers.buyerReference}>{buyerReference}</Definition>
        <Definition name={texts.wantedOn}>{wantedOn && formatDay(locale, wantedOn)}</Definition>
      </DefinitionList>
      {siteFit && (
        <div className="mt-3 text-sm">
          <p className="mb-1 text-ink-faint">{sales.wayIn}</p>
          <WayIn siteFit={siteFit} />
        </div>
      )}
      {notes && (
        <div className="mt-3 text-sm">
          <p className="text-ink-faint">{texts.notes}</p>
          <p
            dir="auto"
            className="mt-1 rounded-control bg-ground px-3 py-2 whitespace-pre-line [unicode-bidi:plaintext]"
          >
            {isolateTyped(notes)}
          </p>
        </div>
      )}
    </Panel>
  );
}

/** Timeline of a quotation: versions sent, and the buyer's response. */
function Events({ quote }: { readonly quote: StaffQuote }) {
  const sales = useSalesTexts();
  const { quotations: texts } = sales;
  const locale = useStaffLocale();
  const offers = useOfferTexts();
  const { versions, status, decidedAt, orderId, orderNumber, lpoFile } = quote;
  const decision = status === 'accepted' ? texts.acceptedBy : texts.declinedBy;
  const events = [
    ...versions.flatMap(({ number, sentAt, sentBy, withdrawal }) => [
      isOfferOfStaff({ sentBy })
        ? { name: texts.sent(number), by: sentBy, at: sentAt }
        : { name: texts.asked, by: sales.buyer, at: sentAt },
      ...(withdrawal ? [{ name: offers.withdrawnBy(number), by: withdrawal.by, at: withdrawal.at }] : []),
    ]),
    ...(decidedAt ? [{ name: decision, by: sales.buyer, at: decidedAt }] : []),
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
  const { quotations: texts } = useSalesTexts();
  const locale = useStaffLocale();
  const newest = quote.versions.at(-1);
  if (!newest) return null;
  return (
    <Panel title={texts.version(newest.number)}>
      <p className="mb-4 text-sm text-ink-soft">{texts.closed}</p>
      <QuoteVersionView zone={quote.zone} version={newest} locale={locale} />
    </Panel>
  );
}

/** All versions, read-only, with what became of each; the newest of an order is shown above instead. */
function Versions({ quote }: { readonly quote: StaffQuote }) {
  const { quotations: texts } = useSalesTexts();
  const locale = useStaffLocale();
  const offers = useOfferTexts();
  const newest = quote.versions.at(-1)?.number;
  const versions = (quote.canBeSent ? quote.versions : quote.versions.slice(0, -1)).toReversed();
  if (versions.length === 0) return null;
  const stateOf = ({ number, withdrawal }: StaffQuote['versions'][number]) =>
    withdrawal ? 'withdrawn' : number === newest ? 'current' : 'replaced';
  return (
    <Panel title={texts.versions}>
      {versions.map((version) => (
        <details key={version.number} className="border-t border-line first-of-type:border-t-0">
          <summary className="cursor-pointer py-3 text-sm">
            <span className="font-medium">{texts.version(version.number)}</span> ·{' '}
            <bdi className="text-ink-faint">{formatMoment(locale, new Date(version.sentAt))}</bdi>{' '}
            <Badge tone={stateOf(version) === 'current' ? 'accent' : 'neutral'}>
              {offers.states[stateOf(version)]}
            </Badge>
          </summary>
          <div className="grid gap-4 pb-4">
            <QuoteVersionView zone={quote.zone} version={version} locale={locale} />
            <a
              href={`/api/quotes/${quote.id}/versions/${version.number}/quotation.pdf`}
              className={staffButton('secondary', 'justify-self-start')}
            >
              <DocumentIcon />
              {offers.versionPdf(version.number)}
            </a>
          </div>
        </details>
      ))}
    </Panel>
  );
}
