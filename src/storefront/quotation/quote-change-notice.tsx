import type { Ref } from 'react';
import { formatDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { useQuotationChangeMessages } from '#i18n/messages/storefront/quotation-change-messages.ts';
import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { Price } from '../catalogue/price.tsx';
import { ShopPhone } from '../layout/shop-phone.tsx';
import type { QuoteChange } from './changed-quote.ts';
import { quotationDocumentId } from './quotation-page-state.ts';

interface QuoteChangeNoticeProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly change: QuoteChange;
  /** Why the newest version cannot be accepted yet; null: it can. */
  readonly notYet: string | null;
}

/** Says beside the form that the quotation is no longer what the buyer was about to accept. */
export function QuoteChangeNotice({ ref, change, notYet }: QuoteChangeNoticeProps) {
  const texts = useQuotationChangeMessages();
  const { next } = useQuotationMessages();
  const locale = useLocale();
  const { newest } = change;
  const { withdrawal } = newest;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mt-4 scroll-mt-28 rounded-control border border-negative px-4 py-3 text-sm"
    >
      <p className="font-medium text-negative">
        {change.kind === 'replaced'
          ? texts.replaced(newest.number)
          : change.kind === 'expired'
            ? texts.expired(formatDay(locale, newest.validUntil))
            : texts[change.kind]}
      </p>
      {change.kind !== 'accepted' && <p className="mt-1">{texts.nothingOrdered}</p>}
      {change.kind === 'replaced' ? (
        <>
          <p className="mt-1">
            {texts.totals} <Price amount={newest.total} />
            {newest.total !== change.earlier.total && (
              <>
                {' '}
                ({texts.before} <Price amount={change.earlier.total} />)
              </>
            )}
          </p>
          <p className="mt-1">{notYet ?? texts.agreeAgain}</p>
          <a
            href={`#${quotationDocumentId}`}
            className="mt-1 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
          >
            {texts.read(newest.number)}
          </a>
        </>
      ) : (
        change.kind === 'accepted' && <p className="mt-1">{next.accepted}</p>
      )}
      {change.kind === 'withdrawn' && withdrawal?.note && (
        <p className="mt-1 whitespace-pre-line [unicode-bidi:plaintext]">
          <bdi>{isolateTyped(withdrawal.note)}</bdi>
        </p>
      )}
      {change.kind !== 'replaced' && change.kind !== 'accepted' && (
        <p className="mt-1">
          {texts.newOffer} <ShopPhone />
        </p>
      )}
    </div>
  );
}
