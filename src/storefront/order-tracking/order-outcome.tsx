import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { orderOutcome } from './order-request.ts';

interface OrderOutcomeNoticeProps {
  /** Whether the shop can send email and the buyer has an address. */
  readonly isEmailed: boolean;
}

/** Says what the buyer has just done. It is scrolled to and gets the focus, because the used form has gone. */
export function OrderOutcomeNotice({ isEmailed }: OrderOutcomeNoticeProps) {
  const { outcomes, confirmationMailed } = useOrderPageMessages();
  const { search, key } = useLocation();
  const outcome = orderOutcome(search);
  const box = useRef<HTMLParagraphElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation, also when the outcome is the same again
  useEffect(() => {
    if (!outcome) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
    // A reload is a later visit.
    const address = new URL(window.location.href);
    address.searchParams.delete('done');
    window.history.replaceState(window.history.state, '', address);
  }, [outcome, key]);

  return (
    <p
      ref={box}
      tabIndex={-1}
      role="status"
      className="outline-none not-empty:mt-6 not-empty:rounded-card not-empty:bg-accent-soft not-empty:px-5 not-empty:py-4 not-empty:font-medium print:hidden"
    >
      {outcome && outcomes[outcome]}
      {isEmailed && (outcome === 'cancelled' || outcome === 'changed') && ` ${confirmationMailed}`}
    </p>
  );
}
