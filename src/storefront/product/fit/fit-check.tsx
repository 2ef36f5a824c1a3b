import { lazy, Suspense, useState } from 'react';
import type { FitSizes } from '#domain/catalogue/fit/product-fit.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';

// Loaded when the question is opened.
const FitForm = lazy(async () => ({ default: (await import('./fit-form.tsx')).FitForm }));

/** The question whether a product gets to the buyer's room. It needs scripts. */
export function FitCheck({ cartons, assembled }: FitSizes) {
  const { product: messages } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  if (cartons.length === 0 && !assembled) return null;
  return (
    <details
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="mt-4 noscript:hidden print:hidden"
    >
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent [&::-webkit-details-marker]:hidden">
        {messages.willItFit}
      </summary>
      {isOpen && (
        <SilentErrorBoundary>
          <Suspense fallback={null}>
            <FitForm pieces={[{ sku: '', name: null, cartons, assembled }]} />
          </Suspense>
        </SilentErrorBoundary>
      )}
    </details>
  );
}
