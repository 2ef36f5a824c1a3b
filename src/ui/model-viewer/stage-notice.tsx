import type { ModelViewMessages } from '#i18n/messages/model-view.en.ts';
import { classNames } from '../class-names.ts';
import type { ModelState } from './use-model-scene.ts';

interface StageNoticeProps {
  readonly state: ModelState;
  readonly texts: ModelViewMessages;
  readonly onRetry: () => void;
}

/** What is to be said while the model is not there. The picture behind stays. */
export function StageNotice({ state, texts, onRetry }: StageNoticeProps) {
  const [notice, again] = noticeOf(state.kind, texts);
  return (
    <div
      className={classNames(
        'absolute inset-x-3 bottom-3 grid justify-items-start gap-2 rounded-card bg-surface/95 p-4 text-sm',
        state.kind === 'ready' && 'sr-only',
      )}
    >
      <p role="status">{notice}</p>
      {state.kind === 'loading' && (
        <>
          <progress
            aria-label={texts.loading}
            max={state.total || 1}
            value={state.total ? state.loaded : undefined}
            className="h-1.5 w-full accent-accent"
          />
          {state.total > 0 && (
            <p aria-hidden="true" className="text-ink-soft tabular-nums">
              {texts.progress(kilobytes(state.loaded), kilobytes(state.total))}
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

/** What is said, and the name of the button that goes on from there. */
function noticeOf(kind: ModelState['kind'], texts: ModelViewMessages): readonly [string, again?: string] {
  switch (kind) {
    case 'asking':
      return [texts.asking, texts.load];
    case 'loading':
      return [texts.loading];
    case 'ready':
      return [texts.ready];
    case 'unsupported':
      return [texts.unsupported];
    case 'failed':
      return [texts.failed, texts.retry];
    case 'lost':
      return [texts.lost, texts.retry];
  }
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
}
