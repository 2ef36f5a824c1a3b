import { useState } from 'react';
import { useCheckoutMessages } from '#i18n/checkout-messages.ts';
import { ChevronForwardIcon } from '#ui/icons.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { DraftField } from './draft-field.tsx';
import { isForCompany } from './order-draft.ts';
import { useOrderForm } from './order-form.tsx';

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
        <DraftField
          field="email"
          label={contact.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          dir="ltr"
        />
      </div>
      <CompanyFields />
    </FormSection>
  );
}

/** Folded away, because most buyers need none of it; what was filled in is found open again. */
function CompanyFields() {
  const { company } = useCheckoutMessages();
  const { draft } = useOrderForm();
  const [isOpen, setIsOpen] = useState(() => isForCompany(draft));
  return (
    <details
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group mt-6 border-t border-line pt-3"
    >
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-2 font-medium hover:text-accent [&::-webkit-details-marker]:hidden">
        <span className="rotate-0 transition-transform duration-200 group-open:rotate-90 rtl:group-open:-rotate-90">
          <ChevronForwardIcon />
        </span>
        {company.title}
        <span className="font-normal text-ink-faint max-sm:hidden">{company.lead}</span>
      </summary>
      <div className="grid gap-5 pt-4 pb-1 sm:grid-cols-2">
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
      </div>
    </details>
  );
}
