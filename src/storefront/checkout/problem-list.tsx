import { useEffect } from 'react';
import { useCheckoutMessages } from '#i18n/checkout-messages.ts';
import { fieldId, focusField } from './field-places.ts';
import { orderFields } from './order-draft.ts';
import { problemText } from './problem-text.ts';
import { useCheckout } from './use-checkout.ts';

/** Gets the focus when an order could not be sent, so that a screen reader says what is wrong; each leads to its field. */
export function ProblemList() {
  const messages = useCheckoutMessages();
  const { problems, timesListed } = useCheckout();
  useEffect(() => {
    if (timesListed > 0) focusField('summary');
  }, [timesListed]);
  if (timesListed === 0 || problems.size === 0) return null;
  const titleId = `${fieldId('summary')}-title`;
  return (
    <section
      id={fieldId('summary')}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-panel border border-negative bg-surface p-5 sm:p-6"
    >
      <h2 id={titleId} className="font-medium text-negative">
        {messages.problems.summary(problems.size)}
      </h2>
      <ul className="mt-2">
        {orderFields
          .filter((field) => problems.has(field))
          .map((field) => (
            <li key={field}>
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(field);
                }}
                className="inline-flex min-h-9 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
              >
                {problemText(messages, field, problems.get(field))}
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
