import type { FamilyMember } from '#domain/catalogue/families/family-members.ts';
import { indexedValues } from '#domain/catalogue/product-index/value-columns.ts';
import type { ProductValues } from '../catalogue/product-form-values.ts';
import type { StaffFamily } from './use-families.ts';

const gramsInKilogram = 1000;

/** What is compared of a product in the form: its attributes, and those that are fields of every product. */
type ComparedValues = Pick<ProductValues, 'dimensions' | 'weightKg' | 'attributes'>;

/** The product in the form as a member of the family; it is compared by its options alone. */
export function memberInForm(
  id: string,
  { dimensions, weightKg, attributes }: ComparedValues,
  { optionKeys }: Pick<StaffFamily, 'optionKeys'>,
): FamilyMember {
  const values = indexedValues({
    widthMm: dimensions.width,
    depthMm: dimensions.depth,
    heightMm: dimensions.height,
    weightGrams: weightKg === null ? null : Math.round(weightKg * gramsInKilogram),
    attributes,
    brand: '',
    assembly: null,
    stock: 0,
    leadTimeDays: 0,
  });
  return {
    ...memberOf(id),
    options: Object.fromEntries(
      optionKeys.flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])),
    ),
  };
}

/** A stored member, in the form in which families compare them. */
export function storedMember({ id, options }: StaffFamily['members'][number]): FamilyMember {
  return {
    ...memberOf(id),
    options: Object.fromEntries(
      Object.entries(options).map(([key, value]) => [key, typeof value === 'number' ? value : [value]]),
    ),
  };
}

function memberOf(id: string) {
  return { id, slug: '', price: 0, isInStock: true };
}
