import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { DeliveryFacts } from './delivery-answer.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import type { DeliverySettingsBody } from './delivery-settings-body.ts';
import { parseDeliverySettings, serializeDeliverySettings } from './serialize-delivery-settings.ts';
import type { WorkingTimes } from './working-days.ts';

type Holiday = WorkingTimes['holidays'][number] & { readonly name: LocalizedText };

/** Serializes the delivery data for the API; the handler adds the opening hours. */
export function serializeDeliveryFacts({
  settings,
  zones,
  municipalities,
  holidays,
}: Pick<DeliveryFacts, 'zones' | 'municipalities'> & {
  readonly settings: DeliverySettings;
  readonly holidays: readonly Holiday[];
}) {
  return {
    settings: serializeDeliverySettings(settings),
    zones: zones.map(({ districts, ...zone }) => ({ ...zone, districts: districts.map(shownName) })),
    municipalities: municipalities.map(({ code, name }) => ({ code, ...shownName(name) })),
    holidays: holidays.map(({ startsOn, days, name }) => ({ startsOn, days, ...shownName(name) })),
  };
}

type ShownDeliveryFacts = Omit<ReturnType<typeof serializeDeliveryFacts>, 'settings'> & {
  readonly settings: DeliverySettingsBody & { readonly version: number };
  readonly hours: WorkingTimes['hours'];
};

/** Parses serialized delivery data in the browser. */
export function parseDeliveryFacts({
  settings,
  zones,
  municipalities,
  holidays,
  hours,
}: ShownDeliveryFacts): DeliveryFacts {
  return {
    settings: { ...parseDeliverySettings(settings), version: settings.version },
    zones: zones.map(({ districts, ...zone }) => ({ ...zone, districts: districts.map(nameFrom) })),
    municipalities: municipalities.map(({ code, ...names }) => ({ code, name: nameFrom(names) })),
    times: { hours, holidays },
  };
}

function shownName({ en, ar }: LocalizedText) {
  return { name: en, translations: { ar: { name: ar } } };
}

function nameFrom({ name, translations }: ReturnType<typeof shownName>): LocalizedText {
  return { en: name, ar: translations.ar.name };
}
