import { type RefObject, useEffect, useState } from 'react';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import { canDraw, isSlowConnection } from '#ui/model-viewer/drawing-support.ts';
import type { PlanScene } from './plan-scene.ts';

export type PlanSceneState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly kind: 'ready'; readonly scene: PlanScene }
  | { readonly kind: 'unsupported' | 'failed' | 'lost' };

const nothingYet = { kind: 'loading', loaded: 0, total: 0 } as const;

/**
 * Loads the code of the 3D view and the models of the plan, and shows them in the canvas. `retry` begins again, and loads after all
 * where the connection is slow. The plan is read once: it does not change while it is looked at.
 */
export function usePlanScene(
  plan: Plan,
  products: PlannedProducts,
  canvas: RefObject<HTMLCanvasElement | null>,
) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PlanSceneState>(() =>
    isSlowConnection() ? { kind: 'asking' } : nothingYet,
  );
  const isAsking = state.kind === 'asking';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (isAsking || !canvas.current) return;
    if (!canDraw()) {
      setState({ kind: 'unsupported' });
      return;
    }
    const ended = new AbortController();
    const { signal } = ended;
    let opened: PlanScene | undefined;
    const set = (next: PlanSceneState) => {
      if (!signal.aborted) setState(next);
    };
    const open = async (shown: HTMLCanvasElement) => {
      set(nothingYet);
      const { openPlanScene } = await import('./plan-scene.ts');
      const scene = await openPlanScene({
        canvas: shown,
        plan,
        products,
        signal,
        onProgress: (loaded, total) => set({ kind: 'loading', loaded, total }),
        onContextLost: () => set({ kind: 'lost' }),
      });
      if (signal.aborted) return scene.dispose();
      opened = scene;
      set({ kind: 'ready', scene });
    };
    open(canvas.current).catch(() => set({ kind: 'failed' }));
    return () => {
      ended.abort();
      opened?.dispose();
    };
  }, [plan, products, attempt, isAsking, canvas]);

  const retry = () => {
    setState(nothingYet);
    setAttempt((number) => number + 1);
  };
  return { state, attempt, retry };
}
