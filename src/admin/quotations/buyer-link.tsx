import { useId } from 'react';
import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { ChatIcon } from '#ui/icons.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useShopName } from '../data/shop-name.tsx';
import { customerTexts } from '../sales/sales-texts.ts';
import { useOfferTexts } from './offer-texts.ts';
import type { StaffQuote } from './staff-quote.ts';

/** The address of the buyer's page, to pass on to a customer who has no email address or does not find the email. */
export function BuyerLink({ quote }: { readonly quote: StaffQuote }) {
  const { link: texts } = useOfferTexts();
  const toasts = useToasts();
  const id = useId();
  const { locale, contact, reference, pagePath } = quote;
  const shopName = useShopName(locale);
  const address = window.location.origin + localizedPath(locale, pagePath);
  const chatText = `${customerTexts(locale).aboutQuotation(shopName, contact.name, reference)}\n${address}`;
  return (
    <Panel title={texts.title}>
      <p className="text-sm text-ink-soft">{contact.email ? texts.withEmail : texts.noEmail}</p>
      <label htmlFor={id} className="sr-only">
        {texts.label}
      </label>
      <input
        id={id}
        readOnly
        dir="ltr"
        value={address}
        onFocus={(event) => event.target.select()}
        className="mt-3 h-11 w-full rounded-control border border-line-strong bg-ground px-3 text-sm"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <button
          type="button"
          className={staffButton(contact.email ? 'secondary' : 'primary')}
          onClick={async () => {
            await navigator.clipboard.writeText(address);
            toasts.show({ text: texts.copied });
          }}
        >
          {texts.copy}
        </button>
        {contact.phone && (
          <a
            href={whatsappLink(contact.phone, chatText)}
            target="_blank"
            rel="noreferrer"
            className={staffButton('secondary')}
          >
            <ChatIcon />
            {texts.whatsapp}
          </a>
        )}
        <a href={address} target="_blank" rel="noreferrer" className={staffButton('quiet')}>
          {texts.open}
        </a>
      </div>
    </Panel>
  );
}
