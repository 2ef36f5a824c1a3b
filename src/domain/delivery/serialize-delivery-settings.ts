import { dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import type { DeliverySettings, DeliveryTerms } from './delivery-settings.ts';
import type { DeliverySettingsBody } from './delivery-settings-body.ts';

/** Fixed id for the audit history, because there is only one. */
const settingsId = 'zone-delivery-settings';

/** Serializes delivery settings for the API: amounts in QAR, Arabic in `translations`. */
export function serializeDeliverySettings({ version, groups, fallback, pickup }: DeliverySettings) {
  return {
    id: settingsId,
    groups: groups.map((group) => ({ id: group.id, ...shownTerms(group), zones: group.zones })),
    fallback: shownTerms(fallback),
    pickup: { isActive: pickup.isActive, leadDays: pickup.leadDays },
    version,
  };
}

export type DeliverySettingsResponse = ReturnType<typeof serializeDeliverySettings>;

/** Parses serialized delivery settings, from staff's request body or in the browser. */
export function parseDeliverySettings({
  groups,
  fallback,
  pickup,
}: DeliverySettingsBody): Omit<DeliverySettings, 'version'> {
  return {
    groups: groups.map((group) => ({ id: group.id, ...termsFrom(group), zones: group.zones })),
    fallback: termsFrom(fallback),
    pickup,
  };
}

function shownTerms({ name, fee, freeFrom, minimumOrder, leadDays, isActive }: DeliveryTerms) {
  return {
    name: name.en,
    translations: { ar: { name: name.ar } },
    fee: qarFromDirhams(fee),
    freeFrom: freeFrom === null ? null : qarFromDirhams(freeFrom),
    minimumOrder: qarFromDirhams(minimumOrder),
    leadDays,
    isActive,
  };
}

function termsFrom({
  name,
  translations,
  fee,
  freeFrom,
  minimumOrder,
  leadDays,
  isActive,
}: DeliverySettingsBody['fallback']): DeliveryTerms {
  return {
    name: { en: name, ar: translations.ar.name },
    fee: dirhamsFromQar(fee),
    freeFrom: freeFrom === null ? null : dirhamsFromQar(freeFrom),
    minimumOrder: dirhamsFromQar(minimumOrder),
    leadDays,
    isActive,
  };
}
