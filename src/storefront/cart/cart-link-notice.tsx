import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type Cart, cartTotal } from '#domain/cart/cart.ts';
import type { SharedCart } from '#domain/cart/cart-link.ts';
import { formatList } from '#i18n/lists.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Price } from '../catalogue/price.tsx';
import { lineButtonStyle } from './line-notes.tsx';
import { type SharedCartOffer, type SharedOutcome, useSharedCart } from './use-shared-cart.ts';

/** Asks whether a shared cart is added, replaces the own cart or is ignored, and confirms the outcome. */
export function CartLinkNotice({ shared }: { readonly shared: SharedCart | null }) {
  const texts = useCartMessages();
  const offer = useSharedCart(shared);
  return (
    <>
      {shared && shared.cart.length > 0 && (
        <noscript>
          <div className="mb-8">
            <h2 className="type-heading">{texts.shared.contents}</h2>
            <LinesInWords cart={shared.cart} />
          </div>
        </noscript>
      )}
      {offer.asked && <Question shared={offer.asked} offer={offer} />}
      {offer.outcome && <Outcome outcome={offer.outcome} onUndo={offer.undo} />}
    </>
  );
}

interface QuestionProps {
  readonly shared: SharedCart;
  readonly offer: SharedCartOffer;
}

function Question({ shared, offer }: QuestionProps) {
  const { shared: texts, products } = useCartMessages();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mb-10 rounded-panel border border-line bg-surface p-6 sm:p-8"
    >
      <h2 id={titleId} className="type-heading">
        {texts.title}
      </h2>
      <p className="mt-2 text-ink-soft">
        {products(shared.cart.length)} {texts.worth} <Price amount={cartTotal(shared.cart)} />
      </p>
      <LinesInWords cart={shared.cart} />
      <UnknownCodes codes={shared.unknown} />
      <p className="mt-5 font-medium">{texts.question}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" onClick={offer.add} className={buttonStyle('primary', 'grow sm:grow-0')}>
          {texts.add}
        </button>
        <button type="button" onClick={offer.replace} className={buttonStyle('secondary', 'grow sm:grow-0')}>
          {texts.replace}
        </button>
        <button type="button" onClick={offer.keep} className={buttonStyle('quiet', 'grow sm:grow-0')}>
          {texts.keep}
        </button>
      </div>
    </section>
  );
}

function LinesInWords({ cart }: { readonly cart: Cart }) {
  const locale = useLocale();
  return (
    <ul className="mt-3 max-h-48 space-y-1 overflow-y-auto text-sm">
      {cart.map(({ productId, quantity, snapshot }) => (
        <li key={productId}>
          <bdi>{quantity}</bdi> × {unbrokenName(snapshot.name[locale])}
        </li>
      ))}
    </ul>
  );
}

function UnknownCodes({ codes }: { readonly codes: readonly string[] }) {
  const { shared } = useCartMessages();
  if (codes.length === 0) return null;
  return (
    <p className="mt-3 text-sm text-negative">
      {shared.unknown} <bdi dir="ltr">{codes.join(', ')}</bdi>
    </p>
  );
}

interface OutcomeProps {
  readonly outcome: SharedOutcome;
  readonly onUndo: () => void;
}

function Outcome({ outcome: { kind, shared, leftOut, before }, onUndo }: OutcomeProps) {
  const texts = useCartMessages();
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const names = leftOut.map(({ snapshot }) => snapshot.name[locale]);
  const text = outcomeText(texts.shared, kind, shared);
  const isWorthSaying = text !== null || (kind === 'kept' && shared.unknown.length > 0);

  useEffect(() => {
    // The pressed button is removed, so the outcome gets the focus. Not on the first render.
    if (kind === 'added' || kind === 'replaced' || kind === 'undone') box.current?.focus();
  }, [kind]);

  return (
    <div ref={box} role="status" tabIndex={-1} className="outline-none">
      {isWorthSaying && (
        <div className="mb-8 rounded-card bg-sunken px-5 py-3">
          <p className="flex min-h-11 flex-wrap items-center gap-x-4">
            {text}
            {before && (
              <button type="button" onClick={onUndo} className={lineButtonStyle}>
                {texts.undo}
              </button>
            )}
          </p>
          {names.length > 0 && (
            <Detail>
              {texts.shared.tooMany} {formatList(locale, names)}
            </Detail>
          )}
          {kind !== 'undone' && kind !== 'nothing' && <UnknownCodes codes={shared.unknown} />}
        </div>
      )}
    </div>
  );
}

function Detail({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm text-negative">{children}</p>;
}

function outcomeText(
  texts: ReturnType<typeof useCartMessages>['shared'],
  kind: SharedOutcome['kind'],
  { unknown }: SharedCart,
): string | null {
  if (kind === 'nothing') return unknown.length > 0 ? texts.noneKnown : texts.unreadable;
  return kind === 'kept' ? null : texts[kind];
}
