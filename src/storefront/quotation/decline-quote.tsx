import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { ConfirmForm } from '../forms/confirm-form.tsx';

interface DeclineQuoteProps {
  readonly canDecline: boolean;
  /** Whether the buyer's last attempt was refused. */
  readonly isTooLate: boolean;
  /** Whether it did not arrive. */
  readonly isUnreached: boolean;
}

/** Form to decline a quotation, with a confirmation. */
export function DeclineQuote({ canDecline, isTooLate, isUnreached }: DeclineQuoteProps) {
  const { decline } = useQuotationMessages();
  return (
    <div className="mt-8 print:hidden">
      <p role="alert" className="font-medium text-negative not-empty:mb-3">
        {isTooLate && decline.tooLate}
      </p>
      {canDecline && (
        <ConfirmForm
          dialogId="decline-quotation"
          texts={decline}
          problem={isUnreached ? decline.unreachable : null}
        />
      )}
    </div>
  );
}
