import { type ReactNode, useState } from 'react';
import { isDispatched } from '#domain/orders/order-states.ts';
import { formatDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import type { PaymentKind } from '#primitives/payment.ts';
import { Badge } from '../components/badge.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import type { StaffOrder } from '../orders/staff-order.ts';
import { isolateName } from '../sales/bidi-isolate.ts';
import { Definition, DefinitionList } from '../sales/definition-list.tsx';
import { Money } from '../sales/money.tsx';
import type { OrderAccount, RecordedPayment } from './order-account.ts';
import { PaymentBadge } from './payment-badge.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { usePaymentsTexts } from './payments-texts.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { useMoneyText } from './use-money-text.ts';
import { VoidDialog } from './void-dialog.tsx';

interface PaymentPanelProps {
  readonly order: StaffOrder;
  readonly account: OrderAccount;
}

/** What was paid for an order and what is owed, with the actions to record it. */
export function PaymentPanel({ order, account }: PaymentPanelProps) {
  const texts = usePaymentsTexts();
  const [recorded, setRecorded] = useState<PaymentKind>();
  const { owed, received, refundDue } = account;
  return (
    <Panel title={texts.title} actions={<PaymentBadge state={account.state} />}>
      <AccountFigures order={order} account={account} />
      {account.state === 'untracked' && <p className="mt-3 text-sm text-ink-soft">{texts.untracked}</p>}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {owed > 0 && (
          <button type="button" className={staffButton('primary')} onClick={() => setRecorded('payment')}>
            {texts.recordPayment}
          </button>
        )}
        {received > 0 && (
          <button
            type="button"
            className={staffButton(refundDue > 0 ? 'primary' : 'secondary')}
            onClick={() => setRecorded('refund')}
          >
            {texts.recordRefund}
          </button>
        )}
      </div>
      {account.payments.length > 0 && <PaymentList orderId={order.id} payments={account.payments} />}
      <PaymentDialog order={order} account={account} kind={recorded} onClose={() => setRecorded(undefined)} />
    </Panel>
  );
}

function AccountFigures({ order, account }: PaymentPanelProps) {
  const texts = usePaymentsTexts();
  const locale = useStaffLocale();
  const { charged, received, owed, refundDue, dueOn, overdueDays } = account;
  return (
    <DefinitionList>
      <Definition name={texts.charged}>
        <Money qar={charged} />
      </Definition>
      <Definition name={texts.received}>
        <Money qar={received} />
      </Definition>
      {refundDue > 0 ? (
        <Definition name={texts.refundDue}>
          <strong className="text-negative">
            <Money qar={refundDue} />
          </strong>
        </Definition>
      ) : (
        <Definition name={texts.stillOwed}>
          <strong>
            <Money qar={owed} />
          </strong>
        </Definition>
      )}
      <Definition name={texts.terms.label}>
        <Terms order={order} account={account} />
      </Definition>
      {dueOn && owed > 0 && (
        <Definition name={texts.dueOn}>
          <span className="inline-flex flex-wrap items-center gap-2">
            {formatDay(locale, dueOn)}
            {overdueDays > 0 && <Badge tone="negative">{texts.overdue(overdueDays)}</Badge>}
          </span>
        </Definition>
      )}
    </DefinitionList>
  );
}

/** The terms, and the button to change them while that is possible. */
function Terms({ order, account: { paymentDueDays } }: PaymentPanelProps) {
  const { terms } = usePaymentsTexts();
  const [isOpen, setOpen] = useState(false);
  const isFixed = order.invoice !== null || order.status === 'cancelled' || isDispatched(order.status);
  return (
    <>
      {paymentDueDays === null ? terms.none : terms.days(paymentDueDays)}
      {!isFixed && order.lpoNumber === '' && (
        <span className="block text-xs text-ink-faint">{terms.needsLpo}</span>
      )}
      {!isFixed && order.lpoNumber !== '' && (
        <>
          <button
            type="button"
            className="me-4 block min-h-8 text-accent underline underline-offset-4 print:hidden"
            onClick={() => setOpen(true)}
          >
            {terms.change}
          </button>
          <TermsDialog
            orderId={order.id}
            paymentDueDays={paymentDueDays}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </>
      )}
    </>
  );
}

function PaymentList({
  orderId,
  payments,
}: {
  readonly orderId: string;
  readonly payments: readonly RecordedPayment[];
}) {
  const texts = usePaymentsTexts();
  const describe = useDescription();
  const [toVoid, setToVoid] = useState<RecordedPayment>();
  return (
    <>
      <h3 className="mt-5 mb-1 text-sm font-medium">{texts.list}</h3>
      <ul className="divide-y divide-line border-t border-line text-sm">
        {payments.toReversed().map((payment) => (
          <li key={payment.id} className="flex items-start gap-3 py-2">
            <Entry payment={payment} />
            {!payment.voided && (
              <button
                type="button"
                aria-label={texts.voidOf(describe(payment))}
                className={staffButton('quiet', '-my-1 px-2 print:hidden')}
                onClick={() => setToVoid(payment)}
              >
                {texts.void}
              </button>
            )}
          </li>
        ))}
      </ul>
      <VoidDialog
        orderId={orderId}
        payment={toVoid}
        description={toVoid ? describe(toVoid) : ''}
        onClose={() => setToVoid(undefined)}
      />
    </>
  );
}

function Entry({ payment }: { readonly payment: RecordedPayment }): ReactNode {
  const texts = usePaymentsTexts();
  const locale = useStaffLocale();
  const { voided, kind, amount, method, paidOn, reference, recordedBy } = payment;
  return (
    <div className="min-w-0 grow">
      <p className={voided ? 'text-ink-faint line-through' : ''}>
        <span className="font-medium">{kind === 'payment' ? texts.paymentOf : texts.refundOf}</span>{' '}
        <Money qar={amount} /> · {texts.methods[method]}
      </p>
      <p className="break-words text-ink-soft">
        <bdi>{formatDay(locale, paidOn)}</bdi>
        {reference && (
          <>
            {' · '}
            <bdi>{isolateTyped(reference)}</bdi>
          </>
        )}
        {' · '}
        {texts.recordedBy[kind](isolateName(recordedBy))}
      </p>
      {voided && (
        <p className="text-ink-soft">
          <Badge tone="negative">{texts.voided}</Badge> <bdi>{isolateTyped(voided.reason)}</bdi> ·{' '}
          <bdi>{voided.by}</bdi>
        </p>
      )}
    </div>
  );
}

/** A payment in a few words: 'Payment QAR 500.00 · Cash'. */
function useDescription(): (payment: RecordedPayment) => string {
  const texts = usePaymentsTexts();
  const money = useMoneyText();
  return ({ kind, amount, method }) =>
    `${kind === 'payment' ? texts.paymentOf : texts.refundOf} ${money(amount)} · ${texts.methods[method]}`;
}
