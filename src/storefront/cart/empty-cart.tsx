import { buttonStyle } from '#ui/button-style.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';

interface EmptyCartProps {
  readonly texts: { readonly title: string; readonly text: string; readonly browse: string };
}

/** Empty state of the cart and of the checkout, with a link to the products. */
export function EmptyCart({ texts }: EmptyCartProps) {
  return (
    <section className="rounded-panel bg-sunken px-6 py-14 text-center">
      <h2 className="type-heading">{texts.title}</h2>
      <p className="mx-auto mt-3 max-w-prose text-ink-soft">{texts.text}</p>
      <LocaleLink to="/products" className={buttonStyle('primary', 'mt-8')}>
        {texts.browse}
      </LocaleLink>
    </section>
  );
}
