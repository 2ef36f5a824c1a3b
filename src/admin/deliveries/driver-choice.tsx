import { useState } from 'react';
import { driversContract } from '#api/staff/orders/deliveries.contract.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import type { Round } from './day-sheet.ts';
import { DriverDialog } from './driver-dialog.tsx';
import { useRoundsTexts } from './rounds-texts.ts';

type Driver = NonNullable<Round['driver']>;

const newDriver = 'new';

interface DriverChoiceProps {
  readonly label: string;
  /** Where the label alone does not say of what. */
  readonly accessibleName?: string;
  /** Who has it now. */
  readonly driver: Driver | null;
  readonly onChoose: (driver: Driver | null) => void;
}

/** Chooses a driver of the list, or enters a new one, who is then in the list. */
export function DriverChoice({ label, accessibleName, driver, onChoose }: DriverChoiceProps) {
  const texts = useRoundsTexts();
  const drivers = useStaffQuery(driversContract, {}).data?.data ?? [];
  const [isEntering, setEntering] = useState(false);
  // Who was removed from the list keeps the stops of the day.
  const listed = driver && !drivers.some(({ id }) => id === driver.id) ? [driver, ...drivers] : drivers;

  function choose(value: string): void {
    if (value === newDriver) setEntering(true);
    else onChoose(listed.find(({ id }) => id === value) ?? null);
  }

  return (
    <>
      <label className="grid gap-1 text-xs text-ink-soft">
        {label}
        <select
          {...(accessibleName && { 'aria-label': accessibleName })}
          value={driver?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
          className="h-11 max-w-48 rounded-control border border-line-strong bg-surface px-3 text-sm text-ink hover:border-ink"
        >
          <option value="">{texts.noDriver}</option>
          {listed.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={newDriver}>{texts.newDriver}</option>
        </select>
      </label>
      <DriverDialog
        driver={isEntering ? 'new' : undefined}
        onClose={() => setEntering(false)}
        onSaved={(saved) => {
          setEntering(false);
          onChoose(saved);
        }}
      />
    </>
  );
}
