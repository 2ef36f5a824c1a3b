import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { actionStyle } from '../../widgets/action-style.ts';
import type { SavedPlan } from './use-saved-plan.ts';

interface SavingNoticeProps {
  readonly saved: SavedPlan;
  /** A stored text that is no plan. */
  readonly damaged: string | null;
}

/** Says when a plan is not saved, could not be read, or was changed in another tab. */
export function SavingNotice({
  saved: { isStored, hasConflict, takeOther, keepOwn },
  damaged,
}: SavingNoticeProps) {
  const { saving } = usePlannerMessages();
  return (
    <>
      {!isStored && (
        <p role="alert" className="text-sm text-negative">
          {saving.notStored}
        </p>
      )}
      {damaged !== null && (
        <div role="alert" className="rounded-control bg-sunken px-4 py-2 text-sm">
          <p>{saving.damaged}</p>
          <a
            href={`data:application/json;charset=utf-8,${encodeURIComponent(damaged)}`}
            download="office-plan.json"
            className={actionStyle}
          >
            {saving.downloadDamaged}
          </a>
        </div>
      )}
      {hasConflict && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-5 rounded-control bg-accent-soft px-4 py-1"
        >
          <p>{saving.otherTab}</p>
          <button type="button" onClick={takeOther} className={actionStyle}>
            {saving.takeOther}
          </button>
          <button type="button" onClick={keepOwn} className={actionStyle}>
            {saving.keepOwn}
          </button>
        </div>
      )}
    </>
  );
}
