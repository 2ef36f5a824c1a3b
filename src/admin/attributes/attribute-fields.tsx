import { unitName } from '#i18n/quantities.ts';
import { attributeKinds, attributeUnits } from '#primitives/attributes/attribute-kinds.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useField, useFieldArray, useFormValue } from '#ui/forms/form-context.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { Swatch } from '#ui/swatch.tsx';
import { RemoveButton } from '../components/remove-button.tsx';
import { ReorderList } from '../components/reorder-list.tsx';
import { staffButton } from '../components/staff-button.ts';
import {
  BilingualField,
  FormKey,
  FormSection,
  FormSelect,
  FormText,
  fieldId,
} from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { type AttributeFormValues, newOption } from './attribute-form-values.ts';
import { useAttributesTexts } from './attributes-texts.ts';

interface DefinitionFieldsProps {
  /** The key and the kind are chosen once. */
  readonly isNew?: boolean;
  /** Whether products have numbers in the unit. */
  readonly isUnitFixed?: boolean;
}

export function DefinitionFields({ isNew = false, isUnitFixed = false }: DefinitionFieldsProps) {
  const texts = useAttributesTexts();
  const locale = useStaffLocale();
  const kind = useFormValue((values: AttributeFormValues) => values.kind);
  const key = useFormValue((values: AttributeFormValues) => values.key);
  return (
    <FormSection title={texts.definition}>
      <BilingualField label={texts.name} en="name.en" ar="name.ar" />
      {isNew ? (
        <div className="grid gap-4 md:grid-cols-2">
          <FormKey field="key" label={texts.key} hint={texts.keyHint} />
          <FormSelect field="kind" label={texts.kind} hint={texts.kindHint}>
            {attributeKinds.map((one) => (
              <option key={one} value={one}>
                {texts.kinds[one]}
              </option>
            ))}
          </FormSelect>
        </div>
      ) : (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Fact label={texts.key} value={key} />
          <Fact label={texts.kind} value={texts.kinds[kind]} />
          {kind === 'number' && isUnitFixed && <UnitFact />}
        </dl>
      )}
      {kind === 'number' && !isUnitFixed && (
        <FormSelect field="unit" label={texts.unit} hint={texts.unitHint} isOptional>
          <option value="">{texts.noUnit}</option>
          {attributeUnits.map((unit) => (
            <option key={unit} value={unit}>
              {unit === 'mm' ? texts.millimetres : unitName(locale, unit)}
            </option>
          ))}
        </FormSelect>
      )}
    </FormSection>
  );
}

function UnitFact() {
  const texts = useAttributesTexts();
  const locale = useStaffLocale();
  const unit = useFormValue((values: AttributeFormValues) => values.unit);
  const name = unit === 'mm' ? texts.millimetres : unitName(locale, unit);
  return <Fact label={texts.unit} value={name || texts.noUnit} />;
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** Options of an attribute in their order; `uses` has how many products have each. */
export function OptionRows({ uses }: { readonly uses: ReadonlyMap<string, number> }) {
  const texts = useAttributesTexts();
  const locale = useStaffLocale();
  const kind = useFormValue((values: AttributeFormValues) => values.kind);
  const options = useFormValue((values: AttributeFormValues) => values.options);
  const { rows, append, remove, reorder } = useFieldArray<AttributeFormValues['options'][number]>('options');
  if (kind !== 'option' && kind !== 'options') return null;
  const nameOf = (index: number) =>
    options[index]?.name[locale] || options[index]?.name.en || texts.newOption;
  return (
    <FormSection title={texts.options} intro={texts.optionsHint}>
      <ReorderList
        label={texts.options}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ initial }) => initial.name.en || texts.newOption}
        entryName={(_, index) => nameOf(index)}
        onReorder={(order) => reorder(order.map(({ key }) => key))}
      >
        {({ initial }, index) => {
          const products = uses.get(initial.key) ?? 0;
          return (
            <div className="grid gap-3 py-3 ps-13 pe-13">
              <BilingualField
                label={texts.name}
                en={`options.${index}.name.en`}
                ar={`options.${index}.name.ar`}
              />
              <div className="grid gap-4 md:grid-cols-3">
                {initial.key === '' ? (
                  <FormKey
                    field={`options.${index}.key`}
                    label={texts.optionKey}
                    hint={texts.optionKeyHint}
                  />
                ) : (
                  <dl>
                    <Fact label={texts.optionKey} value={initial.key} />
                  </dl>
                )}
                <SwatchField
                  field={`options.${index}.swatch`}
                  label={texts.swatch}
                  name={nameOf(index)}
                  hint={texts.swatchHint}
                />
                <SwatchField
                  field={`options.${index}.secondSwatch`}
                  label={texts.secondSwatch}
                  name={nameOf(index)}
                />
              </div>
              {products > 0 ? (
                <p className="text-sm text-ink-soft">{texts.products(products)}</p>
              ) : (
                <RemoveButton label={texts.removeOption(nameOf(index))} onRemove={() => remove(index)} />
              )}
            </div>
          );
        }}
      </ReorderList>
      <button
        type="button"
        className={staffButton('secondary', 'justify-self-start')}
        onClick={() => {
          append(newOption());
          focusControl(fieldId(`options.${rows.length}.name.en`));
        }}
      >
        <PlusIcon />
        {texts.addOption}
      </button>
    </FormSection>
  );
}

interface SwatchFieldProps {
  readonly field: string;
  readonly label: string;
  /** Of the option. */
  readonly name: string;
  readonly hint?: string;
}

const anyColour = '#808080';

/** A colour as it is written, beside the browser's own colour picker. */
function SwatchField({ field, label, name, hint }: SwatchFieldProps) {
  const texts = useAttributesTexts();
  const { value, setValue } = useField(field);
  const colour = /^#[0-9a-f]{6}$/i.test(String(value ?? '')) ? String(value) : undefined;
  return (
    <div className="flex items-start gap-2">
      <FormText
        field={field}
        label={label}
        hint={hint}
        dir="ltr"
        spellCheck={false}
        placeholder="#rrggbb"
        className="grow"
        isOptional
      />
      <label className="relative mt-7 grid size-11 place-items-center">
        <span className="sr-only">{texts.pickSwatch(name)}</span>
        <Swatch colours={[colour ?? '#ffffff']} className="size-7" />
        <input
          type="color"
          value={colour ?? anyColour}
          onChange={(event) => setValue(event.target.value)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
    </div>
  );
}
