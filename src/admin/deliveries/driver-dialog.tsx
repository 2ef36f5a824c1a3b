import { type FormEvent, useState } from 'react';
import {
  type driversContract,
  driversIdPutContract,
  driversPostContract,
} from '#api/staff/orders/deliveries.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { isolateName } from '../sales/bidi-isolate.ts';
import { useRoundsTexts } from './rounds-texts.ts';

export type ListedDriver = DataOf<typeof driversContract>[number];

interface DriverDialogProps {
  /** Undefined: closed. */
  readonly driver: ListedDriver | 'new' | undefined;
  readonly onClose: () => void;
  readonly onSaved: (driver: ListedDriver) => void;
}

/** Adds a driver, or changes name and phone of one. */
export function DriverDialog({ driver, onClose, onSaved }: DriverDialogProps) {
  const { drivers: texts } = useRoundsTexts();
  const title = driver && driver !== 'new' ? texts.editTitle(isolateName(driver.name)) : texts.add;
  return (
    <StaffDialog isOpen={driver !== undefined} title={title} onClose={onClose}>
      {driver && <DriverForm driver={driver} onCancel={onClose} onSaved={onSaved} />}
    </StaffDialog>
  );
}

interface DriverFormProps {
  readonly driver: ListedDriver | 'new';
  readonly onCancel: () => void;
  readonly onSaved: (driver: ListedDriver) => void;
}

function DriverForm({ driver, onCancel, onSaved }: DriverFormProps) {
  const { drivers: texts } = useRoundsTexts();
  const general = useGeneralTexts();
  const stored = driver === 'new' ? undefined : driver;
  const [name, setName] = useState(stored?.name ?? '');
  const [phone, setPhone] = useState(stored?.phone ?? '');
  const adding = useStaffWrite(driversPostContract);
  const changing = useStaffWrite(driversIdPutContract);
  const { isSending, error, errorText } = stored ? changing : adding;
  const refused = error instanceof ApiCallError ? error.fields : [];
  const errorOf = (field: string) => refused.find(({ path }) => path === field)?.message;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    // The dialog may stand within another form.
    event.stopPropagation();
    const answer = stored
      ? await changing.send({ params: { id: stored.id }, body: { name, phone, version: stored.version } })
      : await adding.send({ body: { name, phone } });
    if (answer) onSaved(answer.data);
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <TextField
        id="driver-name"
        label={texts.name}
        error={errorOf('name')}
        dir="auto"
        autoComplete="off"
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        id="driver-phone"
        label={texts.phone}
        optional={texts.optional}
        error={errorOf('phone')}
        type="tel"
        dir="ltr"
        autoComplete="off"
        value={phone}
        onChange={({ target }) => setPhone(target.value)}
      />
      {errorText && refused.length === 0 && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <button type="button" className={staffButton('secondary')} onClick={onCancel}>
          {general.cancel}
        </button>
        <button type="submit" aria-disabled={isSending} className={staffButton('primary')}>
          {stored ? texts.save : texts.add}
        </button>
      </div>
    </form>
  );
}
