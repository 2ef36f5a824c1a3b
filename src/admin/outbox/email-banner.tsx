import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
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
  const problem = state && problemOf(state);
  if (!problem || pathname.startsWith('/admin/outbox')) return null;
  const { kind, count } = problem;
  const { title, text } = banner[kind];
  return (
    <aside
      aria-label={title(count)}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00] print:hidden"
    >
      <p className="min-w-0 grow basis-72">
        <strong className="font-medium">{title(count)}.</strong> {text}
      </p>
      <Link
        to={kind === 'failed' ? '/admin/outbox?status=failed' : '/admin/outbox'}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 sm:min-h-8"
      >
        {banner.open}
      </Link>
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
