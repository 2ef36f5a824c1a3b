import type { changeCategoryContract } from '#api/staff/categories/categories.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import type { CategoryBody } from '#domain/catalogue/categories/category-body.ts';

export type EditedCategory = DataOf<typeof changeCategoryContract>;

interface SubcategoryValues {
  /** Empty for a new subcategory. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly translations: { readonly ar: { readonly name: string; readonly description: string } };
}

export interface CategoryValues {
  readonly name: string;
  readonly description: string;
  readonly translations: { readonly ar: { readonly name: string; readonly description: string } };
  readonly slug: string;
  readonly department: string;
  readonly imageId: string | null;
  readonly attributes: EditedCategory['attributes'];
  readonly subcategories: SubcategoryValues[];
}

export function valuesOf(category: EditedCategory): CategoryValues {
  const { name, description, translations, slug, department, imageId, attributes, subcategories } = category;
  return {
    name,
    description,
    translations,
    slug,
    department,
    imageId,
    attributes,
    subcategories: subcategories.map((part) => ({
      id: part.id,
      slug: part.slug,
      name: part.name,
      description: part.description,
      translations: part.translations,
    })),
  };
}

export function bodyOf({ slug, subcategories, ...values }: CategoryValues): CategoryBody {
  return {
    ...values,
    ...(slug && { slug }),
    subcategories: subcategories.map(({ id, slug: ownSlug, ...part }) => ({
      ...part,
      ...(id && { id }),
      ...(ownSlug && { slug: ownSlug }),
    })),
  };
}

export function newSubcategory(): SubcategoryValues {
  return {
    id: '',
    slug: '',
    name: '',
    description: '',
    translations: { ar: { name: '', description: '' } },
  };
}

export const emptyEntity: EditedCategory = {
  id: '',
  version: 0,
  image: null,
  imageId: null,
  slug: '',
  name: '',
  description: '',
  department: '',
  attributes: [],
  subcategories: [],
  translations: { ar: { name: '', description: '' } },
};
