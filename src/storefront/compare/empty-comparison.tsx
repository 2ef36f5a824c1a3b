import { comparePath } from '#domain/catalogue/comparison/compared-products.ts';
import { useCompareMessages } from '#i18n/messages/storefront/buying/compare-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { useCompared } from './compared-store.ts';

/** What to do on the page without products; the visitor's own choice is in the browser. */
export function EmptyComparison() {
  const { empty } = useCompareMessages();
  const compared = useCompared();
  return (
    <section className="mt-8 rounded-panel bg-sunken px-6 py-10">
      <h2 className="type-heading">{empty.title}</h2>
      <p className="mt-3 max-w-prose text-ink-soft">{empty.text}</p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {compared.length > 0 && (
          <LocaleLink to={comparePath(compared)} className={buttonStyle('primary')}>
            {empty.own(compared.length)}
          </LocaleLink>
        )}
        <LocaleLink to="/products" className={buttonStyle('secondary')}>
          {empty.browse}
        </LocaleLink>
      </div>
    </section>
  );
}
