import { displayPhone, mailLink, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import { EmailAddress } from '#ui/email-address.tsx';
import { MailIcon, PhoneIcon, PinIcon } from '#ui/icons.tsx';
import { useShop } from '../hooks/use-shop.ts';

const cardStyle =
  'group flex h-full items-start gap-4 rounded-card bg-surface p-6 shadow-raised transition-colors duration-200 hover:bg-accent-soft';

/** Phone, chat and email links of the shop. */
export function TalkToUs() {
  const { talkToUs, footer } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  const { phone, email, address, mapUrl } = shop.profile;
  return (
    <section
      aria-labelledby="talk-to-us"
      className="below-first-view page-column pt-section [--usual-height:31rem] md:[--usual-height:20rem] lg:[--usual-height:15rem] print:hidden"
    >
      <h2 id="talk-to-us" className="type-heading">
        {talkToUs.title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{talkToUs.text}</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        <li>
          <a href={telephoneLink(phone)} className={cardStyle}>
            <PhoneIcon />
            <span>
              <span className="block font-medium">{talkToUs.call}</span>
              <bdi dir="ltr" className="text-ink-soft">
                {displayPhone(phone)}
              </bdi>
            </span>
          </a>
        </li>
        <li>
          <a href={mailLink(email)} className={cardStyle}>
            <MailIcon />
            <span className="min-w-0">
              <span className="block font-medium">{talkToUs.write}</span>
              <span className="text-ink-soft">
                <EmailAddress address={email} />
              </span>
            </span>
          </a>
        </li>
        <li>
          <a href={mapUrl} target="_blank" rel="noreferrer" className={cardStyle}>
            <PinIcon />
            <span>
              <span className="block font-medium">{talkToUs.visit}</span>
              <span className="text-ink-soft">{unbrokenAddress(address[locale])}</span>
              <span className="sr-only"> ({footer.newTab})</span>
            </span>
          </a>
        </li>
      </ul>
    </section>
  );
}
