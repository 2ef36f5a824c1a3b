import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { CollapsibleFields } from '#storefront/forms/collapsible-fields.tsx';
import { EmailField } from '#storefront/forms/email-field.tsx';
import { FormSection } from '#storefront/forms/form-section.tsx';
import { PhoneField } from '#storefront/forms/phone-field.tsx';
import { isForCompany } from '../order-draft.ts';
import { useOrderForm } from '../order-form.tsx';
import { DraftField } from './draft-field.tsx';

export function ContactSection() {
  const { contact } = useCheckoutMessages();
  return (
    <FormSection id="checkout-contact" title={contact.title} lead={contact.lead}>
      <div className="grid gap-5 sm:grid-cols-2">
        <DraftField
          field="name"
          label={contact.name}
          autoComplete="name"
          autoCapitalize="words"
          dir="auto"
          className="sm:col-span-2"
        />
        <PhoneField label={contact.phone} hint={contact.phoneHint} />
        <EmailField label={contact.email} />
      </div>
      <CompanyFields />
    </FormSection>
  );
}

function CompanyFields() {
  const { company } = useCheckoutMessages();
  const { draft } = useOrderForm();
  return (
    <CollapsibleFields title={company.title} lead={company.lead} isFilled={isForCompany(draft)}>
      <DraftField
        field="companyName"
        label={company.name}
        autoComplete="organization"
        dir="auto"
        className="sm:col-span-2"
      />
      <DraftField
        field="crNumber"
        label={company.crNumber}
        autoComplete="off"
        inputMode="numeric"
        dir="ltr"
        isNumber
        isOptional
      />
      <DraftField
        field="lpoNumber"
        label={company.lpoNumber}
        hint={company.lpoHint}
        autoComplete="off"
        dir="ltr"
        isOptional
      />
    </CollapsibleFields>
  );
}
