import { useId } from 'react';
import { useFieldArray, useFormValue } from '#ui/forms/form-context.ts';
import type { CategoryValues } from '../catalogue/category-form-values.ts';
import { RemoveButton } from '../components/remove-button.tsx';
import { ReorderList } from '../components/reorder-list.tsx';
import { FormCheck, FormSection } from '../forms/form-fields.tsx';
import { useAttributesTexts } from './attributes-texts.ts';
import { useAttributes } from './use-attributes.ts';

type Row = CategoryValues['attributes'][number];

/** The attributes of a category in their order, and which of them narrow its lists. */
export function CategoryAttributes() {
  const { ofCategory: texts } = useAttributesTexts();
  const { attributes, nameOf } = useAttributes();
  const id = useId();
  const chosen = useFormValue((values: CategoryValues) => values.attributes);
  const { rows, append, remove, reorder } = useFieldArray<Row>('attributes');
  const nameOfKey = (key: string) => {
    const attribute = attributes.find((one) => one.key === key);
    return attribute ? nameOf(attribute) : key;
  };
  const left = attributes.filter(({ key }) => !chosen.some((one) => one.key === key));
  return (
    <FormSection title={texts.title} intro={texts.intro}>
      {rows.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
      <ReorderList
        label={texts.title}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ initial }) => nameOfKey(initial.key)}
        onReorder={(order) => reorder(order.map(({ key }) => key))}
      >
        {({ initial }, index) => (
          <div className="flex flex-wrap items-center gap-x-6 py-1 ps-13 pe-13">
            <span className="min-w-40 grow font-medium">{nameOfKey(initial.key)}</span>
            <FormCheck field={`attributes.${index}.isFilter`} label={texts.isFilter} />
            <RemoveButton label={texts.remove(nameOfKey(initial.key))} onRemove={() => remove(index)} />
          </div>
        )}
      </ReorderList>
      {left.length > 0 && (
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            {texts.add}
          </label>
          <select
            id={id}
            value=""
            onChange={(event) => event.target.value && append({ key: event.target.value, isFilter: false })}
            className="h-12 w-full max-w-md rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
          >
            <option value="">{texts.choose}</option>
            {left.map((attribute) => (
              <option key={attribute.key} value={attribute.key}>
                {nameOf(attribute)}
              </option>
            ))}
          </select>
        </div>
      )}
    </FormSection>
  );
}
