import { lazy, Suspense, useState } from 'react';
import type { QuoteVersion } from '#domain/quotes/quote.ts';
import { possibleSteps } from '#domain/quotes/quote-states.ts';
import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ShopPhone } from '../layout/shop-phone.tsx';
import type { OpenAcceptanceProps } from './open-acceptance.tsx';

/** Loaded when the visitor opens the form, because most visits only read. */
const OpenAcceptance = lazy(async () => ({
  default: (await import('./open-acceptance.tsx')).OpenAcceptance,
}));

/** Button and form to accept a quotation, or `notYet`, the reason why it cannot be accepted now. */
export function AcceptQuote(props: Omit<OpenAcceptanceProps, 'opened' | 'canAccept'>) {
  const { quote, version, notYet } = props;
  const { accept } = useQuotationMessages();
  const { loading } = useMessages();
  const [opened, setOpened] = useState<QuoteVersion | null>(null);
  const isOpen = possibleSteps(quote.status).includes('accept');
  const canAccept = isOpen && !notYet;
  if (!isOpen && !opened) return null;
  return (
    <section aria-labelledby="accept-quotation" className="mt-10 print:hidden">
      <h2 id="accept-quotation" className="type-heading">
        {accept.title}
      </h2>
      {isOpen && <p className="mt-2 max-w-prose text-ink-soft">{notYet ?? accept.text}</p>}
      {canAccept && (
        <noscript>
          <p className="mt-3">
            {accept.withoutScripts} <ShopPhone />
          </p>
        </noscript>
      )}
      {canAccept && !opened && (
        <button
          type="button"
          onClick={() => setOpened(version)}
          className={buttonStyle('primary', 'mt-5 noscript:hidden')}
        >
          {accept.open}
        </button>
      )}
      {opened && (
        <Suspense
          fallback={
            <p role="status" className="mt-6 flex min-h-[60dvh] items-start gap-3 text-ink-soft">
              <Spinner /> {loading}
            </p>
          }
        >
          <OpenAcceptance {...props} opened={opened} canAccept={canAccept} />
        </Suspense>
      )}
    </section>
  );
}
