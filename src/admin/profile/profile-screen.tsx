import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  saveShopProfileContract,
  shopProfileContract,
} from '#api/staff/shop-profile/shop-profile.contract.ts';
import { ratingSources, socialNetworks } from '#domain/shop-profile/shop-profile.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { BilingualField, FormNumber, FormSection, FormSelect, FormText } from '../forms/form-fields.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { DatedHoursSection } from './dated-hours-section.tsx';
import { HolidaysSection } from './holidays-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { CreditTermsSection, OrderLimitsSection, ReturnPolicySection } from './policy-sections.tsx';
import { useErrorMessages, useFieldNames, useValueRenderer } from './profile-labels.tsx';
import { useProfileTexts } from './profile-texts.ts';
import {
  bodyOf,
  fieldOf,
  type ProfileValues,
  profileParts,
  type StoredProfile,
  valuesOf,
  versionOf,
} from './profile-values.ts';

export function ProfileScreen() {
  const texts = useProfileTexts();
  const query = useStaffQuery(shopProfileContract, {});
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <Loaded query={query}>{({ data }) => <ProfileForm stored={data} />}</Loaded>
      <HistoryPanel entity="shop-profile" />
    </Screen>
  );
}

function ProfileForm({ stored }: { readonly stored: StoredProfile }) {
  const texts = useProfileTexts();
  const toasts = useToasts();
  const explain = useErrorMessages();
  const staffForm = useStaffForm({
    name: 'shop-profile',
    contract: saveShopProfileContract,
    stored,
    versionOf,
    valuesOf,
    inputOf: (values: ProfileValues, version = 1) => ({ body: bodyOf(values, version) }),
    fieldOf: (path, values) => fieldOf(path, values),
    messageOf: explain,
    parts: profileParts,
    onSaved: () => toasts.show({ text: texts.saved }),
  });
  const { names, contact, bank, social } = texts;
  const general = useGeneralTexts();
  const { hash } = useLocation();
  // The setup checklist links to fields, which exist only now.
  useEffect(() => {
    if (hash) focusControl(hash.slice(1));
  }, [hash]);
  return (
    <StaffFormLayout
      staffForm={staffForm}
      fieldNames={useFieldNames(staffForm.conflict?.fields)}
      renderValue={useValueRenderer()}
    >
      <FormSection title={names.title}>
        <BilingualField label={names.name} en="name" ar="translations.ar.name" />
        <BilingualField
          label={names.legalName}
          hint={names.legalNameHint}
          en="legalName"
          ar="translations.ar.legalName"
        />
        <FormText
          field="crNumber"
          label={names.crNumber}
          hint={names.crNumberHint}
          dir="ltr"
          inputMode="numeric"
          className="max-w-md"
        />
      </FormSection>
      <FormSection title={contact.title}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <FormText field="phone" label={contact.phone} hint={contact.phoneHint} type="tel" dir="ltr" />
          <FormText field="whatsapp" label={contact.whatsapp} hint={contact.phoneHint} type="tel" dir="ltr" />
        </div>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <FormText field="email" label={contact.email} hint={contact.emailHint} type="email" dir="ltr" />
          <FormSelect field="staffLocale" label={contact.staffLocale} hint={contact.staffLocaleHint}>
            <option value="en">{general.english}</option>
            <option value="ar">{general.arabic}</option>
          </FormSelect>
        </div>
        <BilingualField label={contact.address} en="address" ar="translations.ar.address" rows={2} />
        <div>
          <FormText field="mapUrl" label={contact.mapUrl} hint={contact.mapUrlHint} type="url" dir="ltr" />
          <MapLink />
        </div>
        <VisitFields />
        <FormNumber
          field="replyDays"
          label={contact.replyDays}
          hint={contact.replyDaysHint}
          className="max-w-md"
        />
      </FormSection>
      <StatsSection />
      <HoursSection />
      <DatedHoursSection />
      <HolidaysSection />
      <OrderLimitsSection />
      <ReturnPolicySection />
      <CreditTermsSection />
      <FormSection title={bank.title} intro={bank.intro}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <FormText field="bank.name" label={bank.name} />
          <FormText field="bank.accountName" label={bank.accountName} />
        </div>
        <FormText field="bank.iban" label={bank.iban} hint={bank.ibanHint} dir="ltr" spellCheck={false} />
      </FormSection>
      <FormSection title={social.title} intro={social.intro}>
        <div className="grid items-start gap-4 md:grid-cols-2">
          {socialNetworks.map((network) => (
            <FormText
              key={network}
              field={`social.${network}`}
              label={social.networks[network]}
              type="url"
              dir="ltr"
              placeholder="https://"
            />
          ))}
        </div>
      </FormSection>
    </StaffFormLayout>
  );
}

/** What helps a visitor to find the door and a place to park. */
function VisitFields() {
  const { contact } = useProfileTexts();
  return (
    <>
      <fieldset>
        <legend className="text-sm font-medium">{contact.plate}</legend>
        <p className="mb-3 text-sm text-ink-faint">{contact.plateHint}</p>
        <div className="grid max-w-md grid-cols-3 items-start gap-4">
          <FormNumber field="plate.zone" label={contact.plateZone} />
          <FormNumber field="plate.street" label={contact.plateStreet} />
          <FormNumber field="plate.building" label={contact.plateBuilding} />
        </div>
      </fieldset>
      <BilingualField
        label={contact.parking}
        hint={contact.parkingHint}
        en="parking"
        ar="translations.ar.parking"
        isOptional
      />
    </>
  );
}

function StatsSection() {
  const { stats } = useProfileTexts();
  return (
    <FormSection title={stats.title} intro={stats.intro}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <FormNumber field="stats.years" label={stats.years} hint={stats.countHint('18+')} />
        <FormNumber field="stats.customers" label={stats.customers} hint={stats.countHint('5000+')} />
        <FormSelect field="stats.ratingSource" label={stats.ratingSource} hint={stats.ratingSourceHint}>
          {ratingSources.map((source) => (
            <option key={source} value={source}>
              {stats.sources[source]}
            </option>
          ))}
        </FormSelect>
        <FormNumber field="stats.rating" label={stats.rating} hint={stats.ratingHint} />
      </div>
    </FormSection>
  );
}

function MapLink() {
  const { contact } = useProfileTexts();
  const link = useFormValue(({ mapUrl }: ProfileValues) => mapUrl);
  if (!link.startsWith('https://')) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {contact.openMap}
    </a>
  );
}
