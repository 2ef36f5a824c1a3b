import type { Plan } from '#domain/planner/plan.ts';
import type { PlanWalkMessages } from '#i18n/messages/storefront/planner/walk.en.ts';
import { classNames } from '#ui/class-names.ts';
import type { PlanSceneState } from './use-plan-scene.ts';

/** Usual sizes: what draws, and the model of one product. */
const codeBytes = 170_000;
const modelBytes = 120_000;

interface WalkNoticeProps {
  readonly state: PlanSceneState;
  readonly plan: Plan;
  readonly texts: PlanWalkMessages;
  readonly onRetry: () => void;
}

/** What is to be said while the 3D view is not there. */
export function WalkNotice({ state, plan, texts, onRetry }: WalkNoticeProps) {
  const again = { asking: texts.load, failed: texts.retry, lost: texts.retry }[state.kind as 'asking'];
  return (
    <div
      className={classNames(
        'absolute inset-x-3 bottom-3 grid justify-items-start gap-2 rounded-card bg-surface/95 p-4 text-sm',
        state.kind === 'ready' && 'sr-only',
      )}
    >
      <p role="status">{state.kind === 'asking' ? texts.asking(megabytesOf(plan)) : texts[state.kind]}</p>
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
              {texts.progress(state.loaded, state.total)}
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

function megabytesOf({ pieces }: Plan): string {
  const models = new Set(pieces.map(({ product }) => product)).size;
  return ((codeBytes + models * modelBytes) / 1_000_000).toFixed(1);
}
