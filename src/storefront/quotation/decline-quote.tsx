import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { ConfirmForm } from '../forms/confirm-form.tsx';

interface DeclineQuoteProps {
  readonly canDecline: boolean;
  /** Whether the buyer has just tried. */
  readonly isTooLate: boolean;
}

/** Who does not want it may say so, and is asked once whether that is meant. */
export function DeclineQuote({ canDecline, isTooLate }: DeclineQuoteProps) {
  const { decline } = useQuotationMessages();
  return (
    <div className="mt-8 print:hidden">
      <p role="alert" className="font-medium text-negative not-empty:mb-3">
        {isTooLate && decline.tooLate}
      </p>
      {canDecline && <ConfirmForm dialogId="decline-quotation" texts={decline} />}
    </div>
  );
}
