import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { loader } from './cart-seats-resource.ts';

/**
 * Says when the desks and tables of a cart have more places than it has chairs. It comes last, so that nothing moves when it
 * appears.
 */
export function SeatHint({ cart }: { readonly cart: Cart }) {
  const { seats: texts } = useCartMessages();
  const locale = useLocale();
  const { load, data } = useFetcher<typeof loader>();
  const items = cart.map(({ productId, quantity }) => `${productId}.${quantity}`).join(',');

  useEffect(() => {
    void load(`${localizedPath(locale, '/cart-seats')}?items=${items}`);
  }, [items, load, locale]);

  if (!data || data.places <= data.seats) return null;
  return (
    <p role="status" className="mt-6 rounded-card bg-sunken px-5 py-4 lg:col-start-1 print:hidden">
      {texts.text(data.places, data.seats)}{' '}
      <LocaleLink to={data.to} className="font-medium underline underline-offset-4 hover:text-accent">
        {texts.link}
      </LocaleLink>
    </p>
  );
}
