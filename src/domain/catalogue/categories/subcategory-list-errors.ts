import type { FieldError } from '#primitives/shop-error.ts';
import type { SubcategoryBody } from './category-body.ts';

/** What is wrong with a list of subcategories as a whole: a name or an id twice, or an id of elsewhere. */
export function subcategoryListErrors(
  list: readonly Pick<SubcategoryBody, 'id' | 'name'>[],
  knownIds: readonly string[],
): FieldError[] {
  return list.flatMap(({ id, name }, index) => {
    const earlier = list.slice(0, index);
    const errors: FieldError[] = [];
    if (earlier.some((other) => other.name === name)) {
      errors.push({ path: `subcategories.${index}.name`, code: 'taken' });
    }
    if (id !== undefined && (!knownIds.includes(id) || earlier.some((other) => other.id === id))) {
      errors.push({ path: `subcategories.${index}.id`, code: 'invalid', rule: 'stored_subcategory' });
    }
    return errors;
  });
}
