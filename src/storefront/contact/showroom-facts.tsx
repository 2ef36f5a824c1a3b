import type { ReactNode } from 'react';
import { displayPhone, mailLink, telephoneLink, whatsappLink } from '#domain/shop-profile/contact-links.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { ChatIcon, MailIcon, PhoneIcon, PinIcon } from '#ui/icons.tsx';
import { BluePlate } from '../checkout/sections/plate-address.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { OpenNow } from '../layout/open-now.tsx';
import { directionLinks } from './map-place.ts';

/** What someone on the way needs first: open or closed, phone, directions, the blue plate and parking. */
export function ShowroomFacts() {
  const { footer, whatsapp } = useMessages();
  const { showroom } = useContactMessages();
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  const { profile } = shop;
  const parking = profile.parking[locale] || profile.parking.en;
  return (
    <section aria-labelledby="showroom-title" className="rounded-panel bg-surface p-5 shadow-raised sm:p-6">
      <h2 id="showroom-title" className="type-heading mb-1">
        {showroom.title}
      </h2>
      <OpenNow />
      <div className="flex flex-wrap gap-3">
        <a href={telephoneLink(profile.phone)} className={buttonStyle('primary', 'grow px-4')}>
          <PhoneIcon />
          <bdi dir="ltr" className="whitespace-nowrap">
            {displayPhone(profile.phone)}
          </bdi>
        </a>
        <a
          href={whatsappLink(profile.whatsapp, whatsapp.greeting(profile.name[locale]))}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('secondary', 'grow px-4')}
        >
          <ChatIcon />
          {whatsapp.short}
          <span className="sr-only"> ({footer.newTab})</span>
        </a>
      </div>
      <dl className="mt-5 grid gap-4">
        <Fact icon={<PinIcon />} label={footer.address}>
          <address className="not-italic">{unbrokenAddress(profile.address[locale])}</address>
          <Directions mapUrl={profile.mapUrl} />
        </Fact>
        {profile.plate && <Plate {...profile.plate} />}
        {parking && (
          <div>
            <dt className="text-sm font-medium">{showroom.parking}</dt>
            <dd className="text-ink-soft">{parking}</dd>
          </div>
        )}
        <Fact icon={<MailIcon />} label={footer.email}>
          <a href={mailLink(profile.email)} className="break-all underline-offset-4 hover:underline">
            <bdi dir="ltr">{profile.email}</bdi>
          </a>
        </Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd className="flex gap-3">
        <span className="mt-0.5 shrink-0">{icon}</span>
        <div className="min-w-0">{children}</div>
      </dd>
    </div>
  );
}

const maps = ['google', 'waze', 'apple'] as const;
const mapLinkStyle =
  'inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent';

/** Starts the navigation of the visitor's maps app; a profile without coordinates has its own link only. */
function Directions({ mapUrl }: Pick<ShopProfile, 'mapUrl'>) {
  const { footer } = useMessages();
  const { showroom } = useContactMessages();
  const links = directionLinks(mapUrl);
  const newTab = <span className="sr-only"> ({footer.newTab})</span>;
  if (!links) {
    return (
      <a href={mapUrl} target="_blank" rel="noreferrer" className={mapLinkStyle}>
        {footer.directions}
        {newTab}
      </a>
    );
  }
  return (
    <div className="mt-2 flex flex-wrap gap-x-4">
      <span className="w-full text-sm text-ink-faint">{showroom.directions}</span>
      {maps.map((map) => (
        <a key={map} href={links[map]} target="_blank" rel="noreferrer" className={mapLinkStyle}>
          {showroom.maps[map]}
          {newTab}
        </a>
      ))}
    </div>
  );
}

function Plate({ zone, street, building }: NonNullable<ShopProfile['plate']>) {
  const { showroom } = useContactMessages();
  return (
    <div>
      <dt className="mb-1 text-sm font-medium">{showroom.plate}</dt>
      <dd className="flex items-center gap-4 text-ink-soft">
        <BluePlate
          zone={String(zone)}
          street={String(street)}
          building={String(building)}
          className="w-32 shrink-0"
        />
        {unbrokenAddress(showroom.plateInWords(zone, street, building))}
      </dd>
    </div>
  );
}
