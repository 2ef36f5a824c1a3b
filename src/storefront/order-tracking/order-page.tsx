import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isSettled } from '#domain/orders/order-states.ts';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatMoment } from '#i18n/order-dates.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { PageHead } from '../head/page-head.tsx';
import { useRevalidateWhileVisible } from '../hooks/use-revalidate-while-visible.ts';
import { useShopName } from '../hooks/use-shop.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { PrintAndAsk } from '../widgets/print-and-ask.tsx';
import { UnbrokenCode } from '../widgets/unbroken-code.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ChangeOrder } from './change-order.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderOutcomeNotice } from './order-outcome.tsx';
import { isJustPlaced } from './order-page-state.ts';
import { OrderProgress } from './order-progress.tsx';
import { OrderProposal } from './order-proposal.tsx';
import type { OrderRefusal } from './order-request.ts';
import { PaymentInstructions } from './payment-instructions.tsx';
import type { TrackedOrder } from './tracked-order.ts';

interface OrderPageProps {
  readonly order: TrackedOrder;
  /** False while the shop cannot send email: the link of this page is all that the buyer has. */
  readonly isEmailed: boolean;
  /** Of the form that the buyer sent last. */
  readonly refusal: OrderRefusal | null;
}

/** Order page: the confirmation right after ordering, then order tracking. */
export function OrderPage({ order, isEmailed, refusal }: OrderPageProps) {
  const texts = useOrderPageMessages();
  useRevalidateWhileVisible(isSettled(order.status));
  return (
    <div className="page-column pt-10 lg:pt-14">
      <PageHead title={texts.title(order.number)} indexed={false} />
      <Heading order={order} isEmailed={isEmailed} />
      <OrderOutcomeNotice isEmailed={isEmailed && order.contact.email !== ''} />
      <OrderProposal order={order} refusal={refusal} />
      <OrderProgress order={order} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] print:block print:space-y-6">
        <div className="grid gap-6 print:block print:space-y-6">
          <OrderLines order={order} />
          <PaymentInstructions order={order} />
        </div>
        <OrderDetails order={order} />
      </div>
      <Actions order={order} />
      <ChangeOrder order={order} refusal={refusal} />
      <CancelOrder order={order} refusal={refusal} />
    </div>
  );
}

/** Heading: thanks on the first visit, the order number on later ones. */
function Heading({
  order: { number, placedAt, contact },
  isEmailed,
}: Pick<OrderPageProps, 'order' | 'isEmailed'>) {
  const texts = useOrderPageMessages();
  const locale = useLocale();
  const { state } = useLocation();
  const [isNew] = useState(() => isJustPlaced(state));

  useEffect(() => {
    if (!isNew) return;
    // Clears the history state, so that a reload is a later visit.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [isNew]);

  const facts = (
    <>
      {texts.placed} <bdi>{formatMoment(locale, placedAt)}</bdi>
    </>
  );
  if (!isNew) {
    return (
      <header>
        <h1 className="type-title">
          <UnbrokenCode text={texts.title(number)} code={number} />
        </h1>
        <p className="mt-2 text-ink-soft">{facts}</p>
      </header>
    );
  }
  return (
    <header>
      <p className="mb-4 flex size-12 items-center justify-center rounded-pill bg-positive text-white print:hidden">
        <CheckIcon />
      </p>
      <h1 className="type-title">{texts.thanks}</h1>
      <p className="mt-3 text-lg">
        {texts.number}{' '}
        <bdi dir="ltr" className="font-medium">
          {number}
        </bdi>
      </p>
      <p className="mt-1 max-w-prose text-ink-soft">
        {isEmailed ? (
          <>
            {texts.mailed} <bdi className="font-medium text-ink">{contact.email}</bdi>. {texts.keep}
          </>
        ) : (
          texts.notMailed
        )}
      </p>
    </header>
  );
}

function Actions({ order }: { readonly order: TrackedOrder }) {
  const { number, invoicePath } = order;
  const texts = useOrderPageMessages();
  const { footer } = useMessages();
  const shopName = useShopName();
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <PrintAndAsk
        print={texts.print}
        whatsapp={texts.whatsapp}
        question={texts.whatsappText(shopName, number)}
      />
      {invoicePath && (
        <a href={invoicePath} target="_blank" rel="noreferrer" className={buttonStyle('secondary')}>
          {texts.invoice}
          <span className="sr-only"> ({footer.newTab})</span>
        </a>
      )}
      <OrderAgain order={order} />
      <LocaleLink to="/products" className={buttonStyle('quiet')}>
        {texts.shopOn}
      </LocaleLink>
    </div>
  );
}
