import type { ReactNode } from 'react';
import { displayPhone, mailLink, telephoneLink, whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import { useShop } from '../hooks/use-shop.ts';

const linkStyle = 'underline decoration-line-strong underline-offset-4 hover:text-accent';

/** Seller details that law 16/2010 requires, from the shop profile. */
export function SellerDetails() {
  const { footer, whatsapp } = useMessages();
  const { seller } = useReadingMessages();
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  const { profile } = shop;
  return (
    <dl className="max-w-prose divide-y divide-line border-y border-line">
      <Row label={seller.name}>{profile.legalName[locale]}</Row>
      <Row label={footer.commercialRegistration}>
        <bdi dir="ltr">{profile.crNumber}</bdi>
      </Row>
      <Row label={footer.address}>{unbrokenAddress(profile.address[locale])}</Row>
      <Row label={footer.phone}>
        <a href={telephoneLink(profile.phone)} className={linkStyle}>
          <bdi dir="ltr">{displayPhone(profile.phone)}</bdi>
        </a>
      </Row>
      <Row label={whatsapp.short}>
        <a href={whatsappLink(profile.whatsapp)} target="_blank" rel="noreferrer" className={linkStyle}>
          <bdi dir="ltr">{displayPhone(profile.whatsapp)}</bdi>
          <span className="sr-only"> ({footer.newTab})</span>
        </a>
      </Row>
      <Row label={footer.email}>
        <a href={mailLink(profile.email)} className={`${linkStyle} break-all`}>
          <bdi dir="ltr">{profile.email}</bdi>
        </a>
      </Row>
    </dl>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-sm text-ink-faint sm:text-base">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
