import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useIsPhone } from '../components/use-is-phone.ts';
import { useOutboxTexts } from './outbox-texts.ts';
import { type EmailState, useEmailStateQuery } from './use-email-state.ts';

/**
 * Shows a banner above a screen while emails are not sent, are late or have failed. At first the screen waits for it, so that
 * it does not move down under the pointer.
 */
export function WithEmailBanner({ children }: { readonly children: ReactNode }) {
  const { data, isPending } = useEmailStateQuery();
  if (isPending) return null;
  return (
    <>
      <EmailBanner state={data?.data} />
      {children}
    </>
  );
}

/** The screens of emails say it themselves. */
function EmailBanner({ state }: { readonly state: EmailState | undefined }) {
  const { banner } = useOutboxTexts();
  const { pathname } = useLocation();
  const isPhone = useIsPhone();
  const problem = state && problemOf(state);
  if (!problem || pathname.startsWith('/admin/outbox')) return null;
  const { kind, count } = problem;
  const { title, text } = banner[kind];
  const open = (
    <Link
      to={kind === 'failed' ? '/admin/outbox?status=failed' : '/admin/outbox'}
      className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 sm:min-h-8"
    >
      {banner.open}
    </Link>
  );
  return (
    <aside
      aria-label={title(count)}
      className="mb-4 rounded-card border border-line bg-[#fbf0d9] px-4 text-sm text-[#7a4d00] print:hidden"
    >
      {isPhone ? (
        // One line whatever the count is, so that the screen below neither loses room nor moves.
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 grow truncate font-medium">{title(count)}</span>
            <span aria-hidden="true" className="shrink-0 group-open:rotate-180">
              ▾
            </span>
          </summary>
          <p>{text}</p>
          {open}
        </details>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <p className="min-w-0 grow basis-72">
            <strong className="font-medium">{title(count)}.</strong> {text}
          </p>
          {open}
        </div>
      )}
    </aside>
  );
}

function problemOf({ isDelivering, waiting, failed, isLate }: EmailState) {
  if (!isDelivering) return { kind: 'off', count: waiting } as const;
  if (isLate) return { kind: 'late', count: waiting } as const;
  return failed > 0 ? ({ kind: 'failed', count: failed } as const) : null;
}

/** What staff have to look at among the emails: the failed ones, and what waits without being sent. */
export function emailsToLookAt({ isDelivering, waiting, failed, isLate }: EmailState): number {
  return failed + (isDelivering && !isLate ? 0 : waiting);
}
