import { usePlaces } from './use-places.ts';

/** Every category, and below it its subcategories, as 'category' or 'category/subcategory'. */
export function PlaceOptions({ without }: { readonly without?: string }) {
  const { categories, nameOf } = usePlaces();
  return categories
    .filter(({ id }) => id !== without)
    .map((category) => (
      <optgroup key={category.id} label={nameOf(category)}>
        <option value={category.slug}>{nameOf(category)}</option>
        {category.subcategories.map((part) => (
          <option key={part.id} value={`${category.slug}/${part.slug}`}>
            {nameOf(category)} › {nameOf(part)}
          </option>
        ))}
      </optgroup>
    ));
}
