import type { DatedHours, OpeningTimes } from '#primitives/opening-times/opening-times.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { DeliveryFacts } from './delivery-answer.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import type { DeliverySettingsBody } from './delivery-settings-body.ts';
import { parseDeliverySettings, serializeDeliverySettings } from './serialize-delivery-settings.ts';

type Holiday = OpeningTimes['holidays'][number] & { readonly name: LocalizedText };

/** Serializes the delivery data for the API, with the opening hours of the shop profile. */
export function serializeDeliveryFacts({
  settings,
  zones,
  municipalities,
  holidays,
  hours,
  datedHours,
}: Pick<DeliveryFacts, 'zones' | 'municipalities'> & {
  readonly settings: DeliverySettings;
  readonly holidays: readonly Holiday[];
  readonly hours: OpeningTimes['hours'];
  readonly datedHours: readonly DatedHours[];
}) {
  return {
    settings: serializeDeliverySettings(settings),
    zones: zones.map(({ districts, ...zone }) => ({ ...zone, districts: districts.map(shownName) })),
    municipalities: municipalities.map(({ code, name }) => ({ code, ...shownName(name) })),
    holidays: holidays.map(({ startsOn, days, name }) => ({ startsOn, days, ...shownName(name) })),
    hours,
    datedHours: datedHours.map(({ name, ...dated }) => ({ ...dated, ...shownName(name) })),
  };
}

type ShownDeliveryFacts = Omit<ReturnType<typeof serializeDeliveryFacts>, 'settings' | 'datedHours'> & {
  readonly settings: DeliverySettingsBody & { readonly version: number };
  /** What a browser has stored may be from before there were any. */
  readonly datedHours?: OpeningTimes['datedHours'] | undefined;
};

/** Parses serialized delivery data in the browser. */
export function parseDeliveryFacts({
  settings,
  zones,
  municipalities,
  holidays,
  hours,
  datedHours = [],
}: ShownDeliveryFacts): DeliveryFacts {
  return {
    settings: { ...parseDeliverySettings(settings), version: settings.version },
    zones: zones.map(({ districts, ...zone }) => ({ ...zone, districts: districts.map(nameFrom) })),
    municipalities: municipalities.map(({ code, ...names }) => ({ code, name: nameFrom(names) })),
    times: { hours, datedHours, holidays },
  };
}

function shownName({ en, ar }: LocalizedText) {
  return { name: en, translations: { ar: { name: ar } } };
}

function nameFrom({ name, translations }: ReturnType<typeof shownName>): LocalizedText {
  return { en: name, ar: translations.ar.name };
}
