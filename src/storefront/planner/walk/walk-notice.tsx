import type { Plan } from '#domain/planner/plan.ts';
import type { PlanWalkMessages } from '#i18n/messages/storefront/planner/walk.en.ts';
import { LoadingNotice } from '#ui/model-viewer/loading-notice.tsx';
import type { SceneState } from '#ui/model-viewer/use-scene.ts';

/** Usual sizes: what draws, and the model of one product. */
const codeBytes = 170_000;
const modelBytes = 120_000;

interface WalkNoticeProps {
  readonly state: SceneState<unknown>;
  readonly plan: Plan;
  readonly texts: PlanWalkMessages;
  readonly onRetry: () => void;
}

/** What is to be said while the 3D view is not there. */
export function WalkNotice({ state, plan, texts, onRetry }: WalkNoticeProps) {
  const again = { asking: texts.load, failed: texts.retry, lost: texts.retry }[state.kind as 'asking'];
  return (
    <LoadingNotice
      notice={state.kind === 'asking' ? texts.asking(megabytesOf(plan)) : texts[state.kind]}
      again={again}
      onRetry={onRetry}
      progress={
        state.kind === 'loading'
          ? {
              label: texts.loading,
              loaded: state.loaded,
              total: state.total,
              text: texts.progress(state.loaded, state.total),
            }
          : null
      }
      isReady={state.kind === 'ready'}
    />
  );
}

function megabytesOf({ pieces }: Plan): string {
  const models = new Set(pieces.map(({ product }) => product)).size;
  return ((codeBytes + models * modelBytes) / 1_000_000).toFixed(1);
}
