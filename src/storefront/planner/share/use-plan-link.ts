import { useEffect, useState } from 'react';
import type { Plan } from '#domain/planner/plan.ts';
import { readPlanText } from '../saving/plan-store.ts';
import type { OpenedLink } from './open-plan-link.ts';

export type OpenedPlanLink =
  | { readonly kind: 'opened'; readonly hadOwnPlan: boolean }
  | Extract<OpenedLink, { readonly kind: 'refused' }>
  | null;

/**
 * Opens the plan that the address of the page holds or names. It becomes the next step of the plan that is there, so that undo brings
 * that one back; the fragment is then removed, so that a reload does not take the place of later changes.
 */
export function usePlanLink(onPlan: (plan: Plan) => void): OpenedPlanLink {
  const [opened, setOpened] = useState<OpenedPlanLink>(null);
  useEffect(() => {
    let isCurrent = true;
    async function open(): Promise<void> {
      const { hash, pathname, search } = window.location;
      if (hash === '') return;
      const { openPlanLink } = await import('./open-plan-link.ts');
      const found = await openPlanLink(hash);
      if (!isCurrent || found.kind === 'none') return;
      if (found.kind === 'refused') return setOpened(found);
      const hadOwnPlan = readPlanText() !== null;
      onPlan(found.plan);
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
      setOpened({ kind: 'opened', hadOwnPlan });
    }
    const start = () => void open();
    start();
    window.addEventListener('hashchange', start);
    return () => {
      isCurrent = false;
      window.removeEventListener('hashchange', start);
    };
  }, [onPlan]);
  return opened;
}
