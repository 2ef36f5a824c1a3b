import type { FieldError } from '#primitives/shop-error.ts';
import type { DeliverySettingsBody } from './delivery-settings-body.ts';

/** Validates the groups together: duplicate ids, zones in two groups, and unknown zones. */
export function deliverySettingsErrors(
  { groups }: Pick<DeliverySettingsBody, 'groups'>,
  existing: ReadonlySet<number>,
): FieldError[] {
  const errors: FieldError[] = [];
  const ids = new Set<string>();
  const taken = new Set<number>();
  for (const [place, { id, zones }] of groups.entries()) {
    if (ids.has(id)) errors.push({ path: `groups.${place}.id`, code: 'taken' });
    ids.add(id);
    for (const [index, zone] of zones.entries()) {
      const path = `groups.${place}.zones.${index}`;
      if (!existing.has(zone)) errors.push({ path, code: 'unknown_zone' });
      else if (taken.has(zone)) errors.push({ path, code: 'taken' });
      taken.add(zone);
    }
  }
  return errors;
}
