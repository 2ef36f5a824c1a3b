import { useId, useState } from 'react';
import { joinValues } from '#i18n/lists.ts';
import { useField, useFieldArray, useFormValue } from '#ui/forms/form-context.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { useAttributes } from '../attributes/use-attributes.ts';
import { RemoveButton } from '../components/remove-button.tsx';
import { ReorderList } from '../components/reorder-list.tsx';
import { BilingualField, FormKey, FormSection } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { ProductSearch } from '../quotations/product-search.tsx';
import { useFamiliesTexts } from './families-texts.ts';
import type { FamilyFormValues } from './family-form-values.ts';
import type { StaffFamily } from './use-families.ts';
import { useOptionsInWords } from './use-options-in-words.ts';

export function FamilyDefinition({ isNew = false }: { readonly isNew?: boolean }) {
  const texts = useFamiliesTexts();
  const key = useFormValue((values: FamilyFormValues) => values.key);
  return (
    <FormSection title={texts.definition}>
      <BilingualField label={texts.name} hint={texts.nameHint} en="name.en" ar="name.ar" />
      {isNew ? (
        <FormKey field="key" label={texts.key} hint={texts.keyHint} />
      ) : (
        <p className="text-sm">
          <span className="text-ink-soft">{texts.key}: </span>
          <bdi className="font-medium">{key}</bdi>
        </p>
      )}
    </FormSection>
  );
}

/** The attributes in which the products differ, in their order. */
export function FamilyOptionRows() {
  const texts = useFamiliesTexts();
  const { attributes, nameOf } = useAttributes();
  const id = useId();
  const chosen = useFormValue((values: FamilyFormValues) => values.optionKeys);
  const { rows, append, remove, reorder } =
    useFieldArray<FamilyFormValues['optionKeys'][number]>('optionKeys');
  const nameOfKey = (key: string) => {
    const attribute = attributes.find((one) => one.key === key);
    return attribute ? nameOf(attribute) : key;
  };
  const left = attributes.filter(
    ({ key, kind }) => kind !== 'options' && !chosen.some((option) => option.key === key),
  );
  return (
    <FormSection title={texts.options} intro={texts.optionsHint}>
      {rows.length === 0 && <p className="text-sm text-ink-soft">{texts.noOptions}</p>}
      <ReorderList
        label={texts.options}
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ initial }) => nameOfKey(initial.key)}
        onReorder={(order) => reorder(order.map(({ key }) => key))}
      >
        {({ initial }, index) => (
          <div className="flex min-h-12 items-center py-1 ps-13 pe-13">
            <span className="font-medium">{nameOfKey(initial.key)}</span>
            <RemoveButton label={texts.removeOption(nameOfKey(initial.key))} onRemove={() => remove(index)} />
          </div>
        )}
      </ReorderList>
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          {texts.addOption}
        </label>
        <select
          id={id}
          value=""
          onChange={(event) => event.target.value && append({ key: event.target.value })}
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
    </FormSection>
  );
}

type Member = StaffFamily['members'][number];

interface FamilyMembersProps {
  /** Members as they are stored; the form has their ids only. */
  readonly known: readonly Member[];
}

/** The products of the family; names are those of the stored members and of what was found since. */
export function FamilyMembers({ known }: FamilyMembersProps) {
  const texts = useFamiliesTexts();
  const locale = useStaffLocale();
  const describe = useOptionsInWords();
  const { value, setValue } = useField('productIds');
  const ids = value as readonly string[];
  const [found, setFound] = useState<readonly Pick<Member, 'id' | 'sku' | 'name'>[]>([]);
  const chosen: readonly (Pick<Member, 'id' | 'sku' | 'name'> & Partial<Member>)[] = ids.flatMap(
    (id) => known.find((member) => member.id === id) ?? found.find((product) => product.id === id) ?? [],
  );
  return (
    <FormSection title={texts.members} intro={texts.membersHint}>
      {chosen.length === 0 && <p className="text-sm text-ink-faint">{texts.noMembers}</p>}
      <ul className="grid gap-1">
        {chosen.map(({ id, sku, name, status, options }) => (
          <li key={id} className="flex items-center gap-2 rounded-control bg-ground ps-3 text-sm">
            <span className="min-w-0 grow py-1.5">
              <bdi className="font-medium">{name[locale]}</bdi> <bdi>{sku}</bdi>
              {options && <span className="block text-ink-soft">{describe(options)}</span>}
              {status !== undefined && status !== 'live' && (
                <span className="block text-[#7a4d00]">{texts.notSold}</span>
              )}
            </span>
            <button
              type="button"
              aria-label={texts.removeMember(name[locale])}
              className="hit-area rounded-control text-ink-soft hover:bg-sunken"
              onClick={() => setValue(ids.filter((other) => other !== id))}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      <div>
        <ProductSearch
          isAdded={(id) => ids.includes(id)}
          onChoose={({ id, sku, name, translations }) => {
            setFound((before) => [
              ...before,
              { id, sku, name: { en: name, ar: translations.ar.name || name } },
            ]);
            setValue([...ids, id]);
          }}
        />
      </div>
    </FormSection>
  );
}

/** What the stored family lacks. */
export function FamilyGaps({ family: { members, gaps } }: { readonly family: StaffFamily }) {
  const texts = useFamiliesTexts();
  const locale = useStaffLocale();
  const { attributes } = useAttributes();
  const describe = useOptionsInWords();
  const nameOfProduct = (id: string) => members.find((member) => member.id === id)?.name[locale] ?? id;
  const nameOfKey = (key: string) => attributes.find((one) => one.key === key)?.name[locale] ?? key;
  const isComplete = gaps.missingCount + gaps.lacking.length + gaps.equal.length === 0;
  return (
    <FormSection title={texts.gaps} intro={texts.gapsHint}>
      {isComplete && <p className="text-sm text-ink-soft">{texts.complete}</p>}
      <ul className="grid gap-1 text-sm">
        {gaps.lacking.map(({ productId, keys }) => (
          <li key={productId}>
            {texts.lacking(nameOfProduct(productId), joinValues(locale, keys.map(nameOfKey)))}
          </li>
        ))}
        {gaps.equal.map((ids) => (
          <li key={ids.join()}>{texts.equal(joinValues(locale, ids.map(nameOfProduct)))}</li>
        ))}
      </ul>
      {gaps.missingCount > 0 && (
        <div className="text-sm">
          <p className="font-medium">{texts.missing(gaps.missingCount)}</p>
          <ul className="mt-1 grid gap-1 text-ink-soft">
            {gaps.missing.map((combination) => (
              <li key={JSON.stringify(combination)}>{describe(combination)}</li>
            ))}
          </ul>
        </div>
      )}
    </FormSection>
  );
}
