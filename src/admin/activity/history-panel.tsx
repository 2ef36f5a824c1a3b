import { useState } from 'react';
import { Link } from 'react-router';
import { activityContract } from '#api/staff/activity/activity.contract.ts';
import { Loaded } from '../components/loaded.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { useActivityTexts } from './activity-texts.ts';

interface HistoryPanelProps {
  readonly entity: string;
  /** Absent for settings, of which there is one. */
  readonly entityId?: string;
}

/** The history of one thing, below its form: loaded when it is unfolded. */
export function HistoryPanel({ entity, entityId }: HistoryPanelProps) {
  const texts = useActivityTexts();
  const [isOpen, setOpen] = useState(false);
  const filter = { entity, ...(entityId && { entityId }) };
  const query = useStaffQuery(activityContract, { query: filter }, { isEnabled: isOpen });
  return (
    <details
      className="rounded-card border border-line bg-surface p-4 sm:p-5 print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer text-lg font-medium">{texts.history}</summary>
      {isOpen && (
        <div className="mt-4 grid gap-3">
          <Loaded query={query}>
            {({ data, meta }) => (
              <>
                {data.length === 0 && <p className="text-ink-soft">{texts.empty}</p>}
                <ol aria-label={texts.history} className="grid gap-2">
                  {data.map((entry) => (
                    <ActivityEntry key={entry.id} entry={entry} isSingle={entityId !== undefined} />
                  ))}
                </ol>
                {meta.next && (
                  <Link
                    to={`/admin/activity?${new URLSearchParams({ ...filter, before: meta.next })}`}
                    className={staffButton('secondary', 'justify-self-start')}
                  >
                    {texts.older}
                  </Link>
                )}
              </>
            )}
          </Loaded>
        </div>
      )}
    </details>
  );
}
