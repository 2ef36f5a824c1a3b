import { useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import type { FittedPiece } from './fitted-piece.ts';

/** The sizes of the products of a cart; undefined until they have come. */
export function useFittedPieces(cart: Cart): readonly FittedPiece[] | 'failed' | undefined {
  const locale = useLocale();
  const [pieces, setPieces] = useState<readonly FittedPiece[] | 'failed'>();
  const ids = cart.map(({ productId }) => productId).join(',');

  useEffect(() => {
    const abort = new AbortController();
    fetch(`${localizedPath(locale, '/cart-fit')}?ids=${ids}`, { signal: abort.signal })
      .then(async (response) => setPieces(response.ok ? await response.json() : 'failed'))
      .catch(() => {
        if (!abort.signal.aborted) setPieces((before) => before ?? 'failed');
      });
    return () => abort.abort();
  }, [ids, locale]);

  return pieces;
}
