import { lazy, Suspense, useState } from 'react';
import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ShopPhone } from '../layout/shop-phone.tsx';
import type { AcceptQuoteProps } from './use-acceptance.ts';

/** Loaded when the visitor opens the form, because most visits only read. */
const AcceptForm = lazy(async () => ({ default: (await import('./accept-form.tsx')).AcceptForm }));

/** Button and form to accept a quotation, or `notYet`, the reason why it cannot be accepted now. */
export function AcceptQuote({ notYet, ...props }: AcceptQuoteProps & { readonly notYet: string | null }) {
  const { accept } = useQuotationMessages();
  const { loading } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="accept-quotation" className="mt-10 print:hidden">
      <h2 id="accept-quotation" className="type-heading">
        {accept.title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{notYet ?? accept.text}</p>
      {!notYet && (
        <>
          <noscript>
            <p className="mt-3">
              {accept.withoutScripts} <ShopPhone />
            </p>
          </noscript>
          {!isOpen && (
            <button
              type="button"
              onClick={() => setIsOpen(true)}
              className={buttonStyle('primary', 'mt-5 noscript:hidden')}
            >
              {accept.open}
            </button>
          )}
          {isOpen && (
            <Suspense
              fallback={
                <p role="status" className="mt-6 flex min-h-[60dvh] items-start gap-3 text-ink-soft">
                  <Spinner /> {loading}
                </p>
              }
            >
              <AcceptForm {...props} />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
}
