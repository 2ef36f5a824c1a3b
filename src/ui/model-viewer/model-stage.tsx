import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ModelViewMessages } from '#i18n/messages/model-view.en.ts';
import { classNames } from '../class-names.ts';
import { type Edge, edges } from './edges.ts';
import type { ModelScene } from './model-scene.ts';
import { type ModelState, useModelScene } from './use-model-scene.ts';
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
  const { state, attempt, retry } = useModelScene(model, { canvas, labels });
  const [areShown, setAreShown] = useState(false);
  const helpId = useId();
  const scene = state.kind === 'ready' ? state.scene : null;

  useEffect(() => {
    if (takesFocus) canvas.current?.focus({ preventScroll: true });
  }, [takesFocus]);

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

  function toggleFullScreen(): void {
    void (document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen());
  }

  const tools =
    scene &&
    ([
      { name: 'turnLeft', label: texts.turnLeft, act: () => scene.turn(-1, 0) },
      { name: 'turnRight', label: texts.turnRight, act: () => scene.turn(1, 0) },
      { name: 'closer', label: texts.closer, act: () => scene.zoom(1) },
      { name: 'farther', label: texts.farther, act: () => scene.zoom(-1) },
      { name: 'reset', label: texts.reset, act: () => scene.reset() },
    ] as const);

  return (
    <div
      ref={stage}
      className={classNames(
        'absolute inset-0 z-10 overflow-hidden rounded-card text-ink print:hidden',
        scene !== null && 'bg-sunken',
      )}
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a screen reader passes the arrow keys on to an application */}
      <canvas
        // A lost context stays with its canvas.
        key={attempt}
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={lengths ? texts.labelWithSize(name, lengths) : texts.label(name)}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        className={classNames(
          'block size-full rounded-card focus-visible:-outline-offset-4',
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
            dir="auto"
            ref={(element) => {
              labels.current[edge] = element;
            }}
            className={classNames(
              'pointer-events-none absolute start-0 top-0 rounded-pill bg-surface/90 px-2 py-0.5 text-sm whitespace-nowrap',
              !(areShown && scene && lengths) && 'hidden',
            )}
          >
            {lengths?.[edge]}
          </span>
        ))}
      </div>
      <StageNotice state={state} texts={texts} onRetry={retry} />
      <button
        type="button"
        aria-label={texts.close}
        onClick={onClose}
        className={`${tool} absolute end-2 top-2`}
      >
        <ViewerIcon name="close" />
      </button>
      {scene && children && <div className="absolute start-2 top-2 z-10">{children(scene)}</div>}
      {tools && (
        <div
          role="toolbar"
          // The left one turns to the left in every language.
          dir="ltr"
          aria-label={texts.tools}
          className="absolute inset-x-2 bottom-2 flex flex-wrap justify-center gap-0.5"
        >
          {tools.map(({ name: icon, label, act }) => (
            <button key={icon} type="button" aria-label={label} title={label} onClick={act} className={tool}>
              <ViewerIcon name={icon} />
            </button>
          ))}
          {lengths && (
            <button
              type="button"
              aria-label={texts.dimensions}
              title={texts.dimensions}
              aria-pressed={areShown}
              onClick={() => setAreShown(!areShown)}
              className={classNames(tool, areShown && 'bg-ink text-surface')}
            >
              <ViewerIcon name="dimensions" />
            </button>
          )}
          {document.fullscreenEnabled && (
            <button
              type="button"
              aria-label={texts.fullScreen}
              title={texts.fullScreen}
              onClick={toggleFullScreen}
              className={tool}
            >
              <ViewerIcon name="fullScreen" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const tool =
  'flex size-11 items-center justify-center rounded-pill bg-surface/85 text-ink transition-colors duration-200 hover:bg-surface aria-pressed:bg-ink aria-pressed:text-surface';

/** What is to be said while the model is not there. The picture behind stays. */
function StageNotice({
  state,
  texts,
  onRetry,
}: {
  readonly state: ModelState;
  readonly texts: ModelViewMessages;
  readonly onRetry: () => void;
}) {
  const notice = {
    asking: texts.asking,
    loading: texts.loading,
    ready: texts.ready,
    unsupported: texts.unsupported,
    failed: texts.failed,
    lost: texts.lost,
  }[state.kind];
  const again = { asking: texts.load, failed: texts.retry, lost: texts.retry, unsupported: null }[
    state.kind as 'asking'
  ];
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

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
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
