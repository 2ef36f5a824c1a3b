import type { Ref } from 'react';
import { orderPath } from '#domain/orders/order.ts';
import type { QuoteVersion } from '#domain/quotes/quote.ts';
import { formatDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { useQuotationChangeMessages } from '#i18n/messages/storefront/quotation-change-messages.ts';
import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { Price } from '../catalogue/price.tsx';
import type { PlacedOrder } from '../checkout/checkout-store.ts';
import { ShopPhone } from '../layout/shop-phone.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { QuoteChange } from './changed-quote.ts';
import { quotationDocumentId } from './quotation-page-state.ts';

interface QuoteChangeNoticeProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly change: QuoteChange;
  /** Why the newest version cannot be accepted yet; null: it can. */
  readonly notYet: string | null;
  /** The order that accepted the quotation. */
  readonly order: PlacedOrder | null;
}

const linkStyle = 'mt-1 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent';

/** Says beside the form that the quotation is no longer what the buyer was about to accept. */
export function QuoteChangeNotice({ ref, change, notYet, order }: QuoteChangeNoticeProps) {
  const texts = useQuotationChangeMessages();
  const locale = useLocale();
  const { kind, newest } = change;
  const title =
    kind === 'replaced'
      ? texts.replaced(newest.number)
      : kind === 'expired'
        ? texts.expired(formatDay(locale, newest.validUntil))
        : texts[kind];
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-4 rounded-control border border-negative px-4 py-3 text-sm"
    >
      <p className="font-medium text-negative">{title}</p>
      {kind !== 'accepted' && <p className="mt-1">{texts.nothingOrdered}</p>}
      {kind === 'replaced' ? (
        <NewerVersion earlier={change.earlier} newest={newest} notYet={notYet} />
      ) : kind === 'accepted' ? (
        <Accepted order={order} />
      ) : (
        <NewOffer note={kind === 'withdrawn' ? newest.withdrawal?.note : ''} />
      )}
    </div>
  );
}

interface NewerVersionProps extends Pick<QuoteChangeNoticeProps, 'notYet'> {
  readonly earlier: QuoteVersion;
  readonly newest: QuoteVersion;
}

function NewerVersion({ earlier, newest, notYet }: NewerVersionProps) {
  const texts = useQuotationChangeMessages();
  return (
    <>
      <p className="mt-1">
        {texts.totals} <Price amount={newest.total} />
        {newest.total !== earlier.total && (
          <>
            {' '}
            ({texts.before} <Price amount={earlier.total} />)
          </>
        )}
      </p>
      <p className="mt-1">{notYet ?? texts.agreeAgain}</p>
      <a href={`#${quotationDocumentId}`} className={linkStyle}>
        {texts.read(newest.number)}
      </a>
    </>
  );
}

function Accepted({ order }: Pick<QuoteChangeNoticeProps, 'order'>) {
  const { next, openOrder } = useQuotationMessages();
  return (
    <>
      <p className="mt-1">{next.accepted}</p>
      {order && (
        <LocaleLink to={orderPath(order)} prefetch="none" className={linkStyle}>
          {openOrder(order.number)}
        </LocaleLink>
      )}
    </>
  );
}

/** How to get another offer, after what staff wrote when they withdrew this one. */
function NewOffer({ note }: { readonly note: string | undefined }) {
  const texts = useQuotationChangeMessages();
  return (
    <>
      {note && (
        <p className="mt-1 whitespace-pre-line [unicode-bidi:plaintext]">
          <bdi>{isolateTyped(note)}</bdi>
        </p>
      )}
      <p className="mt-1">
        {texts.newOffer} <ShopPhone />
      </p>
    </>
  );
}
