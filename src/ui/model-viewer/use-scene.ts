import { type RefObject, useEffect, useState } from 'react';
import { canDraw, isSlowConnection } from './drawing-support.ts';

export type SceneState<Scene> =
  | { readonly kind: 'asking' }
  | { readonly kind: 'loading'; readonly loaded: number; readonly total: number }
  | { readonly kind: 'ready'; readonly scene: Scene }
  | { readonly kind: 'unsupported' | 'failed' | 'lost' };

export interface SceneOpening {
  readonly canvas: HTMLCanvasElement;
  /** Aborted when the view is closed. */
  readonly signal: AbortSignal;
  readonly onProgress: (loaded: number, total: number) => void;
  readonly onContextLost: () => void;
}

const nothingYet = { kind: 'loading', loaded: 0, total: 0 } as const;

/**
 * Loads a view in three dimensions and shows it in the canvas. `open` is memoized: another one begins again. So does
 * `retry`, which also loads where the connection is slow.
 */
export function useScene<Scene extends { dispose(): void }>(
  canvas: RefObject<HTMLCanvasElement | null>,
  open: (opening: SceneOpening) => Promise<Scene>,
) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SceneState<Scene>>(() =>
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
    let opened: Scene | undefined;
    const set = (next: SceneState<Scene>) => {
      if (!signal.aborted) setState(next);
    };
    const show = async (shown: HTMLCanvasElement) => {
      set(nothingYet);
      const scene = await open({
        canvas: shown,
        signal,
        onProgress: (loaded, total) => set({ kind: 'loading', loaded, total }),
        onContextLost: () => set({ kind: 'lost' }),
      });
      if (signal.aborted) return scene.dispose();
      opened = scene;
      set({ kind: 'ready', scene });
    };
    show(canvas.current).catch(() => set({ kind: 'failed' }));
    return () => {
      ended.abort();
      opened?.dispose();
    };
  }, [open, attempt, isAsking, canvas]);

  const retry = () => {
    setState(nothingYet);
    setAttempt((number) => number + 1);
  };
  return { state, attempt, retry };
}
