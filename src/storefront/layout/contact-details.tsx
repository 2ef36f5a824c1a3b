import type { ReactNode } from 'react';
import { displayPhone, mailLink, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import { MailIcon, PhoneIcon, PinIcon } from '#ui/icons.tsx';

/** Contact details of the shop. Numbers and addresses are isolated within Arabic text. */
export function ContactDetails({ profile }: { profile: ShopProfile }) {
  const { footer } = useMessages();
  const locale = useLocale();
  return (
    <ul className="space-y-3 print:flex print:flex-wrap print:gap-x-5 print:space-y-0">
      <ContactLine icon={<PhoneIcon />} label={footer.phone}>
        <a href={telephoneLink(profile.phone)} className="underline-offset-4 hover:underline">
          <bdi dir="ltr">{displayPhone(profile.phone)}</bdi>
        </a>
      </ContactLine>
      <ContactLine icon={<MailIcon />} label={footer.email}>
        <a href={mailLink(profile.email)} className="break-all underline-offset-4 hover:underline">
          <bdi dir="ltr">{profile.email}</bdi>
        </a>
      </ContactLine>
      <ContactLine icon={<PinIcon />} label={footer.address}>
        <address className="not-italic">{unbrokenAddress(profile.address[locale])}</address>
        <a
          href={profile.mapUrl}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-block underline underline-offset-4 print:hidden"
        >
          {footer.directions}
          <span className="sr-only"> ({footer.newTab})</span>
        </a>
      </ContactLine>
    </ul>
  );
}

function ContactLine({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-0.5">{icon}</span>
      <div>
        <span className="sr-only">{label}: </span>
        {children}
      </div>
    </li>
  );
}
