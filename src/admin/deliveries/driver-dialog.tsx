import { useState } from 'react';
import {
  type driversContract,
  driversIdPutContract,
  driversPostContract,
} from '#api/staff/orders/deliveries.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { TextField } from '#ui/text-field.tsx';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { ShortForm } from '../forms/short-form.tsx';
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

  async function save(): Promise<void> {
    const answer = stored
      ? await changing.send({ params: { id: stored.id }, body: { name, phone, version: stored.version } })
      : await adding.send({ body: { name, phone } });
    if (answer) onSaved(answer.data);
  }

  return (
    <ShortForm
      call={stored ? changing : adding}
      onSubmit={save}
      submit={stored ? texts.save : texts.add}
      submitting={general.saving}
      onCancel={onCancel}
    >
      {(errorOf) => (
        <>
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
        </>
      )}
    </ShortForm>
  );
}
