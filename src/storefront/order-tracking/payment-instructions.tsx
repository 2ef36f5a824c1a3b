import type { ReactNode } from 'react';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { CopyIcon } from '#ui/icons.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { useCopied } from '../product/use-copied.ts';
import { OrderPart } from './order-part.tsx';
import type { TrackedOrder } from './tracked-order.ts';

/** Payment method of an order, and the bank details for a transfer. */
export function PaymentInstructions({ order }: { readonly order: TrackedOrder }) {
  const texts = useOrderPageMessages();
  const words = orderMessages(useLocale());
  const shop = useShop();
  const { payment, fulfilment, status, balance, paymentDueDays } = order;
  const isOnTerms = paymentDueDays !== null;
  const isPickup = fulfilment.kind === 'pickup';
  const isTransfer = payment === 'bank_transfer';
  const bank = shop?.profile.bank;
  return (
    <OrderPart title={texts.payment}>
      {!isOnTerms && (
        <p className="font-medium">{(isPickup ? words.pickupPayments : words.payments)[payment]}</p>
      )}
      <PaymentState order={order} />
      {status !== 'cancelled' && balance.owed > 0 && (
        <>
          <p className="mt-1 max-w-prose text-ink-soft">
            {isTransfer && !bank
              ? texts.bank.missing
              : isOnTerms
                ? texts.onTerms(paymentDueDays)
                : (isPickup ? texts.payNextAtPickup : texts.payNext)[payment]}
          </p>
          {(isTransfer || isOnTerms) && bank && <BankDetails order={order} bank={bank} />}
        </>
      )}
    </OrderPart>
  );
}

/** What was paid and what came back so far; nothing before either. */
function PaymentState({ order: { status, total, balance } }: { readonly order: TrackedOrder }) {
  const texts = useOrderPageMessages();
  const locale = useLocale();
  const { state, charged, received, owed, refundDue } = balance;
  // Isolated, so that an amount keeps its order within the sentence.
  const money = (amount: number) => `\u2068${formatMoney(locale, amount)}\u2069`;
  const isCredited = status !== 'cancelled' && charged < total;
  return (
    <>
      {isCredited && <p className="mt-1">{texts.credited(money(total - charged))}</p>}
      {state === 'paid' && <p className="mt-1 font-medium">{texts.paid}</p>}
      {state === 'part_paid' && (
        <p className="mt-1 font-medium">{texts.stillToPay(money(received), money(owed))}</p>
      )}
      {state === 'refund_due' && <p className="mt-1 font-medium">{texts.refundDue(money(refundDue))}</p>}
    </>
  );
}

interface BankDetailsProps {
  readonly order: TrackedOrder;
  readonly bank: { readonly name: string; readonly iban: string; readonly accountName: string };
}

function BankDetails({ order: { number, balance }, bank }: BankDetailsProps) {
  const { bank: texts } = useOrderPageMessages();
  const locale = useLocale();
  return (
    <dl className="mt-4 divide-y divide-line border-y border-line">
      <BankDetail name={texts.account} copied={bank.accountName} />
      <BankDetail name={texts.bank} copied={bank.name} />
      <BankDetail name={texts.iban} copied={bank.iban} />
      <BankDetail name={texts.reference} copied={number} />
      <BankDetail name={texts.amount} copied={qarFromDirhams(balance.owed).toFixed(2)}>
        {formatMoney(locale, balance.owed)}
      </BankDetail>
    </dl>
  );
}

interface BankDetailProps {
  readonly name: string;
  readonly copied: string;
  /** Display form, if it differs from the copied text. */
  readonly children?: ReactNode;
}

function BankDetail({ name, copied, children }: BankDetailProps) {
  const { bank: texts } = useOrderPageMessages();
  const { isCopied, copy } = useCopied();
  return (
    <div className="flex flex-wrap items-center gap-x-4 py-1">
      <dt className="basis-full pt-2 text-sm text-ink-faint sm:basis-36 sm:pt-0">{name}</dt>
      <dd className="flex min-h-11 min-w-0 flex-1 items-center gap-2">
        <bdi dir={children ? undefined : 'ltr'} className="min-w-0 font-medium wrap-anywhere">
          {children ?? copied}
        </bdi>
        <button
          type="button"
          onClick={() => copy(copied)}
          aria-label={texts.copy(name)}
          className="hit-area ms-auto rounded-control text-ink-soft hover:text-accent noscript:hidden print:hidden"
        >
          <CopyIcon />
        </button>
        <span role="status" className="text-sm text-positive print:hidden">
          {isCopied && texts.copied}
        </span>
      </dd>
    </div>
  );
}
