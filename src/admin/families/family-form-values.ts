import type { FamilyChange, FamilyRequest } from '#domain/catalogue/families/family-body.ts';

/** A family as the form edits it. */
export interface EditedFamily {
  readonly key: string;
  readonly name: { readonly en: string; readonly ar: string };
  readonly optionKeys: readonly string[];
  readonly productIds: readonly string[];
  readonly version: number;
}

/** Form values of a family; the key is a field of a new one only. Rows of options are objects, as forms want them. */
export interface FamilyFormValues {
  readonly key: string;
  readonly name: EditedFamily['name'];
  readonly optionKeys: readonly { readonly key: string }[];
  readonly productIds: readonly string[];
}

export const emptyFamily: EditedFamily = {
  key: '',
  name: { en: '', ar: '' },
  optionKeys: [],
  productIds: [],
  version: 0,
};

export function valuesOf({ key, name, optionKeys, productIds }: EditedFamily): FamilyFormValues {
  return { key, name, optionKeys: optionKeys.map((option) => ({ key: option })), productIds };
}

/** The call's body: products that were added to or removed from those that the form began with, and no others. */
export function bodyOf(
  { name, optionKeys, productIds }: FamilyFormValues,
  before: readonly string[],
): Omit<FamilyChange, 'version' | 'id'> {
  return {
    name,
    optionKeys: optionKeys.map(({ key }) => key),
    addedProductIds: productIds.filter((id) => !before.includes(id)),
    removedProductIds: before.filter((id) => !productIds.includes(id)),
  };
}

export function requestOf(values: FamilyFormValues): FamilyRequest {
  const { removedProductIds: _none, ...body } = bodyOf(values, []);
  return { key: values.key, ...body };
}
