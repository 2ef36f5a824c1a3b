import { type RefObject, useEffect, useState } from 'react';
import { canDraw, isSlowConnection } from './drawing-support.ts';
import type { Edge } from './edges.ts';
import { fetchModel } from './fetch-model.ts';
import type { ModelScene } from './model-scene.ts';

export type ModelState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly kind: 'ready'; readonly scene: ModelScene }
  | { readonly kind: 'unsupported' | 'failed' | 'lost' };

interface SceneElements {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly labels: RefObject<Record<Edge, HTMLElement | null>>;
}

const nothingYet = { kind: 'loading', loaded: 0, total: 0 } as const;

/**
 * Loads the code of the viewer and the model, and shows it in the canvas. `retry` begins again, and loads after all where
 * the connection is slow.
 */
export function useModelScene(model: string, { canvas, labels }: SceneElements) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<ModelState>(() => firstState());
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
    let opened: ModelScene | undefined;
    const set = (next: ModelState) => {
      if (!signal.aborted) setState(next);
    };
    const open = async (shown: HTMLCanvasElement) => {
      set(nothingYet);
      const [{ openModelScene }, glb] = await Promise.all([
        import('./model-scene.ts'),
        fetchModel(model, signal, (loaded, total) => set({ kind: 'loading', loaded, total })),
      ]);
      if (signal.aborted) return;
      const scene = await openModelScene({
        canvas: shown,
        glb,
        labels: labels.current as Record<Edge, HTMLElement>,
        onContextLost: () => set({ kind: 'lost' }),
      });
      if (signal.aborted) return scene.dispose();
      opened = scene;
      performance.mark('model-shown');
      set({ kind: 'ready', scene });
    };
    open(canvas.current).catch(() => set({ kind: 'failed' }));
    return () => {
      ended.abort();
      opened?.dispose();
    };
  }, [model, attempt, isAsking, canvas, labels]);

  const retry = () => {
    setState(nothingYet);
    setAttempt((number) => number + 1);
  };
  return { state, attempt, retry };
}

function firstState(): ModelState {
  return isSlowConnection() ? { kind: 'asking' } : nothingYet;
}
