import { displayPhone, mailLink, telephoneLink, whatsappLink } from '#domain/shop-profile/contact-links.ts';
import type { Locale } from '#primitives/locale.ts';
import { EmailAddress } from '#ui/email-address.tsx';
import { ChatIcon, MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { Badge } from '../components/badge.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { Definition, DefinitionList } from './definition-list.tsx';
import { useSalesTexts } from './sales-texts.ts';

interface ContactPanelProps {
  readonly title: string;
  readonly locale: Locale;
  readonly name: string;
  /** One of the two may be empty. */
  readonly phone: string;
  readonly email: string;
  readonly company?: { readonly name: string; readonly crNumber: string } | null;
  /** The customer's local purchase order number. */
  readonly lpoNumber?: string;
  /** Prefilled text of a chat or an email, in the customer's language. */
  readonly chatText: string;
  readonly mailSubject: string;
}

/** The customer's name, language and contact links. */
export function ContactPanel(props: ContactPanelProps) {
  const { title, locale, name, phone, email, company, lpoNumber } = props;
  const texts = useSalesTexts();
  return (
    <Panel title={title}>
      <DefinitionList>
        <Definition name={texts.name}>{name}</Definition>
        <Definition name={texts.customerLanguage}>
          <LanguageBadge locale={locale} />
        </Definition>
        <Definition name={texts.company}>{company?.name}</Definition>
        <Definition name={texts.crNumber}>{company?.crNumber}</Definition>
        <Definition name={texts.lpoNumber}>{lpoNumber}</Definition>
        <Definition name={texts.phone}>{phone && displayPhone(phone)}</Definition>
        <Definition name={texts.email}>{email && <EmailAddress address={email} />}</Definition>
      </DefinitionList>
      <ContactLinks {...props} />
    </Panel>
  );
}

export function LanguageBadge({ locale }: { readonly locale: Locale }) {
  return <Badge tone={locale === 'ar' ? 'accent' : 'neutral'}>{useSalesTexts().languages[locale]}</Badge>;
}

function ContactLinks({
  phone,
  email,
  chatText,
  mailSubject,
}: Pick<ContactPanelProps, 'phone' | 'email' | 'chatText' | 'mailSubject'>) {
  const texts = useSalesTexts();
  return (
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      {phone && (
        <>
          <a href={telephoneLink(phone)} className={staffButton('secondary')}>
            <PhoneIcon />
            {texts.call}
          </a>
          <a
            href={whatsappLink(phone, chatText)}
            target="_blank"
            rel="noreferrer"
            className={staffButton('secondary')}
          >
            <ChatIcon />
            {texts.whatsapp}
          </a>
        </>
      )}
      {email && (
        <a href={mailLink(email, mailSubject)} className={staffButton('secondary')}>
          <MailIcon />
          {texts.writeEmail}
        </a>
      )}
    </div>
  );
}
