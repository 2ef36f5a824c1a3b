import type { Queryable } from '#database/transaction.ts';
import type { FieldError } from '#primitives/shop-error.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import { listCategories } from '../categories/category-queries.server.ts';
import { type CategoryDirectory, findSeededPlace } from '../categories/find-place.ts';
import { listFormerNames } from '../categories/former-name-queries.server.ts';
import type { ComplementRuleRequest } from './complement-rule-body.ts';

/** What rules may name. */
interface KnownPlaces {
  readonly directory: CategoryDirectory;
  readonly attributeKeys: ReadonlySet<string>;
}

export async function readKnownPlaces(db: Queryable): Promise<KnownPlaces> {
  return {
    directory: { categories: await listCategories(db), formerNames: await listFormerNames(db) },
    attributeKeys: new Set((await listAttributes(db)).map(({ key }) => key)),
  };
}

/** Categories and attributes that do not exist, and that a rule leads to nothing. */
export function ruleErrors(
  { source, target, quantityFrom }: ComplementRuleRequest,
  { directory, attributeKeys }: KnownPlaces,
): FieldError[] {
  const unknownPlaces = (path: string, slugs: readonly string[]) =>
    slugs.flatMap((slug, index): FieldError[] =>
      findSeededPlace(directory, 'category', slug)
        ? []
        : [{ path: `${path}.${index}`, code: 'invalid', rule: 'stored_category' }],
    );
  const unknownKey = (path: string, key: string | null): FieldError[] =>
    key === null || attributeKeys.has(key) ? [] : [{ path, code: 'invalid', rule: 'from_list' }];
  return [
    ...unknownPlaces('source.places', source.places),
    ...unknownPlaces('target.places', target.places),
    ...source.conditions.flatMap(({ attribute }, index) =>
      unknownKey(`source.conditions.${index}.attribute`, attribute),
    ),
    ...target.comparisons.flatMap(({ attribute, sourceAttribute }, index) => [
      ...unknownKey(`target.comparisons.${index}.attribute`, attribute),
      ...unknownKey(`target.comparisons.${index}.sourceAttribute`, sourceAttribute),
    ]),
    ...unknownKey('quantityFrom', quantityFrom),
    ...(target.places.length + target.productIds.length === 0
      ? [{ path: 'target.places', code: 'required' } as const]
      : []),
  ];
}
