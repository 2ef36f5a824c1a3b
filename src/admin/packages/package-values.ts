import type { changePackageContract } from '#api/staff/packages/packages.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';

export type StoredPackage = DataOf<typeof changePackageContract>;

export const emptyPackage: StoredPackage = {
  id: '',
  version: 0,
  slug: '',
  name: { en: '', ar: '' },
  summary: { en: '', ar: '' },
  lines: [],
  isActive: true,
};

/** Form values of a package; the slug is a field of a new one only. */
export function valuesOf({ slug, name, summary, lines, isActive }: StoredPackage) {
  return {
    slug,
    name,
    summary,
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    isActive,
  };
}

export type PackageValues = ReturnType<typeof valuesOf>;

export function bodyOf({ slug: _slug, ...body }: PackageValues): Omit<PackageValues, 'slug'> {
  return body;
}
