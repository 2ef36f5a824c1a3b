import { useMemo } from 'react';
import { zoneDeliverySettingsContract } from '#api/public/delivery/zone-delivery-settings.contract.ts';
import { saveZoneDeliverySettingsContract } from '#api/staff/delivery/save-zone-delivery-settings.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { parseDeliveryFacts } from '#domain/delivery/serialize-delivery-facts.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useFieldArray, useFormStore } from '#ui/forms/form-context.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { FormCheck, FormNumber, FormSection, fieldId } from '../forms/form-fields.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { DeliveryPreview } from './delivery-preview.tsx';
import { useDeliveryTexts } from './delivery-texts.ts';
import {
  type DeliveryValues,
  deliveryParts,
  type GroupValues,
  newGroup,
  valuesOf,
  versionOf,
} from './delivery-values.ts';
import { GroupPanel, useGroupName } from './group-panel.tsx';
import { TermsFields } from './terms-fields.tsx';
import { TermsSummary } from './terms-summary.tsx';
import { UngroupedZones } from './ungrouped-zones.tsx';

export function DeliveryScreen() {
  const texts = useDeliveryTexts();
  const query = useStaffQuery(zoneDeliverySettingsContract, {});
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <Loaded query={query}>{({ data }) => <DeliveryForm data={data} />}</Loaded>
      <HistoryPanel entity="zone-delivery-settings" />
    </Screen>
  );
}

function DeliveryForm({ data }: { readonly data: DataOf<typeof zoneDeliverySettingsContract> }) {
  const texts = useDeliveryTexts();
  const toasts = useToasts();
  const nameOf = useGroupName();
  const facts = useMemo(() => parseDeliveryFacts(data), [data]);
  const staffForm = useStaffForm({
    name: 'zone-delivery-settings',
    contract: saveZoneDeliverySettingsContract,
    stored: data.settings,
    versionOf,
    valuesOf,
    inputOf: (values: DeliveryValues, version = 1) => ({ body: { ...values, version } }),
    // Errors of single zones are shown at the list of zones.
    fieldOf: (path) => path.replace(/^(groups\.\d+\.zones)\..*$/, '$1'),
    parts: deliveryParts,
    onSaved: () => toasts.show({ text: texts.saved }),
  });
  return (
    <StaffFormLayout
      staffForm={staffForm}
      fieldNames={fieldNames()}
      renderValue={(_field, value) => <TermsSummary value={value} />}
    >
      <div className="grid items-start gap-4 xl:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-4">
          <Groups facts={facts} />
          <FormSection title={texts.fallback.title} intro={texts.fallback.intro}>
            <UngroupedZones zones={facts.zones} />
            <TermsFields path="fallback" />
          </FormSection>
          <FormSection title={texts.pickup.title}>
            <FormCheck field="pickup.isActive" label={texts.pickup.isActive} />
            <FormNumber field="pickup.leadDays" label={texts.pickup.leadDays} className="max-w-72" />
          </FormSection>
        </div>
        <DeliveryPreview facts={facts} />
      </div>
    </StaffFormLayout>
  );

  /** Labels of fields: errors are found by path, conflicts by the id of the group. */
  function fieldNames(): Record<string, string> {
    const terms = {
      name: texts.name,
      'translations.ar.name': texts.name,
      fee: texts.fee,
      freeFrom: texts.freeFrom,
      minimumOrder: texts.minimumOrder,
      leadDays: texts.leadDays,
      zones: texts.zones,
    };
    const named = (path: string, owner: string) =>
      Object.entries(terms).map(([field, name]) => [`${path}.${field}`, `${owner} · ${name}`]);
    const conflicting = (staffForm.conflict?.fields ?? []).map(({ field, mine, theirs }) => [
      field,
      nameOf({ name: '', translations: { ar: { name: '' } }, ...((theirs ?? mine) as object) }),
    ]);
    return Object.fromEntries([
      ...conflicting,
      ['fallback', texts.fallback.title],
      ['pickup', texts.pickup.title],
      ...named('fallback', texts.fallback.title),
      ...staffForm.form.values.groups.flatMap((group, place) => named(`groups.${place}`, nameOf(group))),
    ]);
  }
}

function Groups({ facts }: { readonly facts: DeliveryFacts }) {
  const texts = useDeliveryTexts();
  const toasts = useToasts();
  const nameOf = useGroupName();
  const form = useFormStore<DeliveryValues>();
  const { rows, append, remove, insert } = useFieldArray<GroupValues>('groups');

  function removeGroup(place: number): void {
    const group = form.values.groups[place];
    if (!group) return;
    remove(place);
    toasts.show({ text: texts.removed(nameOf(group)), undo: () => insert(place, group) });
  }

  return (
    <>
      {rows.map(({ key }, place) => (
        <GroupPanel key={key} place={place} facts={facts} onRemove={() => removeGroup(place)} />
      ))}
      <button
        type="button"
        className={staffButton('secondary', 'justify-self-start')}
        onClick={() => {
          append(newGroup());
          focusControl(fieldId(`groups.${rows.length}.name`));
        }}
      >
        {texts.addGroup}
      </button>
    </>
  );
}
