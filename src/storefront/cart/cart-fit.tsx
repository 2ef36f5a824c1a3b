import { lazy, Suspense, useState } from 'react';
import type { Cart } from '#domain/cart/cart.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';
import { useFittedPieces } from '../product/fit/use-fitted-pieces.ts';

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
  const pieces = useFittedPieces(cart);
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
