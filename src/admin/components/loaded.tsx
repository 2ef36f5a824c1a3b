import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useErrorText } from '../data/use-staff-write.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import { staffButton } from './staff-button.ts';

/** A page of a list that could not be read. */
export const emptyPage = { data: [], meta: { page: 1, pageSize: 1, total: 0 } };

/**
 * Renders the data of a query, or its loading state, or its error with a retry button. A list of the catalogue is rendered
 * as `empty` below that error, because a failed read of the catalogue is one without data.
 */
export function Loaded<Answer, Empty = never>({
  query,
  empty,
  describeError,
  children,
}: {
  readonly query: UseQueryResult<Answer>;
  readonly empty?: Empty;
  /** What to say of an error above the data from before it; undefined: what is said of it everywhere. */
  readonly describeError?: (error: Error) => ReactNode;
  readonly children: (answer: Answer | Empty) => ReactNode;
}) {
  const texts = useGeneralTexts();
  const explain = useErrorText();
  const endSession = useSessionEnd();
  const { data, error } = query;
  const isOver = error instanceof ApiCallError && error.code === 'not_signed_in';
  useEffect(() => {
    if (isOver) endSession();
  }, [isOver, endSession]);

  if (data !== undefined) {
    return (
      <>
        {error &&
          !isOver &&
          (describeError?.(error) ?? (
            <p role="status" className="rounded-control bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00]">
              {explain(error)}
            </p>
          ))}
        {children(data)}
      </>
    );
  }
  if (error && !isOver) {
    const isGone = error instanceof ApiCallError && error.status === 404;
    return (
      <>
        <div role="alert" className="rounded-card border border-line bg-surface p-6">
          <p className="font-medium">{isGone ? texts.notFound : texts.failed}</p>
          {!isGone && <p className="mt-1 text-sm text-ink-soft">{explain(error)}</p>}
          {!isGone && (
            <button
              type="button"
              className={staffButton('secondary', 'mt-4')}
              onClick={() => void query.refetch()}
            >
              {texts.tryAgain}
            </button>
          )}
        </div>
        {empty !== undefined && children(empty)}
      </>
    );
  }
  return (
    <p className="flex items-center gap-3 py-10 text-ink-soft">
      <Spinner />
      {texts.loading}
    </p>
  );
}
