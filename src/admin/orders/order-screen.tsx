import { Link, useParams } from 'react-router';
import { ordersIdContract } from '#api/staff/orders/orders.contract.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { DocumentIcon, PrintIcon } from '#ui/icons.tsx';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useShopName } from '../data/shop-name.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { OrderAccountPanels, OrderPaymentBadge, useOrderAccount } from '../payments/order-account-panels.tsx';
import { ContactPanel } from '../sales/contact-panel.tsx';
import { Definition, DefinitionList } from '../sales/definition-list.tsx';
import { Money } from '../sales/money.tsx';
import { PlanPanel } from '../sales/plan-panel.tsx';
import { RefreshedAt, refreshEveryMs } from '../sales/refreshed-at.tsx';
import { customerTexts, useSalesTexts } from '../sales/sales-texts.ts';
import { OrderBadge } from '../sales/status-badges.tsx';
import { WayIn } from '../sales/way-in.tsx';
import { EditOrderLink, TakenBy } from './editor/edit-order-link.tsx';
import { ProposalPanel } from './editor/proposal-panel.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderStop } from './order-stop.tsx';
import type { StaffOrder } from './staff-order.ts';

export function OrderScreen() {
  const { id = '' } = useParams();
  // Navigation may go from one order to another: state of the first must not remain.
  return <OpenOrder key={id} id={id} />;
}

function OpenOrder({ id }: { readonly id: string }) {
  const texts = useSalesTexts();
  const query = useStaffQuery(ordersIdContract, { params: { id } }, { pollMs: refreshEveryMs });
  // Shown with its account at once: a badge that comes later than the buttons below it would move them between the press
  // and the release of a click.
  const account = useOrderAccount(id);
  const order = account.isPending ? undefined : query.data?.data;
  const locale = useStaffLocale();
  return (
    <Screen
      title={order?.number ?? texts.orders.title}
      back={{ to: '/admin/orders', name: texts.orders.title }}
      {...(order && {
        mark: (
          <>
            <OrderBadge status={order.status} fulfilment={order.fulfilment.kind} />
            <OrderPaymentBadge orderId={order.id} />
          </>
        ),
        actions: <Actions order={order} onStale={() => void query.refetch()} />,
      })}
    >
      {account.isPending && !query.error ? (
        <Loaded query={account}>{() => null}</Loaded>
      ) : (
        <Loaded query={query}>
          {({ data }) => (
            <>
              <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(20rem,1fr)]">
                <div className="grid min-w-0 gap-4">
                  <ProposalPanel order={data} />
                  <Panel title={texts.orders.contents}>
                    <OrderLines order={data} />
                  </Panel>
                  {data.notes && (
                    <Panel title={texts.orders.buyerNotes}>
                      <p dir="auto" className="whitespace-pre-line [unicode-bidi:plaintext]">
                        {isolateTyped(data.notes)}
                      </p>
                    </Panel>
                  )}
                  {data.siteFit && (
                    <Panel title={texts.wayIn}>
                      <WayIn siteFit={data.siteFit} />
                    </Panel>
                  )}
                  {data.placing && (
                    <PlanPanel
                      picture={`/api/orders/${data.id}/plan.svg?language=${locale}`}
                      placing={data.placing}
                    />
                  )}
                  <OrderHistory order={data} />
                  <HistoryPanel entity="order" entityId={data.id} />
                </div>
                <div className="grid min-w-0 gap-4">
                  <OrderContact order={data} />
                  <OrderDelivery order={data} />
                  <OrderAccountPanels order={data} />
                </div>
              </div>
              <RefreshedAt at={query.dataUpdatedAt} />
            </>
          )}
        </Loaded>
      )}
    </Screen>
  );
}

function Actions({ order, onStale }: { readonly order: StaffOrder; readonly onStale: () => void }) {
  const { orders } = useSalesTexts();
  const documents = [
    { name: orders.packingSlip, path: 'packing-slip', icon: <PrintIcon /> },
    { name: orders.invoice, path: 'invoice', icon: <DocumentIcon /> },
  ];
  return (
    <>
      {documents.map(({ name, path, icon }) => (
        <a
          key={path}
          href={`/api/orders/${order.id}/${path}`}
          target="_blank"
          rel="noreferrer"
          className={staffButton('secondary')}
        >
          {icon}
          {name}
        </a>
      ))}
      <EditOrderLink order={order} />
      <OrderSteps order={order} onStale={onStale} />
    </>
  );
}

function OrderContact({ order }: { readonly order: StaffOrder }) {
  const { orders } = useSalesTexts();
  const shopName = useShopName(order.locale);
  const { aboutOrder, orderSubject } = customerTexts(order.locale);
  return (
    <ContactPanel
      title={orders.contact}
      locale={order.locale}
      {...order.contact}
      company={order.company}
      lpoNumber={order.lpoNumber}
      chatText={aboutOrder(shopName, order.contact.name, order.number)}
      mailSubject={orderSubject(order.number)}
    />
  );
}

function OrderDelivery({ order }: { readonly order: StaffOrder }) {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  const words = orderMessages(locale);
  const { fulfilment, districts, payment, total } = order;
  const isPickup = fulfilment.kind === 'pickup';
  const near = districts.map(({ name, translations }) => (locale === 'ar' ? translations.ar.name : name));
  return (
    <Panel title={isPickup ? texts.orders.pickupTitle : texts.orders.delivery}>
      <DefinitionList>
        <Definition name={texts.orders.day}>{formatNearDay(locale, order.day)}</Definition>
        {fulfilment.kind === 'delivery' && (
          <>
            <Definition name={words.zone}>{[fulfilment.zone, ...near.slice(0, 2)].join(' · ')}</Definition>
            <Definition name={words.street}>{fulfilment.street}</Definition>
            <Definition name={words.building}>{fulfilment.building}</Definition>
            <Definition name={words.unit}>{fulfilment.unit}</Definition>
            <Definition name={texts.orders.landmark}>{fulfilment.landmark}</Definition>
          </>
        )}
        <OrderStop order={order} />
        <Definition name={texts.orders.payment}>
          {(isPickup ? words.pickupPayments : words.payments)[payment]}
        </Definition>
        <Definition name={texts.total}>
          <Money qar={total} />
        </Definition>
        <Definition name={texts.orders.placed}>{formatMoment(locale, new Date(order.placedAt))}</Definition>
        <TakenBy order={order} />
      </DefinitionList>
      {order.quote && (
        <p className="mt-3 text-sm">
          <Link
            to={`/admin/quotations/${order.quote.id}`}
            className="text-accent underline underline-offset-4"
          >
            {texts.orders.fromQuotation(order.quote.reference)}
          </Link>
        </p>
      )}
    </Panel>
  );
}
