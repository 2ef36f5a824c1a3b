import { useEffect, useState } from 'react';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import type { TemplateKey } from '#domain/planner/templates/templates.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { readPlanText } from '../saving/plan-store.ts';
import { furnishTemplate } from '../templates/furnish-template.ts';
import type { OpenedLink } from './open-plan-link.ts';

export type OpenedPlanLink =
  | { readonly kind: 'opened'; readonly what: 'plan' | 'template'; readonly hadOwnPlan: boolean }
  /** A template, for which products or the worker are waited for. */
  | { readonly kind: 'furnishing'; readonly key: TemplateKey }
  | { readonly kind: 'notFurnished' }
  | Extract<OpenedLink, { readonly kind: 'refused' }>
  | null;

/**
 * Opens the plan or template that the address of the page holds or names. It becomes the next step of the plan that is there, so that
 * undo brings that one back; the fragment is then removed, so that a reload does not take the place of later changes.
 */
export function usePlanLink(products: PlannedProducts, onPlan: (plan: Plan) => void): OpenedPlanLink {
  const { templates: texts } = usePlannerMessages();
  const [opened, setOpened] = useState<OpenedPlanLink>(null);

  useEffect(() => {
    let isCurrent = true;
    async function open(): Promise<void> {
      const { hash } = window.location;
      if (hash === '') return;
      const { openPlanLink } = await import('./open-plan-link.ts');
      const found = await openPlanLink(hash);
      if (!isCurrent || found.kind === 'none') return;
      if (found.kind === 'refused') return setOpened(found);
      if (found.kind === 'template') return setOpened({ kind: 'furnishing', key: found.key });
      const hadOwnPlan = readPlanText() !== null;
      onPlan(found.plan);
      removeFragment();
      setOpened({ kind: 'opened', what: 'plan', hadOwnPlan });
    }
    const start = () => void open();
    start();
    window.addEventListener('hashchange', start);
    return () => {
      isCurrent = false;
      window.removeEventListener('hashchange', start);
    };
  }, [onPlan]);

  const template = opened?.kind === 'furnishing' ? opened.key : null;
  useEffect(() => {
    if (!template || products.size === 0) return;
    let isCurrent = true;
    furnishTemplate(template, products, texts).then(
      (plan) => {
        if (!isCurrent) return;
        const hadOwnPlan = readPlanText() !== null;
        onPlan(plan);
        removeFragment();
        setOpened({ kind: 'opened', what: 'template', hadOwnPlan });
      },
      () => isCurrent && setOpened({ kind: 'notFurnished' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [template, products, texts, onPlan]);

  return opened;
}

function removeFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}
