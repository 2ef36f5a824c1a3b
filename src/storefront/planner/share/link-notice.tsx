import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { usePlannerShareMessages } from '#i18n/messages/storefront/planner/planner-share-messages.ts';
import type { OpenedPlanLink } from './use-plan-link.ts';

/** Says what became of the link with which the planner was opened. */
export function LinkNotice({ opened }: { readonly opened: OpenedPlanLink }) {
  const { opened: texts } = usePlannerShareMessages();
  const { templates } = usePlannerMessages();
  if (!opened) return null;
  if (opened.kind === 'refused' || opened.kind === 'notFurnished') {
    return (
      <p role="alert" className="rounded-control bg-sunken px-4 py-2 text-sm text-negative">
        {opened.kind === 'refused' ? texts[opened.problem] : templates.failed}
      </p>
    );
  }
  return (
    <p role="status" className="rounded-control bg-accent-soft px-4 py-2 text-sm">
      {opened.kind === 'furnishing'
        ? templates.working
        : texts[opened.what][opened.hadOwnPlan ? 'inPlaceOfOwn' : 'alone']}
    </p>
  );
}
