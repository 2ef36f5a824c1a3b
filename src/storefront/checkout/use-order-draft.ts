import { useCallback, useRef, useState } from 'react';
import { newKey } from '../forms/new-key.ts';
import { forgetCheckout, readCheckout, saveCheckout } from './checkout-store.ts';
import type { OrderDraft } from './order-draft.ts';

export interface DraftState {
  readonly draft: OrderDraft;
  readonly change: (fields: Partial<OrderDraft>) => void;
  /** Of the order that is being made; the same until it is placed, or becomes another one. */
  readonly key: () => string;
  readonly renewKey: () => void;
  readonly forget: () => void;
}

/** What was typed, in the browser only. It is stored with every letter, so that no reload loses one. */
export function useOrderDraft(): DraftState {
  const [initial] = useState(readCheckout);
  const [draft, setDraft] = useState(initial.draft);
  const current = useRef(initial);

  const keep = useCallback((next: typeof initial) => {
    current.current = next;
    saveCheckout(next);
  }, []);

  const change = useCallback(
    (fields: Partial<OrderDraft>) => {
      keep({ ...current.current, draft: { ...current.current.draft, ...fields } });
      setDraft(current.current.draft);
    },
    [keep],
  );

  return {
    draft,
    change,
    key: useCallback(() => {
      saveCheckout(current.current);
      return current.current.key;
    }, []),
    renewKey: useCallback(() => keep({ ...current.current, key: newKey() }), [keep]),
    forget: forgetCheckout,
  };
}
