import { useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { CountedSeats } from './cart-seats-resource.ts';

/**
 * Says when the desks and tables of a cart have more places than it has chairs. It comes last, so that nothing moves when it
 * appears. Without a connection it is absent.
 */
export function SeatHint({ cart }: { readonly cart: Cart }) {
  const { seats: texts } = useCartMessages();
  const counted = useCountedSeats(cart);
  if (!counted || counted.places <= counted.seats) return null;
  return (
    <p role="status" className="mt-6 rounded-card bg-sunken px-5 py-4 lg:col-start-1 print:hidden">
      {texts.text(counted.places, counted.seats)}{' '}
      <LocaleLink to={counted.to} className="font-medium underline underline-offset-4 hover:text-accent">
        {texts.link}
      </LocaleLink>
    </p>
  );
}

function useCountedSeats(cart: Cart): CountedSeats | undefined {
  const locale = useLocale();
  const [counted, setCounted] = useState<CountedSeats>();
  const items = cart.map(({ productId, quantity }) => `${productId}.${quantity}`).join(',');

  useEffect(() => {
    const abort = new AbortController();
    const address = `${localizedPath(locale, '/cart-seats')}?items=${items}`;
    fetch(address, { signal: abort.signal })
      .then(async (response) => setCounted(response.ok ? await response.json() : undefined))
      .catch(() => {
        // The last answer stays.
      });
    return () => abort.abort();
  }, [items, locale]);

  return counted;
}
