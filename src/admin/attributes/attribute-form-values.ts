import type { changeAttributeContract } from '#api/staff/attributes/attributes.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import type { AttributeChange, AttributeRequest } from '#domain/catalogue/attributes/attribute-body.ts';

export type EditedAttribute = DataOf<typeof changeAttributeContract>;

type OptionValues = EditedAttribute['options'][number];

/** Form values of an attribute; the key and the kind are fields of a new one only. */
export interface AttributeFormValues {
  readonly key: string;
  readonly kind: EditedAttribute['kind'];
  readonly unit: EditedAttribute['unit'];
  readonly name: EditedAttribute['name'];
  readonly options: readonly OptionValues[];
}

export const emptyAttribute: EditedAttribute = {
  id: '',
  version: 0,
  isBuiltIn: false,
  key: '',
  kind: 'number',
  unit: null,
  name: { en: '', ar: '' },
  options: [],
};

export function newOption(): OptionValues {
  return { key: '', name: { en: '', ar: '' }, swatch: null, secondSwatch: null };
}

export function valuesOf({ key, kind, unit, name, options }: EditedAttribute): AttributeFormValues {
  return {
    key,
    kind,
    unit,
    name,
    options: options.map((option) => ({
      key: option.key,
      name: option.name,
      swatch: option.swatch,
      secondSwatch: option.secondSwatch,
    })),
  };
}

/** Maps form values to the call's body: a unit belongs to numbers only, options to their kinds. */
export function bodyOf({ kind, unit, name, options }: AttributeFormValues): AttributeChange {
  const hasOptions = kind === 'option' || kind === 'options';
  return {
    unit: kind === 'number' ? unit : null,
    name,
    options: hasOptions
      ? options.map(({ swatch, secondSwatch, ...option }) => ({
          ...option,
          // An emptied field is no colour.
          swatch: swatch || null,
          secondSwatch: secondSwatch || null,
        }))
      : [],
  };
}

export function requestOf(values: AttributeFormValues): AttributeRequest {
  return { key: values.key, kind: values.kind, ...bodyOf(values) };
}
