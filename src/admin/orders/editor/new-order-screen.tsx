import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ordersPostContract } from '#api/staff/orders/order-edits.contract.ts';
import type { Locale } from '#primitives/locale.ts';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { Screen } from '../../components/screen.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { StaffFormLayout } from '../../forms/staff-form.tsx';
import { useStaffForm } from '../../forms/use-staff-form.ts';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { isolateCode } from '../../sales/bidi-isolate.ts';
import { useSalesTexts } from '../../sales/sales-texts.ts';
import type { StaffOrder } from '../staff-order.ts';
import { useOrderFieldNames } from './conflict-value.tsx';
import { useOrderEditorTexts } from './order-editor-texts.ts';
import { OrderForm } from './order-form.tsx';
import { newOrderValues, type OrderValues, orderEditInput, orderValues } from './order-values.ts';

/** An order before it is placed has the key of the form, and a language: most callers speak that of whom they talk to. */
type TakenOrder = StaffOrder | { readonly key: string; readonly locale: Locale };

const valuesOf = (order: TakenOrder): OrderValues =>
  'key' in order ? newOrderValues(order.key, order.locale) : orderValues(order);

/** Takes an order for a caller. */
export function NewOrderScreen() {
  const texts = useOrderEditorTexts();
  const { orders } = useSalesTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const fieldNames = useOrderFieldNames();
  const locale = useStaffLocale();
  const [unplaced] = useState<TakenOrder>(() => ({ key: randomUuid(), locale }));
  const staffForm = useStaffForm<typeof ordersPostContract, TakenOrder, OrderValues>({
    name: 'order/new',
    contract: ordersPostContract,
    stored: unplaced,
    versionOf: (order) => ('version' in order ? order.version : undefined),
    valuesOf,
    inputOf: (values) => ({
      body: { ...orderEditInput(values), key: values.key, locale: values.locale },
    }),
    onSaved: ({ data }) => {
      toasts.show({ text: texts.placed(isolateCode(data.number)) });
      void navigate(`/admin/orders/${data.id}`, { replace: true });
    },
  });
  return (
    <Screen title={texts.newTitle} intro={texts.newIntro} back={{ to: '/admin/orders', name: orders.title }}>
      <StaffFormLayout staffForm={staffForm} fieldNames={fieldNames} saveLabel={texts.place}>
        <OrderForm stored={null} renderBelow={() => null} />
      </StaffFormLayout>
    </Screen>
  );
}
