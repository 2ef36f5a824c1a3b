import type { ReactNode } from 'react';
import { displayPhone, mailLink, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import { FormArea } from '#storefront/forms/form-field.tsx';
import { FormSection } from '#storefront/forms/form-section.tsx';
import { useShop } from '#storefront/hooks/use-shop.ts';
import { LocaleLink } from '#storefront/navigation/locale-link.tsx';

const linkStyle = 'text-ink underline decoration-line-strong underline-offset-4 hover:text-accent';

/** Information that the law on electronic commerce (16/2010) requires before an order: seller, price, cancellation. */
export function LawSection() {
  const { law, notes } = useCheckoutMessages();
  const { footer } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  const policy = shop?.profile.returnPolicy;
  return (
    <FormSection id="checkout-law" title={law.title}>
      <FormArea field="notes" label={notes.label} hint={notes.hint} rows={3} isOptional />
      <dl className="mt-8 grid gap-x-10 gap-y-6 text-sm sm:grid-cols-2">
        {shop && (
          <Point title={law.seller}>
            {shop.profile.legalName[locale]}
            <br />
            {law.registration} <bdi dir="ltr">{shop.profile.crNumber}</bdi>
            <br />
            {unbrokenAddress(shop.profile.address[locale])}
            <br />
            <a href={telephoneLink(shop.profile.phone)} className={linkStyle}>
              <bdi dir="ltr">{displayPhone(shop.profile.phone)}</bdi>
            </a>
            {' · '}
            <a href={mailLink(shop.profile.email)} className={linkStyle}>
              <bdi dir="ltr">{shop.profile.email}</bdi>
            </a>
          </Point>
        )}
        <Point title={law.price}>{law.priceText}</Point>
        <Point title={law.cancelling}>
          {policy && law.cancellingText(policy.returnDays, policy.latestDeliveryDays)}{' '}
          <LocaleLink to="/return-policy" target="_blank" className={linkStyle}>
            {law.returns}
            <span className="sr-only"> ({footer.newTab})</span>
          </LocaleLink>
        </Point>
        <Point title={law.data}>{law.dataText}</Point>
      </dl>
    </FormSection>
  );
}

function Point({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{title}</dt>
      <dd className="mt-1 text-ink-soft">{children}</dd>
    </div>
  );
}
