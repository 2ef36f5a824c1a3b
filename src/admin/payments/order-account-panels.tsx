import { ordersIdAccountContract } from '#api/staff/orders/payments.contract.ts';
import { Loaded } from '../components/loaded.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import type { StaffOrder } from '../orders/staff-order.ts';
import { refreshEveryMs } from '../sales/refreshed-at.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { PaymentBadge } from './payment-badge.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { ReturnsPanel } from './returns-panel.tsx';

/** What is paid and owed for an order. */
export function useOrderAccount(orderId: string) {
  return useStaffQuery(ordersIdAccountContract, { params: { id: orderId } }, { pollMs: refreshEveryMs });
}

/** Payment, documents and returns of an order. */
export function OrderAccountPanels({ order }: { readonly order: StaffOrder }) {
  return (
    <Loaded query={useOrderAccount(order.id)}>
      {({ data }) => (
        <>
          <PaymentPanel order={order} account={data} />
          <DocumentsPanel order={order} account={data} />
          {order.status === 'delivered' && <ReturnsPanel order={order} account={data} />}
        </>
      )}
    </Loaded>
  );
}

/** The badge beside the title of an order; nothing where its account is not known. */
export function OrderPaymentBadge({ orderId }: { readonly orderId: string }) {
  const account = useOrderAccount(orderId).data?.data;
  return account ? <PaymentBadge state={account.state} /> : null;
}
