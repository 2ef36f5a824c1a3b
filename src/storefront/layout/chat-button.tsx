import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { ChatIcon } from '#ui/icons.tsx';
import { useShop } from '../hooks/use-shop.ts';

/**
 * Link to a WhatsApp chat. It floats in the bar that stays at the top of the window: in a corner of the page it would lie
 * on prices, totals, opening hours or fields.
 */
export function ChatButton() {
  const { whatsapp } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  return (
    <a
      href={whatsappLink(shop.profile.whatsapp, whatsapp.greeting(shop.profile.name[locale]))}
      target="_blank"
      rel="noreferrer"
      aria-label={whatsapp.label}
      className="flex size-11 shrink-0 items-center justify-center gap-2 rounded-pill border border-transparent bg-chat text-white transition-colors duration-200 hover:bg-chat-strong xl:w-auto xl:px-4"
    >
      <ChatIcon />
      <span className="hidden text-sm font-medium xl:inline">{whatsapp.short}</span>
    </a>
  );
}
