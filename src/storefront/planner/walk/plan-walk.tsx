import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import { usePlanWalkMessages } from '#i18n/messages/storefront/planner/walk-messages.ts';
import { classNames } from '#ui/class-names.ts';
import { type SceneOpening, useScene } from '#ui/model-viewer/use-scene.ts';
import type { PlanScene, PlanView } from './plan-scene.ts';
import { WalkIcon } from './walk-icons.tsx';
import { WalkNotice } from './walk-notice.tsx';

/** Metres of one step, and degrees of one turn, by a key or button. */
const step = 0.5;
const turnBy = 15;

interface PlanWalkProps {
  readonly plan: Plan;
  readonly products: PlannedProducts;
}

/** The plan in three dimensions: from above, or through the eyes of a visitor who walks in it. */
export function PlanWalk({ plan, products }: PlanWalkProps) {
  const texts = usePlanWalkMessages();
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  // The plan is read once: it does not change while it is looked at.
  const open = useCallback(
    async (opening: SceneOpening) => {
      const { openPlanScene } = await import('./plan-scene.ts');
      return openPlanScene({ ...opening, plan, products });
    },
    [plan, products],
  );
  const { state, attempt, retry } = useScene(canvas, open);
  const [view, setView] = useState<PlanView>('overview');
  const helpId = useId();
  const scene = state.kind === 'ready' ? state.scene : null;
  const isWalking = view === 'walk';

  useEffect(() => canvas.current?.focus({ preventScroll: true }), []);
  useEffect(() => scene?.show(view), [scene, view]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const change = () => setView(isWalking ? 'overview' : 'walk');
    const act = event.key === 'v' ? change : scene && actionOfKey(event.key, scene);
    if (!act) return;
    event.preventDefault();
    act();
  }

  async function savePicture(): Promise<void> {
    const file = await scene?.picture();
    if (!file) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${texts.pictureName}.png`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  function toggleFullScreen(): void {
    void (document.fullscreenElement ? document.exitFullscreen() : stage.current?.requestFullscreen());
  }

  const tools =
    scene &&
    ([
      { icon: 'turnLeft', label: texts.turnLeft, act: () => scene.look(-turnBy, 0) },
      {
        icon: isWalking ? 'forward' : 'closer',
        label: isWalking ? texts.forward : texts.closer,
        act: () => scene.move(step, 0),
      },
      {
        icon: isWalking ? 'back' : 'farther',
        label: isWalking ? texts.back : texts.farther,
        act: () => scene.move(-step, 0),
      },
      { icon: 'turnRight', label: texts.turnRight, act: () => scene.look(turnBy, 0) },
      { icon: 'picture', label: texts.picture, act: () => void savePicture() },
      ...(document.fullscreenEnabled
        ? [{ icon: 'fullScreen' as const, label: texts.fullScreen, act: toggleFullScreen }]
        : []),
    ] as const);

  return (
    <div ref={stage} className="relative size-full overflow-hidden rounded-card bg-sunken text-ink">
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a screen reader passes the arrow keys on to an application */}
      <canvas
        // A lost context stays with its canvas.
        key={attempt}
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={texts.label}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        className={classNames(
          'block size-full touch-none rounded-card focus-visible:-outline-offset-4',
          scene ? 'cursor-grab active:cursor-grabbing' : 'opacity-0',
        )}
      />
      <p id={helpId} className="sr-only">
        {isWalking ? texts.helpWalk : texts.helpOverview}
      </p>
      <WalkNotice state={state} plan={plan} texts={texts} onRetry={retry} />
      {tools && (
        <>
          <fieldset className="absolute start-2 top-2 flex rounded-pill bg-surface/85 p-0.5">
            <legend className="sr-only">{texts.tools}</legend>
            {(['overview', 'walk'] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={view === one}
                onClick={() => setView(one)}
                className="min-h-11 rounded-pill px-4 text-sm font-medium aria-pressed:bg-ink aria-pressed:text-surface"
              >
                {texts[one]}
              </button>
            ))}
          </fieldset>
          <div
            role="toolbar"
            // The left one turns to the left in every language.
            dir="ltr"
            aria-label={texts.tools}
            className="absolute inset-x-2 bottom-2 flex flex-wrap justify-center gap-0.5"
          >
            {tools.map(({ icon, label, act }) => (
              <button
                key={icon}
                type="button"
                aria-label={label}
                title={label}
                onClick={act}
                className={tool}
              >
                <WalkIcon name={icon} />
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

const tool =
  'flex size-11 items-center justify-center rounded-pill bg-surface/85 text-ink transition-colors duration-200 hover:bg-surface';

function actionOfKey(key: string, scene: PlanScene): (() => void) | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'w':
    case '+':
    case '=':
      return () => scene.move(step, 0);
    case 'ArrowDown':
    case 's':
    case '-':
      return () => scene.move(-step, 0);
    case 'a':
      return () => scene.move(0, -step);
    case 'd':
      return () => scene.move(0, step);
    case 'ArrowLeft':
      return () => scene.look(-turnBy, 0);
    case 'ArrowRight':
      return () => scene.look(turnBy, 0);
    case 'PageUp':
      return () => scene.look(0, turnBy);
    case 'PageDown':
      return () => scene.look(0, -turnBy);
    default:
      return undefined;
  }
}
