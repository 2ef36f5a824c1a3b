import { emailExpiryDays } from '#primitives/email-status.ts';
import { useOutboxTexts } from './outbox-texts.ts';

/** On the screens of emails: why nothing is sent, and what will be once it is. */
export function DeliveryOffNotice() {
  const { notDelivering } = useOutboxTexts();
  return (
    <div role="note" className="rounded-card border border-line bg-[#fbf0d9] px-5 py-4 text-[#7a4d00]">
      <p className="font-medium">{notDelivering.title}</p>
      <p className="mt-1 max-w-prose text-sm">{notDelivering.text(emailExpiryDays)}</p>
    </div>
  );
}
