import { type ReactNode, useState } from 'react';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import type { Conflict } from './use-staff-form.ts';

interface ConflictDialogProps {
  readonly conflict: Conflict;
  readonly fieldNames: Readonly<Record<string, string>>;
  readonly renderValue?: (field: string, value: unknown) => ReactNode;
}

/** Conflict dialog: both values of each field side by side. Fields changed only by the other side are merged. */
export function ConflictDialog({ conflict, fieldNames, renderValue }: ConflictDialogProps) {
  const texts = useGeneralTexts();
  const contested = conflict.fields.filter(({ isContested }) => isContested);
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set(contested.map(({ field }) => field)));
  const show = (field: string, value: unknown) => renderValue?.(field, value) ?? <PlainValue value={value} />;
  return (
    <StaffDialog isOpen isWide title={texts.conflictTitle} onClose={conflict.cancel}>
      <p className="text-ink-soft">{contested.length > 0 ? texts.conflictText : texts.conflictNothing}</p>
      <div className="mt-4 grid gap-4">
        {conflict.fields.map(({ field, mine, theirs, isContested }) => (
          <fieldset key={field} className="min-w-0">
            <legend className="mb-1.5 text-sm font-medium">{fieldNames[field] ?? field}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {[
                { label: texts.mine, value: mine, isMine: true },
                { label: texts.theirs, value: theirs, isMine: false },
              ].map(({ label, value, isMine }) => (
                <label
                  key={label}
                  className="flex min-w-0 cursor-pointer gap-3 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft"
                >
                  <input
                    type="radio"
                    name={`conflict-${field}`}
                    disabled={!isContested}
                    checked={isMine === kept.has(field)}
                    onChange={() => {
                      const next = new Set(kept);
                      if (isMine) next.add(field);
                      else next.delete(field);
                      setKept(next);
                    }}
                    className="mt-1 size-4.5 shrink-0 accent-accent"
                  />
                  <span className="min-w-0">
                    <span className="block text-xs text-ink-soft">{label}</span>
                    <span className="block wrap-anywhere whitespace-pre-wrap">{show(field, value)}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className={staffButton('secondary')} onClick={conflict.cancel}>
          {texts.cancel}
        </button>
        <button type="button" className={staffButton('primary')} onClick={() => conflict.resolve(kept)}>
          {texts.keepChosen}
        </button>
      </div>
    </StaffDialog>
  );
}

/** Renders plain data, including lists. */
function PlainValue({ value }: { readonly value: unknown }): ReactNode {
  const texts = useGeneralTexts();
  if (value === null || value === undefined || value === '') return <em>{texts.empty}</em>;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value !== 'object') return <bdi>{String(value)}</bdi>;
  const entries = Object.values(value);
  if (entries.length === 0) return <em>{texts.empty}</em>;
  return (
    <ul>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown once and never changes
        <li key={index}>
          <PlainValue value={entry} />
        </li>
      ))}
    </ul>
  );
}
