import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import { Price } from '#storefront/catalogue/price.tsx';
import { FormSection } from '#storefront/forms/form-section.tsx';
import { useShop } from '#storefront/hooks/use-shop.ts';
import { OpenNow } from '#storefront/layout/open-now.tsx';
import { OpeningHoursList } from '#storefront/layout/opening-hours-list.tsx';
import { PinIcon } from '#ui/icons.tsx';
import { useOrderForm } from '../order-form.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { DraftField } from './draft-field.tsx';
import { BluePlate } from './plate-address.tsx';
import { ZoneField } from './zone-field.tsx';

/** Fields of the address; a pickup ignores their errors. */
const addressFields = ['zone', 'street', 'building', 'unit', 'landmark'] as const;

export function DeliverySection() {
  const { delivery: texts } = useCheckoutMessages();
  const { draft, change, delivery, clearErrors } = useOrderForm();
  const { facts } = delivery;
  const { promise } = useMessages().delivery;
  const shop = useShop();
  // Until the settings are loaded both are offered; the server refuses an unavailable pickup with a message.
  const hasPickup = typeof facts !== 'object' || facts.settings.pickup.isActive;
  return (
    <FormSection id="checkout-delivery" title={texts.title}>
      <fieldset>
        <legend className="sr-only">{texts.title}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <ChoiceCard
            name="kind"
            title={texts.toYou}
            isChosen={draft.kind === 'delivery'}
            onChoose={() => change({ kind: 'delivery', day: null })}
          >
            <span className="inline-block first-letter:uppercase">
              {shop?.delivery?.isEverywhere === false ? promise.partly : promise.anywhere}
            </span>
          </ChoiceCard>
          {(hasPickup || draft.kind === 'pickup') && (
            <ChoiceCard
              name="kind"
              title={texts.pickup}
              isChosen={draft.kind === 'pickup'}
              onChoose={() => {
                change({ kind: 'pickup', day: null });
                clearErrors(...addressFields);
              }}
            >
              {texts.pickupHint}
            </ChoiceCard>
          )}
        </div>
      </fieldset>
      {draft.kind === 'delivery' ? <PlateFields /> : <Showroom />}
    </FormSection>
  );
}

function PlateFields() {
  const { delivery: texts } = useCheckoutMessages();
  const { draft, zone, terms } = useOrderForm();
  return (
    <div className="mt-6 grid gap-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <BluePlate
          zone={zone === null ? '' : String(zone)}
          street={draft.street}
          building={draft.building}
          className="w-56 shrink-0 drop-shadow-sm"
        />
        <p className="min-w-40 flex-1 text-sm text-ink-soft">{texts.plate}</p>
      </div>
      <ZoneField />
      {terms.missingToMinimum > 0 && (
        <p className="-mt-2 text-sm text-negative">
          {texts.missingToMinimum} <Price amount={terms.missingToMinimum} />
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <DraftField
          field="street"
          label={texts.street}
          autoComplete="shipping address-line1"
          inputMode="text"
          dir="auto"
          isNumber
        />
        <DraftField
          field="building"
          label={texts.building}
          autoComplete="shipping address-line2"
          dir="auto"
          isNumber
        />
        <DraftField
          field="unit"
          label={texts.unit}
          autoComplete="shipping address-line3"
          dir="auto"
          isNumber
          isOptional
        />
        <DraftField
          field="landmark"
          label={texts.landmark}
          hint={texts.landmarkHint}
          autoComplete="off"
          dir="auto"
          isOptional
        />
      </div>
    </div>
  );
}

function Showroom() {
  const { delivery: texts } = useCheckoutMessages();
  const { footer } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  const { address, mapUrl } = shop.profile;
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 rounded-control bg-ground p-5 sm:grid-cols-2">
      <div>
        <h3 className="flex items-center gap-2 font-medium">
          <PinIcon />
          {texts.showroom}
        </h3>
        <address className="mt-2 text-ink-soft not-italic">{unbrokenAddress(address[locale])}</address>
        <a
          href={mapUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {texts.directions}
          <span className="sr-only"> ({footer.newTab})</span>
        </a>
      </div>
      <div className="text-sm text-ink-soft">
        <h3 className="mb-2 text-base font-medium text-ink">{texts.hours}</h3>
        <OpenNow />
        <OpeningHoursList />
      </div>
    </div>
  );
}
