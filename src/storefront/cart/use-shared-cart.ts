import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Cart, mergeCarts } from '#domain/cart/cart.ts';
import { hasSameItems, type SharedCart } from '#domain/cart/cart-link.ts';
import { changeCart } from './cart-store.ts';
import { useCart } from './use-cart.ts';

/** Outcome of a shared cart. */
export interface SharedOutcome {
  readonly kind: 'filled' | 'added' | 'replaced' | 'kept' | 'undone' | 'nothing';
  readonly shared: SharedCart;
  /** Lines of the shared cart that did not fit. */
  readonly leftOut: Cart;
  /** The cart before the change, if it can be restored. */
  readonly before: Cart | null;
}

export interface SharedCartOffer {
  /** The shared cart while the visitor has not decided yet. */
  readonly asked: SharedCart | null;
  readonly outcome: SharedOutcome | null;
  readonly add: () => void;
  readonly replace: () => void;
  readonly keep: () => void;
  readonly undo: () => void;
}

/**
 * Imports a shared cart from the address. An empty cart is filled at once; another cart changes only when the visitor
 * confirms. The address is then replaced by that of the plain cart, so that a reload repeats nothing.
 */
export function useSharedCart(shared: SharedCart | null): SharedCartOffer {
  const cart = useCart();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [settled, setSettled] = useState<SharedCart | null>(null);
  const [outcome, setOutcome] = useState<SharedOutcome | null>(null);
  const open = shared && shared !== settled ? shared : null;

  function settle(kind: SharedOutcome['kind'], change?: (own: Cart, other: Cart) => Cart): void {
    if (!open || !cart) return;
    const after = change ? change(cart, open.cart) : cart;
    if (change) changeCart(() => after);
    const isIn = new Set(after.map(({ productId }) => productId));
    setSettled(open);
    setOutcome({
      kind,
      shared: open,
      leftOut: change ? open.cart.filter(({ productId }) => !isIn.has(productId)) : [],
      before: change && cart.length > 0 ? cart : null,
    });
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }

  const needsNoQuestion =
    open !== null &&
    cart !== null &&
    (open.cart.length === 0 || cart.length === 0 || hasSameItems(cart, open.cart));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is settled once, by what is there at that moment
  useEffect(() => {
    if (!needsNoQuestion) return;
    if (open?.cart.length === 0) settle('nothing');
    else if (cart?.length === 0) settle('filled', (_own, other) => other);
    else settle('kept');
  }, [needsNoQuestion]);

  return {
    asked: cart && !needsNoQuestion ? open : null,
    outcome,
    add: () => settle('added', mergeCarts),
    replace: () => settle('replaced', (_own, other) => other),
    keep: () => settle('kept'),
    undo: () => {
      const before = outcome?.before;
      if (!before) return;
      changeCart(() => before);
      setOutcome({ ...outcome, kind: 'undone', before: null, leftOut: [] });
    },
  };
}
