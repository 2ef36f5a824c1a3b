import { lazy, Suspense, useState } from 'react';
import { useModelViewMessages } from '#i18n/messages/model-view-messages.ts';
import type { ModelScene } from '#ui/model-viewer/model-scene.ts';
import { openQuickLook } from './open-quick-look.ts';
import { modelFragment, roomViewerOf, sceneViewerLink } from './room-view.ts';

const PageCode = lazy(async () => ({ default: (await import('./page-code.tsx')).PageCode }));

interface RoomButtonProps {
  readonly scene: ModelScene;
  /** Address of the GLB. */
  readonly model: string;
  readonly name: string;
}

/** Shows the model in the visitor's own room, by the app of the phone; a desktop shows a code for the phone. */
export function RoomButton({ scene, model, name }: RoomButtonProps) {
  const texts = useModelViewMessages();
  const [isPreparing, setIsPreparing] = useState(false);
  const [isCodeShown, setIsCodeShown] = useState(false);
  const { origin, pathname } = window.location;
  const page = origin + pathname;
  const viewer = roomViewerOf({
    userAgent: navigator.userAgent,
    opensArLinks: document.createElement('a').relList.supports('ar'),
  });

  async function prepare(): Promise<void> {
    setIsPreparing(true);
    try {
      openQuickLook(await scene.toUsdz());
    } finally {
      setIsPreparing(false);
    }
  }

  if (viewer === 'scene-viewer') {
    return (
      <a href={sceneViewerLink({ file: origin + model, page, title: name })} className={style}>
        {texts.inRoom}
      </a>
    );
  }
  if (viewer === 'quick-look') {
    return (
      <button
        type="button"
        aria-disabled={isPreparing}
        onClick={isPreparing ? undefined : prepare}
        className={style}
      >
        {isPreparing ? texts.preparing : texts.inRoom}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isCodeShown}
        onClick={() => setIsCodeShown(!isCodeShown)}
        className={style}
      >
        {texts.inRoom}
      </button>
      {isCodeShown && (
        // Low enough to leave the buttons below the model free where the model is small.
        <div className="mt-2 grid w-68 grid-cols-[auto_1fr] items-center gap-3 rounded-card bg-surface p-3 text-sm">
          <Suspense fallback={<div className="aspect-square w-28" />}>
            <PageCode address={page + modelFragment} label={texts.qrCode} />
          </Suspense>
          <p>{texts.onPhone}</p>
        </div>
      )}
    </>
  );
}

const style =
  'inline-flex min-h-11 items-center rounded-pill bg-surface/85 px-4 text-sm font-medium transition-colors duration-200 hover:bg-surface';
