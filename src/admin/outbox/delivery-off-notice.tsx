import { useOutboxTexts } from './outbox-texts.ts';

export function DeliveryOffNotice() {
  const { notDelivering } = useOutboxTexts();
  return (
    <div role="note" className="rounded-card border border-line bg-[#fbf0d9] px-5 py-4 text-[#7a4d00]">
      <p className="font-medium">{notDelivering.title}</p>
      <p className="mt-1 max-w-prose text-sm">{notDelivering.text}</p>
    </div>
  );
}
