import { Form, useNavigation } from 'react-router';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';
import { describeFieldChange, describeLineChange } from '#i18n/order-changes.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Price } from '../catalogue/price.tsx';
import { ShopPhone } from '../layout/shop-phone.tsx';
import { FocusedAlert } from './focused-alert.tsx';
import type { OrderRefusal } from './order-request.ts';
import type { TrackedOrder } from './tracked-order.ts';

interface OrderProposalProps {
  readonly order: TrackedOrder;
  readonly refusal: OrderRefusal | null;
}

/** A change that waits for the buyer's consent, with its differences and the new total. */
export function OrderProposal({ order: { proposal, total }, refusal }: OrderProposalProps) {
  const { proposal: texts, unreachable } = useOrderPageMessages();
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const refused = refusal && (refusal.kind === 'accept' || refusal.kind === 'decline') ? refusal : null;
  return (
    <>
      {refused && (
        <FocusedAlert refusal={refused}>
          {refused.code === 'invalid_input' ? (
            <>
              {texts.gone} <ShopPhone />
            </>
          ) : refused.code === 'unreachable' ? (
            unreachable
          ) : (
            texts.outdated
          )}
        </FocusedAlert>
      )}
      {proposal && (
        <section
          aria-labelledby="order-proposal-title"
          className="mt-8 rounded-panel border-2 border-accent bg-surface p-5 shadow-raised sm:p-8 print:hidden"
        >
          <h2 id="order-proposal-title" className="type-heading">
            {texts.title}
          </h2>
          <p className="mt-1 max-w-prose text-ink-soft">{texts.lead}</p>
          <dl className="mt-4 divide-y divide-line border-y border-line">
            {[
              ...proposal.changes.lines.map((change) => describeLineChange(locale, change)),
              ...proposal.changes.fields
                .filter(({ field }) => field !== 'total')
                .map((change) => describeFieldChange(locale, change)),
            ].map(({ name, difference }) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5">
                <dt>{name}</dt>
                <dd className="font-medium">{difference}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-lg font-medium">
            {texts.total}: <Price amount={proposal.total} />{' '}
            <span className="text-base font-normal text-ink-soft">
              {texts.before(formatMoney(locale, total))}
            </span>
          </p>
          <Form
            method="post"
            replace
            preventScrollReset
            onSubmit={(event) => isSending && event.preventDefault()}
            className="mt-5 flex flex-wrap gap-3"
          >
            <input type="hidden" name="proposal" value={proposal.id} />
            <button
              type="submit"
              name="intent"
              value="accept"
              aria-disabled={isSending}
              className={buttonStyle('primary', 'grow sm:grow-0')}
            >
              {isSending ? texts.sending : texts.accept}
            </button>
            <button
              type="submit"
              name="intent"
              value="decline"
              aria-disabled={isSending}
              className={buttonStyle('secondary', 'grow sm:grow-0')}
            >
              {texts.decline}
            </button>
          </Form>
        </section>
      )}
    </>
  );
}
