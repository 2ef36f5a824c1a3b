import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import { staffButton } from '../../components/staff-button.ts';
import { FormNumber, FormSection, FormText } from '../../forms/form-fields.tsx';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { useOrderEditorTexts } from './order-editor-texts.ts';
import type { OrderValues } from './order-values.ts';
import type { OrderPreview } from './use-order-preview.ts';

/** Delivery fee and discount. The fee is computed while its field is empty. */
export function AmountFields({ preview }: { readonly preview: OrderPreview | undefined }) {
  const texts = useOrderEditorTexts();
  const locale = useStaffLocale();
  const form = useFormStore<OrderValues>();
  const kind = useFormValue(({ fulfilment }: OrderValues) => fulfilment.kind);
  const discount = useFormValue((values: OrderValues) => values.discount);
  const regular = preview && formatMoney(locale, dirhamsFromQar(preview.regularDeliveryFee));
  const isSpecial = preview !== undefined && preview.deliveryFee !== preview.regularDeliveryFee;
  return (
    <FormSection title={texts.amounts}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {kind === 'delivery' && (
          <div className="grid justify-items-start gap-2">
            <FormNumber
              field="deliveryFee"
              label={texts.deliveryFee}
              hint={regular && texts.feeHint(regular)}
              className="w-full"
              isOptional
            />
            {isSpecial && regular && (
              <button
                type="button"
                className={staffButton('quiet')}
                onClick={() => form.setValue('deliveryFee', preview.regularDeliveryFee)}
              >
                {texts.setRegular(regular)}
              </button>
            )}
          </div>
        )}
        <FormNumber field="discount" label={texts.discount} hint={texts.discountHint} isOptional />
        {discount !== null && discount !== 0 && (
          <FormText
            field="discountReason"
            label={texts.discountReason}
            hint={texts.discountReasonHint}
            className="sm:col-span-2"
          />
        )}
      </div>
    </FormSection>
  );
}
