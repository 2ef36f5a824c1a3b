import { createContext, type ReactNode, use } from 'react';
import type { Day } from '#domain/delivery/working-days.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import type { Delivery } from '../delivery/use-delivery.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { FormFieldsProvider } from '../forms/field-context.ts';
import type { FieldErrors } from '../forms/field-errors.ts';
import { problemText } from './error-message.ts';
import { fieldId } from './field-places.ts';
import { type OrderDraft, type OrderField, orderFields, type TextFieldName } from './order-draft.ts';
import type { OrderTerms } from './order-terms.ts';

/** Form state that the sections of an order share, for the order of a cart or of a quotation. */
export interface OrderForm {
  readonly draft: OrderDraft;
  readonly change: (fields: Partial<OrderDraft>) => void;
  readonly delivery: Delivery;
  /** The zone that was chosen, if it exists. */
  readonly zone: number | null;
  /** Whether the lead times of the products are loaded. */
  readonly isLeadTimeKnown: boolean;
  /** Whether the last request for the products failed. */
  readonly hasWordFailed: boolean;
  /** Retries the requests for products and delivery. */
  readonly askAgain: () => void;
  readonly terms: OrderTerms;
  readonly day: Day | null;
  readonly errors: FieldErrors<OrderField>;
  /** How many submits were stopped by errors. */
  readonly submitErrorCount: number;
  /** Called on blur, and when an option is chosen. */
  readonly validateField: (field: OrderField) => void;
  readonly clearErrors: (...fields: OrderField[]) => void;
}

const OrderFormContext = createContext<OrderForm | null>(null);

export function useOrderForm(): OrderForm {
  const form = use(OrderFormContext);
  if (!form) throw new Error('the sections of an order stand inside OrderFormProvider');
  return form;
}

interface OrderFormProviderProps {
  readonly form: OrderForm;
  readonly children: ReactNode;
}

export function OrderFormProvider({ form, children }: OrderFormProviderProps) {
  const messages = useCheckoutMessages();
  const fields = {
    idOf: (field: string) => fieldId(field as TextFieldName),
    textOf: (field: string) => form.draft[field as TextFieldName],
    errorOf: (field: string) =>
      problemText(messages, field as TextFieldName, form.errors.get(field as TextFieldName)),
    onValue: (field: string, value: string) => form.change({ [field]: value }),
    validate: (field: string) => form.validateField(field as TextFieldName),
    optional: messages.optional,
  };
  return (
    <OrderFormContext value={form}>
      <FormFieldsProvider value={fields}>{children}</FormFieldsProvider>
    </OrderFormContext>
  );
}

export function OrderErrorSummary() {
  const messages = useCheckoutMessages();
  const { errors, submitErrorCount } = useOrderForm();
  return (
    <ErrorSummary
      id={fieldId('summary')}
      title={messages.problems.summary(errors.size)}
      errors={orderFields
        .filter((field) => errors.has(field))
        .map((field) => ({ id: fieldId(field), text: problemText(messages, field, errors.get(field)) }))}
      submitErrorCount={submitErrorCount}
    />
  );
}
