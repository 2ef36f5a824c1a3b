import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { useStockAlertMessages } from '#i18n/messages/storefront/product/stock-alert-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { isEmailAddress, normalizeEmailAddress } from '#primitives/text/email-address.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { BellIcon } from '#ui/icons.tsx';
import { stockAlertId } from './stock-alert-id.ts';

/** The subscribed email address (null if the product is in stock again), or the validation error. */
export type StockAlertAnswer =
  | { readonly noted: string | null }
  | { readonly problem: 'required' | 'invalid' | 'tooMany' | 'unreachable'; readonly email: string };

/** Form for a stock alert. Without scripts the page is rendered with the answer. */
export function StockAlertForm() {
  const stockAlert = useStockAlertMessages();
  const { product: messages } = useMessages();
  const [fieldId, errorId] = [useId(), useId()];
  const fetcher = useFetcher<StockAlertAnswer>();
  const ofPage = useActionData() as StockAlertAnswer | undefined;
  const answer = fetcher.data ?? ofPage;
  const field = useRef<HTMLInputElement>(null);
  /** Client-side validation error; the server's answer replaces it. */
  const [foundHere, setFoundHere] = useState<'required' | 'invalid' | null>(null);
  const problem = foundHere ?? (answer && 'problem' in answer ? answer.problem : null);
  const isSending = fetcher.state !== 'idle';

  const noted = answer && 'noted' in answer ? answer.noted : null;
  const confirmation = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!fetcher.data) return;
    // The form is removed after success, so the confirmation gets the focus.
    const target = 'problem' in fetcher.data ? field.current : confirmation.current;
    target?.focus();
  }, [fetcher.data]);

  function check(event: FormEvent<HTMLFormElement>): void {
    const email = normalizeEmailAddress(field.current?.value ?? '');
    const found = email === '' ? 'required' : isEmailAddress(email) ? null : 'invalid';
    setFoundHere(found);
    if (!found && !isSending) return;
    event.preventDefault();
    field.current?.focus();
  }

  return (
    <section
      id={stockAlertId}
      aria-label={stockAlert.title}
      className="scroll-mt-28 rounded-card bg-surface p-5 shadow-raised sm:p-6"
    >
      <p ref={confirmation} role="status" tabIndex={-1} className="outline-none">
        {noted !== null && (
          <span className="flex gap-3">
            <BellIcon />
            <span>
              {stockAlert.noted} <bdi className="font-medium wrap-anywhere">{noted}</bdi>
            </span>
          </span>
        )}
      </p>
      {noted === null && (
        <>
          <h2 className="flex items-center gap-3 font-medium">
            <BellIcon />
            {stockAlert.title}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{stockAlert.text}</p>
          <fetcher.Form method="post" onSubmit={check} noValidate className="mt-4">
            <label htmlFor={fieldId} className="text-sm font-medium">
              {stockAlert.email}
            </label>
            <div className="mt-1.5 flex flex-wrap items-start gap-3">
              <div className="min-w-0 flex-1 basis-52">
                <input
                  ref={field}
                  id={fieldId}
                  type="email"
                  name="email"
                  dir="ltr"
                  required
                  maxLength={254}
                  autoComplete="email"
                  enterKeyHint="send"
                  defaultValue={answer && 'problem' in answer ? answer.email : ''}
                  onChange={() => setFoundHere(null)}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={errorId}
                  className={classNames(
                    'h-12 w-full rounded-pill border bg-surface px-5 rtl:text-end',
                    problem ? 'border-negative' : 'border-line-strong',
                  )}
                />
                <p id={errorId} role="alert" className="text-sm text-negative not-empty:mt-2">
                  {problem && stockAlert.problems[problem]}
                </p>
              </div>
              <button
                type="submit"
                aria-disabled={isSending}
                className={buttonStyle('primary', 'flex-1 sm:flex-none')}
              >
                {isSending ? stockAlert.sending : messages.notifyMe}
              </button>
            </div>
          </fetcher.Form>
        </>
      )}
    </section>
  );
}
