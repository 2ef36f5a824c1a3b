import { useState } from 'react';
import { useNavigate } from 'react-router';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { quotePath } from '#domain/quotes/quote.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { services } from '#primitives/quote-status.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useDelivery } from '../delivery/use-delivery.ts';
import { ZoneButton } from '../delivery/zone-button.tsx';
import { CollapsibleFields } from '../forms/collapsible-fields.tsx';
import { EmailField } from '../forms/email-field.tsx';
import { FormArea, FormField } from '../forms/form-field.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { FormSection } from '../forms/form-section.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { useDraftForm } from '../forms/use-draft-form.ts';
import { useThisMinute } from '../hooks/use-this-minute.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { AccessNote } from '../product/fit/access-note.tsx';
import type { QuotationPageState } from '../quotation/quotation-page-state.ts';
import {
  type Arrival,
  beginWith,
  hasCompany,
  type QuoteDraft,
  quoteBodyFrom,
  quoteDraftFrom,
  quoteDraftKey,
  quoteFields,
} from './quote-draft.ts';
import { QuoteLines } from './quote-lines.tsx';
import type { RequestedQuote } from './send-quote.ts';
import { SentPlan } from './sent-plan.tsx';

/** Form that requests a quotation, which the server creates at once. */
export function QuoteForm({ arrival }: { readonly arrival: Arrival }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const [requested, setRequested] = useState<RequestedQuote | null>(null);

  function onSent(quote: RequestedQuote): void {
    setRequested(quote);
    const state: QuotationPageState = { isJustRequested: true };
    // Replaces the form in the history, so that Back leads to the page before it.
    void navigate(localizedPath(locale, quotePath(quote)), { replace: true, state });
  }

  return requested ? <Requested quote={requested} /> : <AskForQuote arrival={arrival} onSent={onSent} />;
}

/** Shown until the quotation page is loaded, or as the confirmation if the connection is lost. */
function Requested({ quote }: { readonly quote: RequestedQuote }) {
  const { requested } = useContactMessages();
  return (
    <section role="status" className="rounded-panel bg-surface px-6 py-14 text-center shadow-raised">
      <h2 className="type-heading">{requested.title}</h2>
      <p className="mt-3 text-lg">
        <bdi dir="ltr">{quote.reference}</bdi>
      </p>
      <p className="mt-3 flex items-center justify-center gap-3 text-ink-soft">
        <Spinner />
        {requested.opening}
      </p>
      <LocaleLink to={quotePath(quote)} prefetch="none" className={buttonStyle('secondary', 'mt-6')}>
        {requested.open}
      </LocaleLink>
    </section>
  );
}

interface AskForQuoteProps {
  readonly arrival: Arrival;
  readonly onSent: (quote: RequestedQuote) => void;
}

function AskForQuote({ arrival, onSent }: AskForQuoteProps) {
  const { quotation: texts, optional } = useContactMessages();
  const locale = useLocale();
  const delivery = useDelivery();
  const now = useThisMinute();
  const facts = typeof delivery.facts === 'object' ? delivery.facts : undefined;
  const known = facts?.zones.find(({ number }) => number === delivery.zone) ?? null;
  const zone = facts ? (known?.number ?? null) : (delivery.zone ?? null);

  const form = useDraftForm({
    storageKey: quoteDraftKey,
    draftFrom: (stored): QuoteDraft => beginWith(quoteDraftFrom(stored), arrival, randomUuid),
    bodyFrom: (draft: QuoteDraft, key) => quoteBodyFrom(draft, { key, locale, zone }),
    loadValidator: () => import('./check-quote.ts'),
    loadSend: () => import('./send-quote.ts'),
    onSent,
  });
  const { draft, change } = form;

  return (
    <FormFrame prefix="quote" fields={quoteFields} form={form} optional={optional} {...texts}>
      <FormSection id="quote-lines-title" title={texts.lines.title} lead={texts.lines.lead}>
        <ServiceChoice draft={draft} onChange={(service) => change({ service })} />
        <SentPlan plan={draft.plan} onRemove={() => change({ plan: '' })} />
        <QuoteLines
          draft={draft}
          onChange={(lines) => {
            change(lines);
            form.clearErrors('lines');
          }}
        />
      </FormSection>
      <FormSection id="quote-contact-title" title={texts.contact.title} lead={texts.contact.lead}>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField
            field="name"
            label={texts.contact.name}
            autoComplete="name"
            autoCapitalize="words"
            dir="auto"
            className="sm:col-span-2"
          />
          <PhoneField label={texts.contact.phone} hint={texts.contact.phoneHint} />
          <EmailField label={texts.contact.email} />
        </div>
        <CompanyFields isFilled={hasCompany(draft)} />
      </FormSection>
      <FormSection id="quote-place-title" title={texts.place.title} lead={texts.place.lead}>
        <div className="grid gap-5 sm:grid-cols-2">
          <ZoneButton
            id="quote-zone"
            label={texts.place.zone}
            optional={optional}
            delivery={delivery}
            zone={zone}
            zoneData={known}
          />
          <FormField
            field="wantedOn"
            label={texts.place.wantedOn}
            type="date"
            // Today in the browser; the server renders none.
            {...(now && { min: qatarDay(now) })}
            dir="ltr"
            isOptional
          />
          <FormField
            field="buyerReference"
            label={texts.place.buyerReference}
            hint={texts.place.buyerReferenceHint}
            autoComplete="off"
            dir="auto"
            isOptional
          />
          <div className="sm:col-span-2">
            <FormArea
              field="notes"
              label={texts.place.notes}
              hint={texts.place.notesHint}
              rows={4}
              isOptional
            />
          </div>
          <div className="sm:col-span-2 empty:hidden">
            <AccessNote cart={draft.products} isSent={draft.isAccessSent} onChange={change} />
          </div>
        </div>
      </FormSection>
    </FormFrame>
  );
}

interface ServiceChoiceProps {
  readonly draft: QuoteDraft;
  readonly onChange: (service: QuoteDraft['service']) => void;
}

/** Choice of a service, shown if the visitor came for one or has chosen one. */
function ServiceChoice({ draft, onChange }: ServiceChoiceProps) {
  const { quotation, services: names } = useContactMessages();
  if (draft.source !== 'services' && draft.service === null) return null;
  return (
    <label className="mb-6 block max-w-sm">
      <span className="mb-1.5 block text-sm font-medium">{quotation.service}</span>
      <select
        name="service"
        value={draft.service ?? ''}
        onChange={(event) => onChange(services.find((service) => service === event.target.value) ?? null)}
        className="h-12 w-full rounded-control border border-line-strong bg-surface px-4 hover:border-ink"
      >
        <option value="">{quotation.noService}</option>
        {services.map((service) => (
          <option key={service} value={service}>
            {names[service]}
          </option>
        ))}
      </select>
    </label>
  );
}

function CompanyFields({ isFilled }: { readonly isFilled: boolean }) {
  const { quotation } = useContactMessages();
  const { company } = quotation;
  return (
    <CollapsibleFields title={company.title} lead={company.lead} isFilled={isFilled}>
      <FormField field="companyName" label={company.name} autoComplete="organization" dir="auto" />
      <FormField
        field="crNumber"
        label={company.crNumber}
        autoComplete="off"
        inputMode="numeric"
        dir="ltr"
        isNumber
        isOptional
      />
    </CollapsibleFields>
  );
}
