import { useOutboxTexts } from './outbox-texts.ts';
import { useEmailState } from './use-email-state.ts';

/** In a dialog or form that sends an email: says beforehand that it will not be sent, or may be late. */
export function EmailNotice() {
  const { notice } = useOutboxTexts();
  const state = useEmailState();
  if (!state || (state.isDelivering && !state.isLate)) return null;
  const { title, text } = state.isDelivering ? notice.late : notice.off;
  return (
    <div role="note" className="rounded-control bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00]">
      <p className="font-medium">{title}</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
