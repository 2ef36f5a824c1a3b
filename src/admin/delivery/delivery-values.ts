import type { saveZoneDeliverySettingsContract } from '#api/staff/delivery/save-zone-delivery-settings.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import type { DeliverySettingsBody } from '#domain/delivery/delivery-settings-body.ts';
import type { Zone } from '#domain/delivery/zone.ts';
import { joinValues } from '#i18n/lists.ts';
import type { Locale } from '#primitives/locale.ts';
import type { FormParts } from '../forms/use-staff-form.ts';

export type StoredSettings = DataOf<typeof saveZoneDeliverySettingsContract>;

type Group = DeliverySettingsBody['groups'][number];
export type GroupValues = Omit<Group, 'zones'> & { zones: number[] };

/** Form values in the shape of the call's body. Number fields may hold text or null while typing. */
export interface DeliveryValues {
  groups: GroupValues[];
  fallback: DeliverySettingsBody['fallback'];
  pickup: DeliverySettingsBody['pickup'];
}

export function valuesOf({ groups, fallback, pickup }: StoredSettings): DeliveryValues {
  return { groups: groups.map((group) => ({ ...group, zones: [...group.zones] })), fallback, pickup };
}

export function versionOf({ version }: StoredSettings): number {
  return version;
}

export function newGroup(): GroupValues {
  return {
    // Random, not a counter: two members of staff may add a group at the same time.
    id: `group-${crypto.randomUUID().slice(0, 8)}`,
    name: '',
    translations: { ar: { name: '' } },
    fee: 0,
    freeFrom: null,
    minimumOrder: 0,
    leadDays: 1,
    isActive: true,
    zones: [],
  };
}

const groupPrefix = 'groups.';

/** Conflicts are found per group, so that changes of different groups merge. */
export const deliveryParts: FormParts<DeliveryValues> = {
  of: ({ groups, fallback, pickup }) => ({
    ...Object.fromEntries(groups.map((group) => [groupPrefix + group.id, group])),
    fallback,
    pickup,
  }),
  together: ({ fallback, pickup, ...groups }) => ({
    groups: Object.values(groups) as GroupValues[],
    fallback: fallback as DeliveryValues['fallback'],
    pickup: pickup as DeliveryValues['pickup'],
  }),
};

/** Assigns zones to a group and removes them from the others: a zone is in one group at most. */
export function withZones(
  groups: readonly GroupValues[],
  place: number,
  zones: readonly number[],
): GroupValues[] {
  const chosen = new Set(zones);
  return groups.map((group, index) => ({
    ...group,
    zones:
      index === place ? [...chosen].sort((a, b) => a - b) : group.zones.filter((zone) => !chosen.has(zone)),
  }));
}

/** The districts of a zone in one line, in the order of the data. */
export function formatDistricts({ districts }: Zone, locale: Locale): string {
  return joinValues(
    locale,
    districts.map((district) => district[locale]),
  );
}
