import { useMessages } from '#i18n/messages-context.tsx';
import { ArrowForwardIcon } from '#ui/icons.tsx';
import { LocaleLink } from '../locale-link.tsx';
import { locationPaths, type ServedLocation } from '../locations/location-paths.ts';

export function CityCards() {
  const { home } = useMessages();
  return (
    <section aria-labelledby="cities" className="page-column pt-section">
      <h2 id="cities" className="type-title">
        {home.citiesTitle}
      </h2>
      <p className="type-lead mt-3 max-w-prose">{home.citiesLead}</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {(Object.keys(locationPaths) as ServedLocation[]).map((location) => {
          const city = home.cities[location];
          return (
            <li key={location}>
              <LocaleLink
                to={locationPaths[location]}
                className="group flex h-full flex-col rounded-card bg-night p-7 text-night-ink-soft transition-colors duration-200 [--focus-ring:var(--color-accent)] hover:bg-night-raised"
              >
                <h3 className="type-heading text-night-ink">{city.name}</h3>
                <span className="mt-3">{city.text}</span>
                <span className="mt-auto flex items-center gap-2 pt-8 text-sm font-medium text-night-ink">
                  {home.cityLink(city.name)}
                  <ArrowForwardIcon />
                </span>
              </LocaleLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
