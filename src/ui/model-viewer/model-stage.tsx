import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ModelViewMessages } from '#i18n/messages/model-view.en.ts';
import { classNames } from '../class-names.ts';
import { type Edge, edges } from './edges.ts';
import { fetchModel } from './fetch-model.ts';
import type { ModelScene } from './model-scene.ts';
import { StageNotice } from './stage-notice.tsx';
import { StageTools, toolStyle } from './stage-tools.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { type SceneOpening, useScene } from './use-scene.ts';
import { ViewerIcon } from './viewer-icons.tsx';

interface ModelStageProps {
  /** Address of the GLB. */
  readonly model: string;
  /** What it shows. */
  readonly name: string;
  /** The length of each edge in words; null: not known. */
  readonly lengths: Readonly<Record<Edge, string>> | null;
  readonly texts: ModelViewMessages;
  /** Whether the focus moves to the model, as after a press of the button that opened it. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
  /** More to do with the model once it is shown. */
  readonly children?: (scene: ModelScene) => ReactNode;
}

/** A model that can be turned, in the place of the picture below it, which shows until the model is there. */
export function ModelStage(props: ModelStageProps) {
  const { model, name, lengths, texts, takesFocus, onClose, children } = props;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<Record<Edge, HTMLElement | null>>({ width: null, depth: null, height: null });
  const open = useCallback(
    async ({ canvas, signal, onProgress, onContextLost }: SceneOpening) => {
      const [{ openModelScene }, glb] = await Promise.all([
        import('./model-scene.ts'),
        fetchModel(model, signal, onProgress),
      ]);
      return openModelScene({
        canvas,
        glb,
        // A copy: React empties its own before the last frame when the view is closed.
        labels: { ...labels.current } as Record<Edge, HTMLElement>,
        onContextLost,
      });
    },
    [model],
  );
  const { state, attempt, retry } = useScene(canvas, open);
  const [areShown, setAreShown] = useState(false);
  const [isFull, toggleFullScreen] = useFullScreen(stage);
  const helpId = useId();
  const scene = state.kind === 'ready' ? state.scene : null;

  useEffect(() => {
    if (takesFocus) canvas.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    if (scene) performance.mark('model-shown');
  }, [scene]);

  useEffect(() => scene?.showDimensions(areShown), [scene, areShown]);

  // Before the controls see it: a wheel over a model that is not in use scrolls the page.
  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      if (document.activeElement !== canvas.current) event.stopPropagation();
    };
    element?.addEventListener('wheel', onWheel, { capture: true });
    return () => element?.removeEventListener('wheel', onWheel, { capture: true });
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const act = scene && actionOfKey(event.key, scene);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  function closeOnEscape(event: KeyboardEvent): void {
    // In full screen, it ends that.
    if (event.key === 'Escape' && !isFull) onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key for all that is in it
    <div
      ref={stage}
      onKeyDown={closeOnEscape}
      className={classNames(
        'absolute inset-0 z-10 overflow-hidden text-ink print:hidden',
        scene !== null && 'bg-sunken',
        // Round, they would be black corners of the screen.
        !isFull && 'rounded-card',
      )}
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a screen reader passes the arrow keys on to an application */}
      <canvas
        // A lost context stays with its canvas.
        key={attempt}
        ref={canvas}
        data-shown={scene ? '' : undefined}
        tabIndex={0}
        role="application"
        aria-label={lengths ? texts.labelWithSize(name, lengths) : texts.label(name)}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        className={classNames(
          'block size-full focus-visible:-outline-offset-4',
          !isFull && 'rounded-card',
          scene ? 'cursor-grab active:cursor-grabbing' : 'opacity-0',
        )}
      />
      <p id={helpId} className="sr-only">
        {texts.help}
      </p>
      {/* Placed from the left, as the lines are. */}
      <div dir="ltr" aria-hidden="true">
        {edges.map((edge) => (
          <span
            key={edge}
            data-edge={edge}
            ref={(element) => {
              labels.current[edge] = element;
            }}
            className={classNames(
              'pointer-events-none absolute start-0 top-0 rounded-pill bg-surface/90 px-2 py-0.5 text-sm whitespace-nowrap',
              !(areShown && scene && lengths) && 'hidden',
            )}
          >
            <bdi>{lengths?.[edge]}</bdi>
          </span>
        ))}
      </div>
      <StageNotice state={state} texts={texts} onRetry={retry} />
      <button
        type="button"
        aria-label={texts.close}
        onClick={onClose}
        className={`${toolStyle} absolute end-2 top-2`}
      >
        <ViewerIcon name="close" />
      </button>
      {scene && children && <div className="absolute start-2 top-2 z-10">{children(scene)}</div>}
      {scene && (
        <StageTools
          scene={scene}
          texts={texts}
          dimensions={lengths && { areShown, toggle: () => setAreShown(!areShown) }}
          fullScreen={document.fullscreenEnabled ? { isFull, toggle: toggleFullScreen } : null}
        />
      )}
    </div>
  );
}

function actionOfKey(key: string, scene: ModelScene): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => scene.turn(-1, 0);
    case 'ArrowRight':
      return () => scene.turn(1, 0);
    case 'ArrowUp':
      return () => scene.turn(0, 1);
    case 'ArrowDown':
      return () => scene.turn(0, -1);
    case '+':
    case '=':
      return () => scene.zoom(1);
    case '-':
      return () => scene.zoom(-1);
    case 'Home':
    case 'r':
      return () => scene.reset();
    default:
      return undefined;
  }
}
