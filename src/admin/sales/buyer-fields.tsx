import { zoneDeliverySettingsContract } from '#api/public/delivery/zone-delivery-settings.contract.ts';
import { locales } from '#primitives/locale.ts';
import { useField } from '#ui/forms/form-context.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { FormSelect, FormText } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useOrderEditorTexts } from '../orders/editor/order-editor-texts.ts';
import { useSalesTexts } from './sales-texts.ts';

/** Name, phone and email of a buyer, in a form whose values have `contact`. Staff may know no email address. */
export function ContactFields({ emailHint }: { readonly emailHint: string }) {
  const texts = useOrderEditorTexts();
  return (
    <>
      <FormText field="contact.name" label={texts.name} autoComplete="off" />
      <FormText
        field="contact.phone"
        label={texts.phone}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="off"
      />
      <FormText
        field="contact.email"
        label={texts.email}
        hint={emailHint}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="off"
        isOptional
      />
    </>
  );
}

/** The company of a buyer, in a form whose values have `company`. */
export function CompanyFields() {
  const texts = useOrderEditorTexts();
  return (
    <>
      <FormText field="company.name" label={texts.company} autoComplete="off" isOptional />
      <FormText field="company.crNumber" label={texts.crNumber} dir="ltr" autoComplete="off" isOptional />
    </>
  );
}

/** The language in which the buyer is written to. */
export function LanguageField() {
  const texts = useOrderEditorTexts();
  const { languages } = useSalesTexts();
  return (
    <FormSelect field="locale" label={texts.language}>
      {locales.map((locale) => (
        <option key={locale} value={locale}>
          {languages[locale]}
        </option>
      ))}
    </FormSelect>
  );
}

interface ZoneFieldProps {
  /** Path of the zone in the form's values: its number as a text, or null. */
  readonly field: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** The zones of the delivery settings, each with its best known district. */
export function ZoneField({ field, hint, isOptional = false }: ZoneFieldProps) {
  const texts = useOrderEditorTexts();
  const locale = useStaffLocale();
  const { value: zone } = useField(field);
  const zones = useStaffQuery(zoneDeliverySettingsContract, {}).data?.data.zones;
  return (
    <FormSelect field={field} label={texts.zone} hint={hint} isOptional={isOptional}>
      <option value="">{isOptional ? texts.noZone : texts.chooseZone}</option>
      {typeof zone === 'string' && !zones && <option value={zone}>{zone}</option>}
      {zones?.map(({ number, districts: [district] }) => (
        <option key={number} value={String(number)}>
          {[number, district && (locale === 'ar' ? district.translations.ar.name : district.name)]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </FormSelect>
  );
}
