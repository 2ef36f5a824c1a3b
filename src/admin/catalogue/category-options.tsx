import { useId } from 'react';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { useCategories } from './use-categories.ts';

/** Options for all categories and subcategories; values are 'category' or 'category/subcategory'. */
export function CategoryOptions({ without }: { readonly without?: string }) {
  const { categories, nameOf } = useCategories();
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

export function CategorySelect({
  value,
  onChange,
  without,
}: {
  readonly value: string;
  readonly onChange: (place: string) => void;
  readonly without?: string;
}) {
  const { categories: texts, form } = useCatalogueTexts();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-ink">
        {texts.moveTo}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-ink hover:border-ink"
      >
        <option value="">{form.hints.choose}</option>
        <CategoryOptions {...(without && { without })} />
      </select>
    </div>
  );
}
