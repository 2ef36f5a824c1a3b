import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { ChatIcon } from '#ui/icons.tsx';
import { useShop } from '../hooks/use-shop.ts';

export function ChatButton() {
  const { whatsapp } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  return (
    <aside aria-label={whatsapp.short} className="print:hidden">
      <a
        href={whatsappLink(shop.profile.whatsapp, whatsapp.greeting(shop.profile.name[locale]))}
        target="_blank"
        rel="noreferrer"
        aria-label={whatsapp.label}
        className="above-buy-bar fixed end-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 flex size-14 items-center justify-center gap-2.5 rounded-pill bg-chat text-white shadow-overlay duration-200 hover:bg-chat-strong motion-safe:transition-[background-color,translate] sm:w-auto sm:px-5 lg:end-6 lg:bottom-6"
      >
        <ChatIcon />
        <span className="hidden text-sm font-medium sm:inline">{whatsapp.short}</span>
      </a>
    </aside>
  );
}
