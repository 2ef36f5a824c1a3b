import { useCallback, useRef, useState } from 'react';
import { useFormState } from '#ui/forms/form-context.ts';
import { FormStore } from '#ui/forms/form-store.ts';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import type { FieldError, FieldErrors } from '../forms/field-errors.ts';
import { forgetCheckout, readCheckout, saveCheckout } from './checkout-store.ts';
import type { OrderDraft, OrderField } from './order-draft.ts';

export interface DraftState {
  readonly form: FormStore<OrderDraft, FieldError>;
  readonly draft: OrderDraft;
  readonly errors: FieldErrors<OrderField>;
  readonly change: (fields: Partial<OrderDraft>) => void;
  /** The idempotency key of the order; the same until it is placed, or becomes another one. */
  readonly key: () => string;
  readonly renewKey: () => void;
  readonly forget: () => void;
}

/** Draft of an order in sessionStorage. Every change is stored at once, so that a reload loses nothing. */
export function useOrderDraft(): DraftState {
  const [initial] = useState(readCheckout);
  const [form] = useState(() => new FormStore<OrderDraft, FieldError>(initial.draft));
  const key = useRef(initial.key);
  const { values: draft, errors } = useFormState(form);

  const save = useCallback(() => saveCheckout({ key: key.current, draft: form.values }), [form]);
  return {
    form,
    draft,
    errors: errors as FieldErrors<OrderField>,
    change: useCallback(
      (fields: Partial<OrderDraft>) => {
        form.setValues(fields);
        save();
      },
      [form, save],
    ),
    key: useCallback(() => {
      save();
      return key.current;
    }, [save]),
    renewKey: useCallback(() => {
      key.current = randomUuid();
      save();
    }, [save]),
    forget: forgetCheckout,
  };
}
