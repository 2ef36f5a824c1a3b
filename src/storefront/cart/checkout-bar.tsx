import type { ReactNode, RefObject } from 'react';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import type { Dirhams } from '#primitives/money.ts';
import { Price } from '../catalogue/price.tsx';
import { useIsInView } from '../product/use-is-in-view.ts';

interface CheckoutBarProps {
  readonly total: Dirhams;
  /** The element with the same button; the bar is hidden while that is in view. */
  readonly standsInFor: RefObject<Element | null>;
  readonly children: ReactNode;
}

/**
 * Sticky bar with the total and the checkout button on small screens, where the summary comes after all lines. It uses
 * the same space as the bar of a product page.
 */
export function CheckoutBar({ total, standsInFor, children }: CheckoutBarProps) {
  const { bar, summary } = useCartMessages();
  const isShown = !useIsInView(standsInFor);
  return (
    <section
      data-buy-bar={isShown ? 'shown' : 'away'}
      inert={!isShown}
      aria-label={bar}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="page-column flex h-[calc(4.5rem-1px)] items-center justify-between gap-5">
        <p className="shrink-0">
          <span className="block text-sm text-ink-soft">{summary.total}</span>
          <span className="block font-medium">
            <Price amount={total} />
          </span>
        </p>
        <div className="w-full max-w-64 leading-tight">{children}</div>
      </div>
    </section>
  );
}
