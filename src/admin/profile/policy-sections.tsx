import { legalReturnPolicy } from '#primitives/return-policy.ts';
import { FormNumber, FormSection, FormText } from '../forms/form-fields.tsx';
import { useProfileTexts } from './profile-texts.ts';

export const orderLimitFields = ['perProduct', 'pieces', 'value'] as const;

export const returnPolicyFields = ['returnDays', 'reportDays', 'latestDeliveryDays'] as const;

/** The days that return policy, terms and checkout promise to buyers. */
export function ReturnPolicySection() {
  const { returnPolicy } = useProfileTexts();
  const { leastReturnDays, mostLatestDeliveryDays } = legalReturnPolicy;
  const hints = {
    returnDays: returnPolicy.leastByLaw(leastReturnDays),
    reportDays: returnPolicy.reportHint,
    latestDeliveryDays: returnPolicy.mostByLaw(mostLatestDeliveryDays),
  };
  return (
    <FormSection title={returnPolicy.title} intro={returnPolicy.intro}>
      <div className="grid items-start gap-4 md:grid-cols-3">
        {returnPolicyFields.map((period) => (
          <FormNumber
            key={period}
            field={`returnPolicy.${period}`}
            label={returnPolicy[period]}
            hint={hints[period]}
          />
        ))}
      </div>
    </FormSection>
  );
}

/** The credit terms that staff choose from on orders and quotations. */
export function CreditTermsSection() {
  const { creditTerms } = useProfileTexts();
  return (
    <FormSection title={creditTerms.title} intro={creditTerms.intro}>
      <FormText
        field="creditTermDays"
        label={creditTerms.days}
        hint={creditTerms.daysHint}
        dir="ltr"
        className="max-w-md"
      />
    </FormSection>
  );
}

export function OrderLimitsSection() {
  const { orderLimits } = useProfileTexts();
  return (
    <FormSection title={orderLimits.title} intro={orderLimits.intro}>
      <div className="grid items-start gap-4 md:grid-cols-3">
        {orderLimitFields.map((limit) => (
          <FormNumber key={limit} field={`orderLimits.${limit}`} label={orderLimits[limit]} />
        ))}
      </div>
    </FormSection>
  );
}
