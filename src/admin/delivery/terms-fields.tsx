import { BilingualField, FormCheck, FormNumber } from '../forms/form-fields.tsx';
import { useDeliveryTexts } from './delivery-texts.ts';

/** Fields for name, amounts and days of a group or of the fallback. `path` is their place in the form's values. */
export function TermsFields({ path }: { readonly path: string }) {
  const texts = useDeliveryTexts();
  return (
    <>
      <BilingualField label={texts.name} en={`${path}.name`} ar={`${path}.translations.ar.name`} />
      <div className="grid grid-cols-2 items-start gap-4 xl:grid-cols-4">
        <FormNumber field={`${path}.fee`} label={texts.fee} hint={texts.feeHint} />
        <FormNumber field={`${path}.freeFrom`} label={texts.freeFrom} hint={texts.freeFromHint} />
        <FormNumber field={`${path}.minimumOrder`} label={texts.minimumOrder} hint={texts.minimumOrderHint} />
        <FormNumber field={`${path}.leadDays`} label={texts.leadDays} hint={texts.leadDaysHint} />
      </div>
      <FormCheck field={`${path}.isActive`} label={texts.isActive} />
    </>
  );
}
