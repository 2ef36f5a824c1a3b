import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ordersIdPutContract } from '#api/staff/orders/order-edits.contract.ts';
import { ordersIdContract } from '#api/staff/orders/orders.contract.ts';
import { useFormState, useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Panel, Screen } from '../../components/screen.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { useToasts } from '../../components/toasts.tsx';
import { useStaffQuery } from '../../data/use-staff-query.ts';
import { useUpdateCache } from '../../data/use-update-cache.ts';
import { StaffFormLayout } from '../../forms/staff-form.tsx';
import { useStaffForm } from '../../forms/use-staff-form.ts';
import { EmailNotice } from '../../outbox/email-notice.tsx';
import { isolateCode } from '../../sales/bidi-isolate.ts';
import { refreshEveryMs } from '../../sales/refreshed-at.tsx';
import { useSalesTexts } from '../../sales/sales-texts.ts';
import { OrderBadge } from '../../sales/status-badges.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { ConflictValue, useOrderFieldNames } from './conflict-value.tsx';
import { ConsentField } from './consent-field.tsx';
import { useOrderEditorTexts } from './order-editor-texts.ts';
import { OrderForm } from './order-form.tsx';
import { consentInput, type OrderValues, orderEditInput, orderValues } from './order-values.ts';

/** Edits an order until it leaves the shop. */
export function EditOrderScreen() {
  const { id = '' } = useParams();
  const texts = useOrderEditorTexts();
  const query = useStaffQuery(ordersIdContract, { params: { id } }, { pollMs: refreshEveryMs });
  const order = query.data?.data.id === id ? query.data.data : undefined;
  return (
    <Screen
      title={order ? texts.editTitle(isolateCode(order.number)) : texts.edit}
      back={{ to: `/admin/orders/${id}`, name: order?.number ?? '' }}
    >
      <Loaded query={query}>
        {({ data }) =>
          data.isEditable ? (
            <EditForm key={data.id} order={data} onNotEditable={() => void query.refetch()} />
          ) : (
            <NotEditable order={data} />
          )
        }
      </Loaded>
    </Screen>
  );
}

interface EditFormProps {
  readonly order: StaffOrder;
  /** The order has left or was cancelled since it was read. */
  readonly onNotEditable: () => void;
}

function EditForm({ order, onNotEditable }: EditFormProps) {
  const texts = useOrderEditorTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const fieldNames = useOrderFieldNames();
  const showNewest = useUpdateCache(ordersIdContract);
  const params = { id: order.id };
  const staffForm = useStaffForm<typeof ordersIdPutContract, StaffOrder, OrderValues>({
    name: `order/${order.id}`,
    contract: ordersIdPutContract,
    stored: order,
    versionOf: ({ version }) => version,
    valuesOf: orderValues,
    inputOf: (values, version = order.version) => ({
      params,
      body: { ...orderEditInput(values), ...consentInput(values), version },
    }),
    onSaved: (answer) => {
      showNewest({ params }, answer);
      const number = isolateCode(order.number);
      toasts.show({ text: answer.data.proposal ? texts.asked(number) : texts.saved(number) });
      void navigate(`/admin/orders/${order.id}`);
    },
    onRefused: ({ code }) => {
      if (code === 'status_not_possible') onNotEditable();
    },
  });
  const { values } = useFormState(staffForm.form);
  return (
    <StaffFormLayout
      staffForm={staffForm}
      fieldNames={fieldNames}
      saveLabel={values.consent === 'ask_buyer' ? texts.ask : texts.save}
      renderValue={(field, value) => <ConflictValue field={field} value={value} />}
    >
      {order.proposal && (
        <p role="status" className="rounded-control bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00]">
          {texts.replaced}
        </p>
      )}
      <OrderForm
        stored={order}
        renderBelow={(preview) => (
          <>
            <Consent
              isNeeded={preview !== undefined && preview.total > preview.totalBefore}
              canAsk={order.contact.email !== ''}
            />
            <Told order={order} />
          </>
        )}
      />
    </StaffFormLayout>
  );
}

/** Asks for the buyer's consent while the total is higher than before; a choice is dropped when it is not. */
function Consent({ isNeeded, canAsk }: { readonly isNeeded: boolean; readonly canAsk: boolean }) {
  const form = useFormStore<OrderValues>();
  useEffect(() => {
    if (!isNeeded && form.values.consent !== null) form.setValue('consent', null);
  }, [isNeeded, form]);
  return isNeeded && <ConsentField canAsk={canAsk} />;
}

/** What the buyer will hear of it. */
function Told({ order }: { readonly order: StaffOrder }) {
  const texts = useOrderEditorTexts();
  const { languages } = useSalesTexts();
  const email = useFormValue(({ contact }: OrderValues) => contact.email);
  const isAsked = useFormValue(({ consent }: OrderValues) => consent === 'ask_buyer');
  const told = (isAsked ? texts.toldWhenAsked : texts.told)(languages[order.locale]);
  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-3">
      <p className="text-sm text-ink-soft">{email ? told : texts.notTold}</p>
      {email && <EmailNotice />}
    </div>
  );
}

function NotEditable({ order }: { readonly order: StaffOrder }) {
  const texts = useOrderEditorTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form that was here is gone, and with it the focus.
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  return (
    <Panel>
      <div ref={box} tabIndex={-1} role="alert" className="outline-none">
        <p className="mb-2">
          <OrderBadge status={order.status} fulfilment={order.fulfilment.kind} />
        </p>
        <p>{texts.notEditable}</p>
      </div>
      <Link to={`/admin/orders/${order.id}`} className={staffButton('secondary', 'mt-4')}>
        {texts.toOrder}
      </Link>
    </Panel>
  );
}
