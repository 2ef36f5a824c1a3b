import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { LocaleLink } from '../locale-link.tsx';

export function EmptyCart() {
  const { cartPage } = useMessages();
  return (
    <section className="rounded-panel bg-sunken px-6 py-14 text-center">
      <h2 className="type-heading">{cartPage.emptyTitle}</h2>
      <p className="mx-auto mt-3 max-w-prose text-ink-soft">{cartPage.emptyText}</p>
      <LocaleLink to="/products" className={buttonStyle('primary', 'mt-8')}>
        {cartPage.browse}
      </LocaleLink>
    </section>
  );
}
