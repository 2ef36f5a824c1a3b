import { planAddress } from '#domain/planner/plan-address.ts';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';
import { FieldNotes } from '#ui/text-field.tsx';
import { useFormFields } from '../forms/field-context.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';

interface SentPlanProps {
  /** The fragment of its link. */
  readonly plan: string;
  readonly onRemove: () => void;
}

/** The plan of the office that goes along with a request, and the choice to leave it out. */
export function SentPlan({ plan, onRemove }: SentPlanProps) {
  const { quotation } = useContactMessages();
  const { idOf, errorOf } = useFormFields();
  if (plan === '') return null;
  const { title, text, open, remove } = quotation.plan;
  const id = idOf('plan');
  return (
    <section id={id} tabIndex={-1} aria-label={title} className="mb-5 rounded-card bg-sunken px-5 py-4">
      <p className="font-medium">{title}</p>
      <p className="mt-1 text-sm text-ink-soft">{text}</p>
      <p className="mt-2 flex gap-6 text-sm">
        <LocaleLink
          to={planAddress(plan)}
          prefetch="none"
          className="hit-area text-accent underline underline-offset-4"
        >
          {open}
        </LocaleLink>
        <button
          type="button"
          onClick={onRemove}
          className="hit-area text-accent underline underline-offset-4"
        >
          {remove}
        </button>
      </p>
      <FieldNotes id={id} error={errorOf('plan')} />
    </section>
  );
}
