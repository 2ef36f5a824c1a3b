import { useEffect, useRef } from 'react';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { ZoneButton } from '#storefront/delivery/zone-button.tsx';
import { problemText } from '../error-message.ts';
import { fieldId } from '../field-places.ts';
import { useOrderForm } from '../order-form.tsx';

export function ZoneField() {
  const texts = useCheckoutMessages();
  const { delivery, zone, terms, errors, clearErrors } = useOrderForm();
  const shownZone = useRef(zone);

  // Another zone clears the error of the last one.
  useEffect(() => {
    if (shownZone.current === zone) return;
    shownZone.current = zone;
    clearErrors('zone', 'day');
  });

  const problem = problemText(texts, 'zone', errors.get('zone'));
  return (
    <ZoneButton
      id={fieldId('zone')}
      label={texts.delivery.zone}
      delivery={delivery}
      zone={zone}
      zoneData={terms.zone}
      error={problem ?? (terms.zone && !terms.isOffered ? texts.delivery.notOffered : undefined)}
    />
  );
}
