import { useState } from 'react';
import { staffProductsIdContract } from '#api/staff/products/products.contract.ts';
import type { Assembly, Carton } from '#domain/catalogue/attributes/packing.ts';
import { assemblyKinds } from '#primitives/attributes/attribute-kinds.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useField, useFieldArray, useFieldError } from '#ui/forms/form-context.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { FieldNotes } from '#ui/text-field.tsx';
import { useProductName } from '../catalogue/listed-product.ts';
import { RemoveButton } from '../components/remove-button.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { FormNumber, FormSection, fieldId } from '../forms/form-fields.tsx';
import { ProductSearch } from '../quotations/product-search.tsx';
import { useAttributesTexts } from './attributes-texts.ts';

const mostCartons = 20;
// A field of a new row is empty until it is filled in; the server refuses it as such.
const newCarton = { width: null, depth: null, height: null, weightKg: null, count: 1 } as unknown as Carton;

/** The cartons of a product and how it is assembled. */
export function PackingFields() {
  const { packing: texts } = useAttributesTexts();
  const { rows, append, remove } = useFieldArray<Carton>('cartons');
  return (
    <FormSection title={texts.title}>
      <p className="text-sm text-ink-soft">
        {texts.cartonsHint} {rows.length === 0 && texts.noCartons}
      </p>
      {rows.map(({ key }, index) => (
        <fieldset
          key={key}
          className="relative grid gap-3 rounded-control border border-line p-3 pe-12 sm:grid-cols-5"
        >
          <legend className="sr-only">{texts.carton(index + 1)}</legend>
          {(['width', 'depth', 'height', 'weightKg', 'count'] as const).map((part) => (
            <FormNumber key={part} field={`cartons.${index}.${part}`} label={texts[part]} />
          ))}
          <RemoveButton label={texts.removeCarton(index + 1)} onRemove={() => remove(index)} />
        </fieldset>
      ))}
      {rows.length < mostCartons && (
        <button
          type="button"
          className={staffButton('secondary', 'justify-self-start')}
          onClick={() => {
            append(newCarton);
            focusControl(fieldId(`cartons.${rows.length}.width`));
          }}
        >
          <PlusIcon />
          {texts.addCarton}
        </button>
      )}
      <AssemblyFields />
    </FormSection>
  );
}

function AssemblyFields() {
  const { packing: texts } = useAttributesTexts();
  const { value, setValue } = useField('assembly');
  const assembly = value as Assembly | null;
  const id = fieldId('assembly');
  const choose = (kind: string) => {
    if (kind === 'self') setValue({ kind, minutes: null });
    else if (kind === 'service') setValue({ kind, productId: '' });
    else setValue(kind === '' ? null : { kind });
  };
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {texts.assembly}
        </label>
        <select
          id={id}
          value={assembly?.kind ?? ''}
          onChange={({ target }) => choose(target.value)}
          className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 hover:border-ink sm:max-w-md"
        >
          {(['', ...assemblyKinds] as const).map((kind) => (
            <option key={kind} value={kind}>
              {texts.assemblies[kind]}
            </option>
          ))}
        </select>
      </div>
      {assembly?.kind === 'self' && (
        <FormNumber field="assembly.minutes" label={texts.minutes} className="sm:max-w-md" isOptional />
      )}
      {assembly?.kind === 'service' && <ServiceField />}
    </div>
  );
}

/** The product that is the assembly service. */
function ServiceField() {
  const { packing: texts } = useAttributesTexts();
  const nameOf = useProductName();
  const { value, setValue } = useField('assembly.productId');
  const error = useFieldError('assembly.productId');
  const id = String(value ?? '');
  const [found, setFound] = useState<{ readonly id: string; readonly name: string }>();
  const query = useStaffQuery(staffProductsIdContract, { params: { id } }, { isEnabled: id !== '' });
  const stored = query.data?.data;
  const name = found?.id === id ? found.name : stored?.id === id ? nameOf(stored) : undefined;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{texts.service}</legend>
      <p className="text-sm text-ink-soft">{texts.serviceHint}</p>
      <p className="font-medium">{id === '' ? texts.noService : <bdi>{name ?? '…'}</bdi>}</p>
      <div id={fieldId('assembly.productId')} tabIndex={-1}>
        <ProductSearch
          isAdded={(one) => one === id}
          onChoose={(product) => {
            setFound({ id: product.id, name: nameOf(product) });
            setValue(product.id);
          }}
        />
      </div>
      <FieldNotes id={fieldId('assembly.productId')} hint={undefined} error={error} />
    </fieldset>
  );
}
