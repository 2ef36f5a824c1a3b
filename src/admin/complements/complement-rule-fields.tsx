import { useId, useState } from 'react';
import type { complementRulesContract } from '#api/staff/complements/complements.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { comparisons } from '#primitives/attributes/complement-rules.ts';
import { useField, useFieldArray, useFieldError } from '#ui/forms/form-context.ts';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { useAttributes } from '../attributes/use-attributes.ts';
import { useProductName } from '../catalogue/listed-product.ts';
import { PlacesField } from '../catalogue/places-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { BilingualField, FormCheck, FormSection, FormSelect, FormText } from '../forms/form-fields.tsx';
import { numberFrom } from '../forms/number-from.ts';
import { ProductSearch } from '../quotations/product-search.tsx';
import type { RuleValues } from './complement-rule-values.ts';
import { useComplementsTexts } from './complements-texts.ts';

export type NamedProduct = DataOf<typeof complementRulesContract>['products'][number];

/** All fields of a rule; `known` are the products that stored rules name. */
export function RuleFields({ known }: { readonly known: readonly NamedProduct[] }) {
  const texts = useComplementsTexts();
  return (
    <>
      <FormSection title={texts.definition}>
        <FormText field="name" label={texts.name} />
        <BilingualField label={texts.heading} en="heading.en" ar="heading.ar" />
        <FormCheck field="isActive" label={texts.isActive} />
      </FormSection>
      <FormSection title={texts.source} intro={texts.sourceHint}>
        <PlacesField field="source.places" texts={texts} />
        <FormCheck field="source.needsAssembly" label={texts.needsAssembly} />
        <Conditions />
      </FormSection>
      <FormSection title={texts.target} intro={texts.targetHint}>
        <PlacesField field="target.places" texts={texts} />
        <NamedProducts known={known} />
        <Comparisons />
        <FormSelect field="quantityFrom" label={texts.quantityFrom} hint={texts.quantityHint} isOptional>
          <option value="">{texts.one}</option>
          <AttributeOptions onlyNumbers />
        </FormSelect>
        <FormCheck field="isCounted" label={texts.isCounted} hint={texts.countedHint} />
      </FormSection>
    </>
  );
}

function AttributeOptions({ onlyNumbers = false }: { readonly onlyNumbers?: boolean }) {
  const { attributes, nameOf } = useAttributes();
  return attributes
    .filter(({ kind }) => !onlyNumbers || kind === 'number')
    .map((attribute) => (
      <option key={attribute.key} value={attribute.key}>
        {nameOf(attribute)}
      </option>
    ));
}

function ComparisonSelect({ field }: { readonly field: string }) {
  const texts = useComplementsTexts();
  return (
    <FormSelect field={field} label={texts.comparison}>
      {comparisons.map((one) => (
        <option key={one} value={one}>
          {texts.comparisonNames[one]}
        </option>
      ))}
    </FormSelect>
  );
}

type Condition = RuleValues['source']['conditions'][number];
type Comparison = RuleValues['target']['comparisons'][number];

function Conditions() {
  const texts = useComplementsTexts();
  const path = 'source.conditions';
  const { rows, append, remove } = useFieldArray<Condition>(path);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{texts.conditions}</legend>
      {rows.map(({ key }, index) => (
        <div key={key} className="grid items-start gap-3 md:grid-cols-[1fr_1fr_1fr_auto]">
          <FormSelect field={`${path}.${index}.attribute`} label={texts.attribute}>
            <option value="">{texts.choose}</option>
            <AttributeOptions />
          </FormSelect>
          <ComparisonSelect field={`${path}.${index}.comparison`} />
          <ValueField field={`${path}.${index}.value`} />
          <RemoveButton name={texts.conditions} onRemove={() => remove(index)} />
        </div>
      ))}
      <AddButton
        text={texts.addCondition}
        onAdd={() => append({ attribute: '', comparison: 'equal', value: '' })}
      />
    </fieldset>
  );
}

/** A number where it is one, else the key of an option. */
function ValueField({ field }: { readonly field: string }) {
  const texts = useComplementsTexts();
  const { value, setValue } = useField(field);
  const id = useId();
  const error = useFieldError(field);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {texts.value}
      </label>
      <input
        id={id}
        dir="ltr"
        aria-invalid={error !== undefined}
        value={String(value ?? '')}
        onChange={(event) => setValue(event.target.value)}
        onBlur={(event) => setValue(numberFrom(event.target.value) ?? '')}
        className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
      />
      <p className="mt-1 text-sm text-ink-soft">{error ?? texts.valueHint}</p>
    </div>
  );
}

function Comparisons() {
  const texts = useComplementsTexts();
  const path = 'target.comparisons';
  const { rows, append, remove } = useFieldArray<Comparison>(path);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{texts.comparisons}</legend>
      <p className="text-sm text-ink-soft">{texts.comparisonsHint}</p>
      {rows.map(({ key }, index) => (
        <div key={key} className="grid items-start gap-3 md:grid-cols-[1fr_1fr_1fr_auto]">
          <FormSelect field={`${path}.${index}.attribute`} label={texts.targetAttribute}>
            <option value="">{texts.choose}</option>
            <AttributeOptions />
          </FormSelect>
          <ComparisonSelect field={`${path}.${index}.comparison`} />
          <FormSelect field={`${path}.${index}.sourceAttribute`} label={texts.sourceAttribute}>
            <option value="">{texts.choose}</option>
            <AttributeOptions />
          </FormSelect>
          <RemoveButton name={texts.comparisons} onRemove={() => remove(index)} />
        </div>
      ))}
      <AddButton
        text={texts.addComparison}
        onAdd={() => append({ attribute: '', comparison: 'at-least', sourceAttribute: '' })}
      />
    </fieldset>
  );
}

function NamedProducts({ known }: { readonly known: readonly NamedProduct[] }) {
  const texts = useComplementsTexts();
  const nameOf = useProductName();
  const { value, setValue } = useField('target.productIds');
  const ids = value as readonly string[];
  // The form has their ids only; names are those of stored rules and of what was found since.
  const [found, setFound] = useState<readonly NamedProduct[]>([]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{texts.products}</legend>
      {ids.length === 0 && <p className="text-sm text-ink-faint">{texts.noProducts}</p>}
      <ul className="grid gap-1">
        {ids.map((id) => {
          const product = [...known, ...found].find((one) => one.id === id);
          const name = product ? nameOf(product) : id;
          return (
            <li key={id} className="flex items-center gap-2 rounded-control bg-ground ps-3 text-sm">
              <span className="min-w-0 grow py-1.5">
                <bdi className="font-medium">{name}</bdi> <bdi>{product?.sku}</bdi>
              </span>
              <RemoveButton name={name} onRemove={() => setValue(ids.filter((one) => one !== id))} />
            </li>
          );
        })}
      </ul>
      <div>
        <ProductSearch
          isAdded={(id) => ids.includes(id)}
          onChoose={(product) => {
            setFound((before) => [...before, product]);
            setValue([...ids, product.id]);
          }}
        />
      </div>
    </fieldset>
  );
}

function RemoveButton({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const texts = useComplementsTexts();
  return (
    <button
      type="button"
      aria-label={texts.remove(name)}
      className="hit-area self-center rounded-control text-ink-soft hover:bg-sunken"
      onClick={onRemove}
    >
      <CloseIcon />
    </button>
  );
}

function AddButton({ text, onAdd }: { readonly text: string; readonly onAdd: () => void }) {
  return (
    <button type="button" className={staffButton('secondary', 'justify-self-start')} onClick={onAdd}>
      <PlusIcon />
      {text}
    </button>
  );
}
