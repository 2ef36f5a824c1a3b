import { useState } from 'react';
import { driversContract, driversIdDeleteContract } from '#api/staff/orders/deliveries.contract.ts';
import { displayPhone, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { isolateName } from '../sales/bidi-isolate.ts';
import { DriverDialog, type ListedDriver } from './driver-dialog.tsx';
import { useRoundsTexts } from './rounds-texts.ts';

/** The drivers to whom stops can be given. */
export function DriversScreen() {
  const { drivers: texts } = useRoundsTexts();
  const toasts = useToasts();
  const query = useStaffQuery(driversContract, {});
  const [edited, setEdited] = useState<ListedDriver | 'new'>();
  const [removed, setRemoved] = useState<ListedDriver>();
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      back={{ to: '/admin/deliveries', name: texts.back }}
      actions={
        <button type="button" className={staffButton('primary')} onClick={() => setEdited('new')}>
          {texts.add}
        </button>
      }
    >
      <Loaded query={query}>
        {({ data }) => (
          <Panel>
            {data.length === 0 ? (
              <p className="py-6 text-center text-ink-soft">{texts.empty}</p>
            ) : (
              <ul className="grid">
                {data.map((driver) => (
                  <li
                    key={driver.id}
                    className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0"
                  >
                    <bdi className="grow font-medium">{driver.name}</bdi>
                    {driver.phone && (
                      <a href={telephoneLink(driver.phone)} className="text-sm underline underline-offset-4">
                        <bdi dir="ltr">{displayPhone(driver.phone)}</bdi>
                      </a>
                    )}
                    <span className="flex gap-2">
                      <button
                        type="button"
                        aria-label={`${texts.edit}: ${driver.name}`}
                        className={staffButton('quiet')}
                        onClick={() => setEdited(driver)}
                      >
                        {texts.edit}
                      </button>
                      <button
                        type="button"
                        aria-label={`${texts.remove}: ${driver.name}`}
                        className={staffButton('quiet')}
                        onClick={() => setRemoved(driver)}
                      >
                        {texts.remove}
                      </button>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        )}
      </Loaded>
      <DriverDialog
        driver={edited}
        onClose={() => setEdited(undefined)}
        onSaved={({ name }) => {
          toasts.show({ text: (edited === 'new' ? texts.added : texts.saved)(isolateName(name)) });
          setEdited(undefined);
          void query.refetch();
        }}
      />
      <RemoveDialog
        driver={removed}
        onClose={() => setRemoved(undefined)}
        onRemoved={() => void query.refetch()}
      />
    </Screen>
  );
}

interface RemoveDialogProps {
  readonly driver: ListedDriver | undefined;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

function RemoveDialog({ driver, onClose, onRemoved }: RemoveDialogProps) {
  const { drivers: texts } = useRoundsTexts();
  const toasts = useToasts();
  const { send, isSending, errorText } = useStaffWrite(driversIdDeleteContract);
  const name = isolateName(driver?.name ?? '');

  async function remove(): Promise<void> {
    if (!driver || !(await send({ params: { id: driver.id } }))) return;
    toasts.show({ text: texts.removed(name) });
    onRemoved();
    onClose();
  }

  return (
    <ConfirmDialog
      isOpen={driver !== undefined}
      title={texts.removeTitle(name)}
      confirm={texts.remove}
      tone="danger"
      isBusy={isSending}
      errorText={errorText}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{texts.removeText}</p>
    </ConfirmDialog>
  );
}
