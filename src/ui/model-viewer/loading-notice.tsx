import { classNames } from '../class-names.ts';

interface LoadingNoticeProps {
  readonly notice: string;
  /** Of the button that goes on from there. */
  readonly again?: string | undefined;
  readonly onRetry: () => void;
  /** Null: nothing is being loaded. */
  readonly progress: {
    readonly label: string;
    readonly loaded: number;
    readonly total: number;
    readonly text: string;
  } | null;
  /** For screen readers alone, once the view is there. */
  readonly isReady: boolean;
}

/** What is to be said while a view in three dimensions is not there. */
export function LoadingNotice({ notice, again, onRetry, progress, isReady }: LoadingNoticeProps) {
  return (
    <div
      className={classNames(
        'absolute inset-x-3 bottom-3 grid justify-items-start gap-2 rounded-card bg-surface/95 p-4 text-sm',
        isReady && 'sr-only',
      )}
    >
      <p role="status">{notice}</p>
      {progress && (
        <>
          <progress
            aria-label={progress.label}
            max={progress.total || 1}
            value={progress.total ? progress.loaded : undefined}
            className="h-1.5 w-full accent-accent"
          />
          {progress.total > 0 && (
            <p aria-hidden="true" className="text-ink-soft tabular-nums">
              {progress.text}
            </p>
          )}
        </>
      )}
      {again && (
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 rounded-pill border border-line-strong bg-surface px-5 font-medium hover:border-ink"
        >
          {again}
        </button>
      )}
    </div>
  );
}
