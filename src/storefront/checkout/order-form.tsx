import { createContext, type ReactNode, use } from 'react';
import type { Day } from '#domain/delivery/working-days.ts';
import { useCheckoutMessages } from '#i18n/checkout-messages.ts';
import type { Delivery } from '../delivery/use-delivery.ts';
import { FormFieldsProvider } from '../forms/form-fields.ts';
import { ProblemList } from '../forms/problem-list.tsx';
import type { Problems } from '../forms/problems.ts';
import { problemText } from './error-message.ts';
import { fieldId } from './field-places.ts';
import { type OrderDraft, type OrderField, orderFields, type TextFieldName } from './order-draft.ts';
import type { OrderTerms } from './order-terms.ts';

/** What the sections of an order stand on, be it the order of a cart or of a quotation. */
export interface OrderForm {
  readonly draft: OrderDraft;
  readonly change: (fields: Partial<OrderDraft>) => void;
  readonly delivery: Delivery;
  /** The zone that was chosen, if it exists. */
  readonly zone: number | null;
  /** Whether it is known how long the products take. */
  readonly isLeadTimeKnown: boolean;
  /** Whether the server could not be reached when it was last asked about the products. */
  readonly hasWordFailed: boolean;
  /** Asks again about products and delivery. */
  readonly askAgain: () => void;
  readonly terms: OrderTerms;
  readonly day: Day | null;
  readonly problems: Problems<OrderField>;
  /** How often the problems were listed on top; nothing is, before an order was tried. */
  readonly timesListed: number;
  /** Called when a field is left, and when a choice was made. */
  readonly check: (field: OrderField) => void;
  readonly forgetProblems: (...fields: OrderField[]) => void;
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
      problemText(messages, field as TextFieldName, form.problems.get(field as TextFieldName)),
    onValue: (field: string, value: string) => {
      form.change({ [field]: value });
      form.forgetProblems(field as TextFieldName);
    },
    check: (field: string) => form.check(field as TextFieldName),
    optional: messages.optional,
  };
  return (
    <OrderFormContext value={form}>
      <FormFieldsProvider value={fields}>{children}</FormFieldsProvider>
    </OrderFormContext>
  );
}

export function OrderProblems() {
  const messages = useCheckoutMessages();
  const { problems, timesListed } = useOrderForm();
  return (
    <ProblemList
      id={fieldId('summary')}
      title={messages.problems.summary(problems.size)}
      problems={orderFields
        .filter((field) => problems.has(field))
        .map((field) => ({ id: fieldId(field), text: problemText(messages, field, problems.get(field)) }))}
      timesListed={timesListed}
    />
  );
}
