import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { usePlanner } from './state/planner-context.ts';
import { nothing } from './state/selection.ts';

/** Begins again. Nothing is lost: it can be undone. */
export function NewPlanButton() {
  const { plan: texts } = usePlannerMessages();
  const { plan, change, announce } = usePlanner();
  if (plan.rooms.length === 0 && plan.pieces.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => {
        change({ name: '', rooms: [], pieces: [] }, nothing);
        announce(texts.cleared);
      }}
      className="min-h-11 rounded-control px-3 text-sm font-medium text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {texts.new}
    </button>
  );
}
