import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ChatIcon, PrintIcon } from '#ui/icons.tsx';
import { useShop } from '../hooks/use-shop.ts';

interface PrintAndAskProps {
  readonly print: string;
  readonly whatsapp: string;
  /** The first message of the chat, which names the order or quotation. */
  readonly question: string;
}

/** Buttons to print an order or a quotation and to ask about it in a chat. */
export function PrintAndAsk({ print, whatsapp, question }: PrintAndAskProps) {
  const { footer } = useMessages();
  const shop = useShop();
  return (
    <>
      <button
        type="button"
        onClick={() => window.print()}
        className={buttonStyle('secondary', 'noscript:hidden')}
      >
        <PrintIcon />
        {print}
      </button>
      {shop && (
        <a
          href={whatsappLink(shop.profile.whatsapp, question)}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('secondary')}
        >
          <ChatIcon />
          {whatsapp}
          <span className="sr-only"> ({footer.newTab})</span>
        </a>
      )}
    </>
  );
}
