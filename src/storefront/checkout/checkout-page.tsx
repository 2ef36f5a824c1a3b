import { displayPhone, telephoneLink, whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ArrowBackIcon } from '#ui/icons.tsx';
import { PageHead } from '../head/page-head.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { quotationPath } from '../navigation/quotation-path.ts';
import { Checkout } from './checkout.tsx';

export default function CheckoutPage() {
  const { pages } = useMessages();
  const { back } = useCheckoutMessages();
  const { title, lead } = pages.checkout;
  return (
    <div className="page-column pt-8 lg:pt-12">
      <PageHead title={title} description={lead} indexed={false} />
      <LocaleLink
        to="/cart"
        className="-ms-1 inline-flex min-h-11 items-center gap-2 text-sm text-ink-soft hover:text-accent"
      >
        <ArrowBackIcon />
        {back}
      </LocaleLink>
      <h1 className="type-title">{title}</h1>
      <p className="type-lead mt-3 mb-8 max-w-prose">{lead}</p>
      <noscript>
        <WithoutScripts />
      </noscript>
      <Checkout />
    </div>
  );
}

function WithoutScripts() {
  const { withoutScripts } = useCheckoutMessages();
  const { whatsapp } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  return (
    <section className="max-w-prose rounded-panel bg-surface p-6 shadow-raised sm:p-8">
      <h2 className="type-heading">{withoutScripts.title}</h2>
      <p className="mt-3 text-ink-soft">{withoutScripts.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {shop && (
          <>
            <a href={telephoneLink(shop.profile.phone)} className={buttonStyle('primary')}>
              {withoutScripts.call} <bdi dir="ltr">{displayPhone(shop.profile.phone)}</bdi>
            </a>
            <a
              href={whatsappLink(shop.profile.whatsapp, whatsapp.greeting(shop.profile.name[locale]))}
              className={buttonStyle('secondary')}
            >
              {withoutScripts.whatsapp}
            </a>
          </>
        )}
        <LocaleLink to={quotationPath} className={buttonStyle('secondary')}>
          {withoutScripts.quotation}
        </LocaleLink>
      </p>
    </section>
  );
}
