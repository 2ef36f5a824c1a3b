import { useEffect, useRef } from 'react';
import type { QuoteVersion } from '#domain/quotes/quote.ts';
import type { PlacedOrder } from '../checkout/checkout-store.ts';
import { AcceptForm } from './accept-form.tsx';
import { findQuoteChange } from './changed-quote.ts';
import { QuoteChangeNotice } from './quote-change-notice.tsx';
import type { AcceptQuoteProps } from './use-acceptance.ts';

export type OpenAcceptanceProps = Pick<AcceptQuoteProps, 'quote' | 'version' | 'leadTimes'> & {
  /** Why the version cannot be accepted yet; null: it can, as long as the quotation is open. */
  readonly notYet: string | null;
  /** The order that accepted the quotation. */
  readonly order: PlacedOrder | null;
  /** The version that the buyer opened the form for. */
  readonly opened: QuoteVersion;
  readonly canAccept: boolean;
};

/**
 * The form that the buyer opened. What happens to the quotation meanwhile is said beside the form, which stays with what
 * was typed as long as there is a version to accept.
 */
export function OpenAcceptance(props: OpenAcceptanceProps) {
  const { quote, version, leadTimes, notYet, order, opened, canAccept } = props;
  const change = findQuoteChange(quote, opened);
  const changeKey = change && `${change.kind} ${change.newest.number}`;
  const notice = useRef<HTMLDivElement>(null);
  const hasFailed = useRef(false);

  useEffect(() => {
    if (!changeKey) return;
    // Whose press failed waits for the reason. Otherwise the page followed the shop by itself: a field that the buyer
    // is in keeps the focus, and the page does not scroll.
    if (hasFailed.current || document.activeElement === document.body) {
      notice.current?.focus({ preventScroll: true });
    }
    if (hasFailed.current) notice.current?.scrollIntoView({ block: 'center' });
    hasFailed.current = false;
  }, [changeKey]);

  const shownNotice = change && (
    <QuoteChangeNotice ref={notice} change={change} notYet={notYet} order={order} />
  );
  if (!canAccept) return shownNotice;
  return (
    <AcceptForm
      quote={quote}
      version={version}
      leadTimes={leadTimes}
      notice={shownNotice}
      onFailed={() => {
        hasFailed.current = true;
      }}
    />
  );
}
