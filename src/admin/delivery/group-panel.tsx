import { useState } from 'react';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { zoneRanges } from '#domain/delivery/zone-ranges.ts';
import { useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import { FieldNotes } from '#ui/text-field.tsx';
import { Badge } from '../components/badge.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useFormFieldFrame } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useDeliveryTexts } from './delivery-texts.ts';
import { type DeliveryValues, type GroupValues, withZones } from './delivery-values.ts';
import { TermsFields } from './terms-fields.tsx';
import { ZonePicker } from './zone-picker.tsx';

interface GroupPanelProps {
  readonly place: number;
  readonly facts: Pick<DeliveryFacts, 'zones' | 'municipalities'>;
  readonly onRemove: () => void;
}

export function GroupPanel({ place, facts, onRemove }: GroupPanelProps) {
  const texts = useDeliveryTexts();
  const name = useGroupName();
  const group = useFormValue(({ groups }: DeliveryValues) => groups[place]);
  if (!group) return null;
  const called = name(group);
  return (
    <Panel
      title={called}
      actions={
        <>
          {!group.isActive && <Badge tone="negative">{texts.notServed}</Badge>}
          <Badge>{texts.zoneCount(group.zones.length)}</Badge>
          <button
            type="button"
            aria-label={texts.removeGroup(called)}
            className={staffButton('quiet')}
            onClick={onRemove}
          >
            {texts.remove}
          </button>
        </>
      }
    >
      <div className="grid gap-4">
        <TermsFields path={`groups.${place}`} />
        <Zones place={place} facts={facts} name={called} />
      </div>
    </Panel>
  );
}

/** Name of a group in the language of staff, or a placeholder. */
export function useGroupName(): (group: Pick<GroupValues, 'name' | 'translations'>) => string {
  const { newGroup } = useDeliveryTexts();
  const locale = useStaffLocale();
  return ({ name, translations }) => (locale === 'ar' && translations.ar.name) || name || newGroup;
}

function Zones({ place, facts, name }: Omit<GroupPanelProps, 'onRemove'> & { readonly name: string }) {
  const texts = useDeliveryTexts();
  const nameOf = useGroupName();
  const form = useFormStore<DeliveryValues>();
  const groups = useFormValue((values: DeliveryValues) => values.groups);
  const [isOpen, setOpen] = useState(false);
  const { id, error } = useFormFieldFrame(`groups.${place}.zones`, false);
  const zones = groups[place]?.zones ?? [];
  const ranges = zoneRanges(zones);
  return (
    <div>
      <p className="mb-1.5 text-sm font-medium">{texts.zones}</p>
      <div className="flex flex-wrap items-center gap-2">
        {zones.length === 0 && !error && <span className="text-sm text-ink-soft">{texts.noZones}</span>}
        {zones.length > 0 && (
          <ul aria-label={texts.zones} className="contents">
            {ranges.map((range) => (
              <li key={range} className="rounded-pill bg-sunken px-3 py-1 text-sm tabular-nums">
                {range}
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-describedby={error ? `${id}-error` : undefined}
          className={staffButton('secondary')}
          onClick={() => setOpen(true)}
        >
          {texts.chooseZones}
          <span className="sr-only">: {name}</span>
        </button>
      </div>
      <FieldNotes id={id} hint={undefined} error={error} />
      <ZonePicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        groupName={name}
        facts={facts}
        chosen={zones}
        otherGroupOf={(zone) => {
          const other = groups.find((group, index) => index !== place && group.zones.includes(zone));
          return other && nameOf(other);
        }}
        onChange={(chosen) => {
          withZones(groups, place, chosen).forEach((group, index) => {
            if (group.zones.length === groups[index]?.zones.length) return;
            form.setValue(`groups.${index}.zones`, group.zones);
          });
        }}
      />
    </div>
  );
}
