import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CloseIcon } from '#ui/icons.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';

interface Toast {
  readonly text: string;
  readonly tone?: 'plain' | 'negative';
  /** Called by the 'undo' button; no button without it. */
  readonly undo?: () => void | Promise<void>;
}

interface Toasts {
  readonly show: (toast: Toast) => void;
}

const ToastsContext = createContext<Toasts | null>(null);

/** Between the last row of the page and the toasts, and below them. */
const gapPx = 32;

const plainMs = 6_000;
/** Time to read it, decide and reach the button. */
const withUndoMs = 20_000;

/**
 * Toast notifications; one that can be undone stays longer. They stand above the bar of a screen, and the page gets room at
 * its end, so that what is behind them can be scrolled clear.
 */
export function ToastsProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<(Toast & { readonly id: number })[]>([]);
  const region = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever other toasts are shown
  useLayoutEffect(() => {
    const height = region.current?.offsetHeight ?? 0;
    setRoom(height > 0 ? height + gapPx : 0);
  }, [shown]);
  const remove = useCallback(
    (id: number) => setShown((toasts) => toasts.filter((toast) => toast.id !== id)),
    [],
  );
  const toasts = useMemo(() => {
    let last = 0;
    return {
      show: (toast: Toast) => {
        last += 1;
        const id = last;
        setShown((before) => [...before.slice(-2), { ...toast, id }]);
      },
    };
  }, []);
  return (
    <ToastsContext value={toasts}>
      {children}
      <div aria-hidden="true" className="print:hidden" style={{ height: room }} />
      <div
        ref={region}
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-50 grid justify-items-center gap-2 print:hidden"
      >
        {shown.map((toast) => (
          <ToastView key={toast.id} toast={toast} onGone={() => remove(toast.id)} />
        ))}
      </div>
    </ToastsContext>
  );
}

function ToastView({ toast, onGone }: { readonly toast: Toast; readonly onGone: () => void }) {
  const texts = useGeneralTexts();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, toast.undo ? withUndoMs : plainMs);
    return () => clearTimeout(timer);
  }, [isHeld, onGone, toast.undo]);
  return (
    // Hover and focus pause the timeout.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens by itself here; it only waits longer
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`pointer-events-auto flex max-w-lg items-center gap-2 rounded-card py-1.5 ps-5 pe-1.5 text-sm text-white shadow-overlay ${toast.tone === 'negative' ? 'bg-negative' : 'bg-ink'}`}
    >
      <p className="py-2">{toast.text}</p>
      {toast.undo && (
        <button
          type="button"
          className="min-h-11 rounded-control px-3 font-medium underline underline-offset-4"
          onClick={() => {
            void toast.undo?.();
            onGone();
          }}
        >
          {texts.undo}
        </button>
      )}
      <button type="button" aria-label={texts.close} className="hit-area rounded-control" onClick={onGone}>
        <CloseIcon />
      </button>
    </div>
  );
}

export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error('toasts are only shown inside ToastsProvider');
  return toasts;
}
