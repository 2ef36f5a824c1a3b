import { useLocationMessages } from '#i18n/messages/storefront/content-pages/location-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { ArrowForwardIcon } from '#ui/icons.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { locationPaths, type ServedLocation } from './location-paths.ts';

/** Links to the other location pages and to the delivery page. */
export function OtherLocations({ location }: { readonly location: ServedLocation }) {
  const { home, footer } = useMessages();
  const { others } = useLocationMessages();
  const places = (Object.keys(locationPaths) as ServedLocation[]).filter((place) => place !== location);
  const links = [
    ...places.map((place) => ({ to: locationPaths[place], text: home.cityLink(home.cities[place]) })),
    { to: '/delivery-info', text: footer.deliveryInfo },
  ];
  return (
    <nav aria-label={others} className="page-column pt-section">
      <h2 className="type-heading">{others}</h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {links.map(({ to, text }) => (
          <li key={to}>
            <LocaleLink
              to={to}
              className="flex h-full min-h-16 items-center justify-between gap-4 rounded-card bg-surface px-6 py-4 font-medium shadow-raised transition-colors duration-200 hover:bg-accent-soft"
            >
              {text}
              <ArrowForwardIcon />
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
