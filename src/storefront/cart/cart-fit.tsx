import { lazy, Suspense, useEffect, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';
import type { FittedPiece } from '../product/fit/fitted-piece.ts';

// Loaded when the question is opened.
const FitForm = lazy(async () => ({ default: (await import('../product/fit/fit-form.tsx')).FitForm }));

/** The question whether everything in the cart gets to the buyer's room. */
export function CartFit({ cart }: { readonly cart: Cart }) {
  const { fit: texts } = useCartMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="mt-6 lg:col-start-1 print:hidden"
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent [&::-webkit-details-marker]:hidden">
        {texts.title}
      </summary>
      {isOpen && <Opened cart={cart} />}
    </details>
  );
}

function Opened({ cart }: { readonly cart: Cart }) {
  const { fit: texts } = useCartMessages();
  const pieces = usePieces(cart);
  if (pieces === 'failed') return <p role="alert">{texts.offline}</p>;
  return (
    pieces && (
      <SilentErrorBoundary>
        <Suspense fallback={null}>
          <FitForm pieces={pieces} />
        </Suspense>
      </SilentErrorBoundary>
    )
  );
}

function usePieces(cart: Cart): readonly FittedPiece[] | 'failed' | undefined {
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
