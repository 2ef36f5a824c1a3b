import type { ModelViewMessages } from '#i18n/messages/model-view.en.ts';
import { LoadingNotice } from './loading-notice.tsx';
import type { SceneState } from './use-scene.ts';

interface StageNoticeProps {
  readonly state: SceneState<unknown>;
  readonly texts: ModelViewMessages;
  readonly onRetry: () => void;
}

/** What is to be said while the model is not there. The picture behind stays. */
export function StageNotice({ state, texts, onRetry }: StageNoticeProps) {
  const [notice, again] = noticeOf(state.kind, texts);
  return (
    <LoadingNotice
      notice={notice}
      again={again}
      onRetry={onRetry}
      progress={
        state.kind === 'loading'
          ? {
              label: texts.loading,
              loaded: state.loaded,
              total: state.total,
              text: texts.progress(kilobytes(state.loaded), kilobytes(state.total)),
            }
          : null
      }
      isReady={state.kind === 'ready'}
    />
  );
}

/** What is said, and the name of the button that goes on from there. */
function noticeOf(
  kind: SceneState<unknown>['kind'],
  texts: ModelViewMessages,
): readonly [string, again?: string] {
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
