import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';

export function EmptyCart() {
  const { empty } = useCartMessages();
  return (
    <section className="rounded-panel bg-sunken px-6 py-14 text-center">
      <h2 className="type-heading">{empty.title}</h2>
      <p className="mx-auto mt-3 max-w-prose text-ink-soft">{empty.text}</p>
      <LocaleLink to="/products" className={buttonStyle('primary', 'mt-8')}>
        {empty.browse}
      </LocaleLink>
    </section>
  );
}
