import { Link } from 'react-router';
import type { AttributeValues } from '#domain/catalogue/attributes/attribute-values.ts';
import { unitName } from '#i18n/quantities.ts';
import { useField, useFieldError, useFormValue } from '#ui/forms/form-context.ts';
import { Swatch } from '#ui/swatch.tsx';
import { FieldNotes, TextField } from '#ui/text-field.tsx';
import type { ProductValues } from '../catalogue/product-form-values.ts';
import { useCategories } from '../catalogue/use-categories.ts';
import { FormSection, fieldId, useFormFieldFrame, useNumberInput } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useAttributesTexts } from './attributes-texts.ts';
import { type StaffAttribute, useAttributes } from './use-attributes.ts';

interface ProductAttributesProps {
  /** Keys of attributes whose fields are in another section. */
  readonly except: readonly string[];
}

/** Fields for the attributes of the product's category, then for those that it has from another one. */
export function ProductAttributes({ except }: ProductAttributesProps) {
  const { ofProduct: texts } = useAttributesTexts();
  const { query, attributes } = useAttributes();
  const { categories } = useCategories();
  const slug = useFormValue((values: ProductValues) => values.category);
  const values = useFormValue((form: ProductValues) => form.attributes);
  const category = categories.find((one) => one.slug === slug);
  const keys = category?.attributes.map(({ key }) => key) ?? [];
  const own = keys.flatMap((key) => attributes.find((one) => one.key === key && !one.isBuiltIn) ?? []);
  const others = attributes.filter(({ key }) => key in values && !keys.includes(key));
  const isHere = ({ key }: StaffAttribute) => !except.includes(key);
  return (
    <FormSection title={texts.title} intro={texts.intro}>
      {!slug && <p className="text-sm text-ink-soft">{texts.noCategory}</p>}
      {category && query.data && own.length === 0 && (
        <p className="text-sm text-ink-soft">
          {texts.none}{' '}
          <Link to={`/admin/categories/${category.id}`} className="text-accent underline underline-offset-4">
            {texts.toCategories}
          </Link>
        </p>
      )}
      <AttributeFields attributes={own.filter(isHere)} />
      {others.some(isHere) && (
        <fieldset className="grid gap-4">
          <legend className="mb-2 text-sm font-medium">{texts.others}</legend>
          <AttributeFields attributes={others.filter(isHere)} />
        </fieldset>
      )}
    </FormSection>
  );
}

export function AttributeFields({ attributes }: { readonly attributes: readonly StaffAttribute[] }) {
  return (
    <div className="grid gap-4 empty:hidden sm:grid-cols-2">
      {attributes.map((attribute) => (
        <AttributeField key={attribute.key} attribute={attribute} />
      ))}
    </div>
  );
}

/** The field of an attribute by its kind. An empty value is taken out, because an attribute is there or not known. */
function AttributeField({ attribute }: { readonly attribute: StaffAttribute }) {
  const { nameOf } = useAttributes();
  const locale = useStaffLocale();
  const { ofProduct: texts } = useAttributesTexts();
  const label = nameOf(attribute);
  switch (attribute.kind) {
    case 'number': {
      // Staff write lengths in the unit in which they are stored, as in the fields of the size.
      const unit =
        attribute.unit === 'mm' ? (locale === 'ar' ? 'مم' : 'mm') : unitName(locale, attribute.unit);
      return <NumberField attribute={attribute.key} label={unit ? `${label} (${unit})` : label} />;
    }
    case 'yes-no':
      return (
        <ChoiceField
          attribute={attribute.key}
          label={label}
          options={[
            { value: 'yes', name: texts.yes },
            { value: 'no', name: texts.no },
          ]}
          read={(value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : '')}
          write={(choice) => choice === 'yes'}
        />
      );
    case 'option':
      return (
        <ChoiceField
          attribute={attribute.key}
          label={label}
          options={attribute.options.map(({ key, name }) => ({ value: key, name: name[locale] }))}
          read={(value) => (typeof value === 'string' ? value : '')}
          write={(choice) => choice}
        />
      );
    case 'options':
      return <OptionsField attribute={attribute} label={label} />;
  }
}

/** Writes the value of one attribute into the record of all. */
function useAttributeValue(key: string) {
  const { value, setValue } = useField('attributes');
  const values = value as AttributeValues;
  return {
    value: values[key],
    set: (next: AttributeValues[string] | undefined) => {
      const { [key]: _before, ...rest } = values;
      setValue(next === undefined ? rest : { ...rest, [key]: next });
    },
  };
}

interface KeyAndLabel {
  readonly attribute: string;
  readonly label: string;
}

function NumberField({ attribute, label }: KeyAndLabel) {
  const field = `attributes.${attribute}`;
  const input = useNumberInput(field);
  const { set } = useAttributeValue(attribute);
  return (
    <TextField
      {...useFormFieldFrame(field, true)}
      label={label}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      {...input}
      onChange={(event) => {
        if (event.target.value.trim() === '') set(undefined);
        else input.onChange(event);
      }}
    />
  );
}

interface ChoiceFieldProps extends KeyAndLabel {
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly read: (value: AttributeValues[string] | undefined) => string;
  readonly write: (choice: string) => AttributeValues[string];
}

function ChoiceField({ attribute, label, options, read, write }: ChoiceFieldProps) {
  const { ofProduct: texts } = useAttributesTexts();
  const { value, set } = useAttributeValue(attribute);
  const { id, error, optional } = useFormFieldFrame(`attributes.${attribute}`, true);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 flex items-baseline gap-2 text-sm font-medium">
        {label}
        <span className="font-normal text-ink-faint">{optional}</span>
      </label>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        value={read(value)}
        onChange={({ target }) => set(target.value === '' ? undefined : write(target.value))}
        className={`h-12 w-full rounded-control border bg-surface px-3 ${error ? 'border-negative' : 'border-line-strong hover:border-ink'}`}
      >
        <option value="">{texts.notKnown}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={undefined} error={error} />
    </div>
  );
}

function OptionsField({ attribute, label }: { readonly attribute: StaffAttribute; readonly label: string }) {
  const locale = useStaffLocale();
  const { value, set } = useAttributeValue(attribute.key);
  const field = `attributes.${attribute.key}`;
  const error = useFieldError(field);
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4">
        {attribute.options.map(({ key, name, swatch, secondSwatch }, index) => (
          <label key={key} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              id={index === 0 ? fieldId(field) : undefined}
              checked={chosen.includes(key)}
              onChange={({ target }) => {
                const next = attribute.options
                  .map((option) => option.key)
                  .filter((one) => (one === key ? target.checked : chosen.includes(one)));
                set(next.length === 0 ? undefined : next);
              }}
              className="size-5 shrink-0 accent-accent"
            />
            <Swatch colours={[swatch, secondSwatch].filter((one) => one !== null)} />
            {name[locale]}
          </label>
        ))}
      </div>
      <FieldNotes id={fieldId(field)} hint={undefined} error={error} />
    </fieldset>
  );
}
