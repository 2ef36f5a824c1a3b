import type { Queryable } from '#database/transaction.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import { indexedValues } from '../product-index/value-columns.ts';
import { familyGaps } from './family-gaps.ts';
import type { FamilyMember } from './family-members.ts';
import { optionValue } from './family-options.ts';
import { listFamilies } from './family-queries.server.ts';
import { selectFamilyMembers } from './family-write-queries.server.ts';
import { serializeFamily } from './serialize-family.ts';

/** Every family for staff, with its members in any status and what it lacks. */
export async function listFamiliesForStaff(db: Queryable) {
  const attributes = await listAttributes(db);
  const rows = Map.groupBy(await selectFamilyMembers(db), ({ familyId }) => familyId);
  return (await listFamilies(db)).map((family) => {
    const members = (rows.get(family.id) ?? []).map((row) => {
      const values = indexedValues(row);
      const member: FamilyMember = {
        id: row.id,
        slug: row.slug,
        price: row.price,
        isInStock: row.stock > 0,
        options: Object.fromEntries(
          family.optionKeys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])),
        ),
      };
      return { row, member };
    });
    const gaps = familyGaps(
      family,
      members.map(({ member }) => member),
      attributes,
    );
    return {
      ...serializeFamily(
        family,
        members.map(({ row }) => row.id),
      ),
      members: members.map(({ row: { id, sku, nameEn, nameAr, status }, member }) => ({
        id,
        sku,
        name: { en: nameEn, ar: nameAr || nameEn },
        status,
        options: Object.fromEntries(
          family.optionKeys.flatMap((key) => {
            const value = optionValue(member, key);
            return value === undefined ? [] : [[key, value] as const];
          }),
        ),
      })),
      gaps: {
        missing: [...gaps.missing],
        missingCount: gaps.missingCount,
        lacking: gaps.lacking.map(({ productId, keys }) => ({ productId, keys: [...keys] })),
        equal: gaps.equal.map((ids) => [...ids]),
      },
    };
  });
}
