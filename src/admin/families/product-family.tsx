import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { familyGaps } from '#domain/catalogue/families/family-gaps.ts';
import { optionValue } from '#domain/catalogue/families/family-options.ts';
import { joinValues } from '#i18n/lists.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { AttributeFields } from '../attributes/product-attributes.tsx';
import { type StaffAttribute, useAttributes } from '../attributes/use-attributes.ts';
import { useCatalogueTexts } from '../catalogue/catalogue-texts.ts';
import type { ProductValues } from '../catalogue/product-form-values.ts';
import { staffButton } from '../components/staff-button.ts';
import { FormSection, FormSelect, fieldId } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useFamiliesTexts } from './families-texts.ts';
import { memberInForm, storedMember } from './product-options.ts';
import { type StaffFamily, useFamilies } from './use-families.ts';
import { useOptionsInWords } from './use-options-in-words.ts';

const linkStyle = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4';

/** The family that is chosen in the form of a product. */
export function useChosenFamily(): StaffFamily | undefined {
  const { families } = useFamilies();
  const key = useFormValue((values: ProductValues) => values.family);
  return families.find((family) => family.key === key);
}

/** Shows a family by its name where two people chose different ones. */
export function useFamilyInConflict(): (field: string, value: unknown) => ReactNode {
  const { families } = useFamilies();
  const locale = useStaffLocale();
  return (field, value) =>
    field === 'family' ? families.find((family) => family.key === value)?.name[locale] : undefined;
}

interface ProductFamilyFieldsProps {
  /** Undefined for a new product. */
  readonly productId: string | undefined;
}

/** The family of a product and its options, which visitors choose it by. */
export function ProductFamilyFields({ productId }: ProductFamilyFieldsProps) {
  const { ofProduct: texts, products } = useFamiliesTexts();
  const { form } = useCatalogueTexts();
  const locale = useStaffLocale();
  const { query, families } = useFamilies();
  const family = useChosenFamily();
  return (
    <FormSection title={form.fields.family} intro={texts.intro}>
      {query.data && families.length === 0 && (
        <p className="text-sm text-ink-soft">
          {texts.none}{' '}
          <Link to="/admin/families/new" className={linkStyle}>
            {texts.toFamilies}
          </Link>
        </p>
      )}
      {/* Rendered once its options are loaded: a select without its option would show another one. */}
      {families.length > 0 && (
        <FormSelect field="family" label={texts.choose} isOptional>
          <option value="">{texts.noFamily}</option>
          {families.map(({ key, name }) => (
            <option key={key} value={key}>
              {name[locale]}
            </option>
          ))}
        </FormSelect>
      )}
      {family && (
        <>
          <p className="flex flex-wrap items-center gap-x-4 text-sm">
            <span className="text-ink-soft">{products(family.members.length)}</span>
            <Link to={`/admin/families/${family.id}`} className={linkStyle}>
              {texts.open(family.name[locale])}
            </Link>
          </p>
          <FamilyNotes family={family} productId={productId} />
          <OptionFields family={family} />
        </>
      )}
    </FormSection>
  );
}

/** Whose combination is the same, and what is not known: such a product cannot be chosen by visitors. */
function FamilyNotes({ family, productId = '' }: { family: StaffFamily; productId: string | undefined }) {
  const { ofProduct: texts } = useFamiliesTexts();
  const locale = useStaffLocale();
  const { attributes } = useAttributes();
  const values = useFormValue((form: ProductValues) => form);
  const others = family.members.filter(({ id }) => id !== productId);
  const own = memberInForm(productId, values, family);
  const gaps = familyGaps(family, [own, ...others.map(storedMember)], attributes);
  const lacking = gaps.lacking.find((one) => one.productId === productId)?.keys ?? [];
  const equal = gaps.equal.find((ids) => ids.includes(productId)) ?? [];
  const same = others.filter(({ id }) => equal.includes(id));
  const nameOf = (key: string) => attributes.find((one) => one.key === key)?.name[locale] ?? key;
  return (
    <div role="status" className="text-sm empty:hidden">
      {lacking.length > 0 && (
        <p className="text-[#7a4d00]">{texts.lacking(joinValues(locale, lacking.map(nameOf)))}</p>
      )}
      {same.length > 0 && lacking.length === 0 && (
        <div className="rounded-control border border-negative px-4 py-3">
          <p className="font-medium text-negative">{texts.same}</p>
          <ul>
            {same.map(({ id, sku, name }) => (
              <li key={id}>
                <Link to={`/admin/products/${id}`} className={linkStyle}>
                  <bdi>{name[locale]}</bdi>
                </Link>{' '}
                <bdi className="text-ink-soft">{sku}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Fields of the options. Sides and weight have their fields among the facts, which every product has. */
function OptionFields({ family }: { readonly family: StaffFamily }) {
  const { attributes } = useAttributes();
  const options = family.optionKeys.flatMap((key) => attributes.find((one) => one.key === key) ?? []);
  return (
    <>
      {options
        .filter(({ isBuiltIn }) => isBuiltIn)
        .map((attribute) => (
          <BuiltInOption key={attribute.key} attribute={attribute} family={family} />
        ))}
      <AttributeFields attributes={options.filter(({ isBuiltIn }) => !isBuiltIn)} />
    </>
  );
}

interface BuiltInOptionProps {
  readonly attribute: StaffAttribute;
  readonly family: StaffFamily;
}

function BuiltInOption({ attribute: { key, name }, family }: BuiltInOptionProps) {
  const { ofProduct: texts } = useFamiliesTexts();
  const locale = useStaffLocale();
  const describe = useOptionsInWords();
  const value = optionValue(
    memberInForm(
      '',
      useFormValue((form: ProductValues) => form),
      family,
    ),
    key,
  );
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      {value === undefined ? `${name[locale]}: ${texts.notKnown}` : describe({ [key]: value })}
      <button
        type="button"
        className={staffButton('quiet')}
        onClick={() => focusControl(fieldId(key === 'weight' ? 'weightKg' : `dimensions.${key}`))}
      >
        {texts.change(name[locale])}
      </button>
    </p>
  );
}
