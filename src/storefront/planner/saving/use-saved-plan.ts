import { useCallback, useEffect, useRef, useState } from 'react';
import type { Plan } from '#domain/planner/plan.ts';
import {
  isPlanStored,
  readPlanText,
  readStoredPlan,
  serializePlan,
  subscribeToPlan,
  writePlanText,
} from './plan-store.ts';

/** So long after the last change the plan is stored. */
const delayMs = 400;

export interface SavedPlan {
  /** False where the browser refuses storage. */
  readonly isStored: boolean;
  /** Another tab has stored a plan, and this one has changes of its own. */
  readonly hasConflict: boolean;
  readonly takeOther: () => void;
  readonly keepOwn: () => void;
}

/**
 * Stores the plan as it is worked on, at the latest when the page is left. Changes of another tab are followed, unless
 * there are changes here that the other tab does not have.
 */
export function useSavedPlan(plan: Plan, onOther: (plan: Plan) => void): SavedPlan {
  const [isStored, setStored] = useState(true);
  const [hasConflict, setConflict] = useState(false);
  /** The plan whose text is stored, and that text. */
  const saved = useRef<{ plan: Plan; text: string | null }>({ plan, text: readPlanText() });
  const current = useRef(plan);
  useEffect(() => {
    current.current = plan;
  });

  const save = useCallback(() => {
    if (current.current === saved.current.plan) return;
    const text = serializePlan(current.current);
    const stored = readPlanText();
    if (stored !== saved.current.text && stored !== text) {
      setConflict(true);
      return;
    }
    // Before it is written: subscribers hear of it at once.
    saved.current = { plan: current.current, text };
    if (stored !== text) writePlanText(text);
    setStored(isPlanStored());
  }, []);

  useEffect(() => {
    if (plan === saved.current.plan) return;
    const timer = setTimeout(save, delayMs);
    return () => clearTimeout(timer);
  }, [plan, save]);

  useEffect(() => {
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveIfHidden);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveIfHidden);
      // A client-side navigation is no page change of the browser.
      save();
    };
  }, [save]);

  const adopt = useCallback(async () => {
    const text = readPlanText();
    const stored = await readStoredPlan(text);
    if (stored.kind !== 'plan') return;
    saved.current = { plan: stored.plan, text };
    setConflict(false);
    onOther(stored.plan);
  }, [onOther]);

  useEffect(
    () =>
      subscribeToPlan(() => {
        const text = readPlanText();
        if (text === saved.current.text || text === null) return;
        if (current.current === saved.current.plan) void adopt();
        else setConflict(true);
      }),
    [adopt],
  );

  const keepOwn = useCallback(() => {
    const text = serializePlan(current.current);
    saved.current = { plan: current.current, text };
    writePlanText(text);
    setConflict(false);
  }, []);

  return { isStored, hasConflict, takeOther: () => void adopt(), keepOwn };
}
