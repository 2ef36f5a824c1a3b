import { planLimits } from '#domain/planner/plan.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { usePlanner } from './state/planner-context.ts';

/** The name of the plan, which documents and links of it have. */
export function PlanName() {
  const texts = usePlannerMessages();
  const { plan, change } = usePlanner();
  return (
    <input
      key={plan.name}
      defaultValue={plan.name}
      aria-label={texts.name}
      placeholder={texts.unnamed}
      maxLength={planLimits.name}
      autoComplete="off"
      onBlur={(event) => {
        const name = event.target.value.trim();
        if (name !== plan.name) change({ ...plan, name });
      }}
      className="h-11 w-36 min-w-0 grow rounded-control border border-transparent bg-transparent px-3 font-medium placeholder:text-ink-faint hover:border-line-strong sm:w-48 sm:grow-0"
    />
  );
}
