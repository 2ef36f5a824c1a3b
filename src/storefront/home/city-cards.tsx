import { useMessages } from '#i18n/messages-context.tsx';
import type { Picture } from '#images/image-address.ts';
import { ArrowForwardIcon } from '#ui/icons.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { locationPaths, type ServedLocation } from '../locations/location-paths.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';

/** Cards that link to the location pages; the pictures are in the same order. */
export function CityCards({ pictures }: { readonly pictures: readonly (Picture | null)[] }) {
  const { home } = useMessages();
  return (
    <section aria-labelledby="cities" className="below-first-view page-column pt-section">
      <h2 id="cities" className="type-title">
        {home.citiesTitle}
      </h2>
      <p className="type-lead mt-3 max-w-prose">{home.citiesLead}</p>
      <ul className="mt-8 grid gap-4 md:grid-cols-3">
        {(Object.keys(locationPaths) as ServedLocation[]).map((location, index) => {
          const city = home.cities[location];
          return (
            <li key={location}>
              <LocaleLink
                to={locationPaths[location]}
                className="group flex h-full flex-col overflow-hidden rounded-card bg-night text-night-ink-soft transition-colors duration-200 [--focus-ring:var(--color-accent)] hover:bg-night-raised"
              >
                <CataloguePicture
                  picture={pictures[index] ?? null}
                  sizes="(min-width: 82rem) 24.5rem, (min-width: 48rem) 30vw, calc(100vw - 2.5rem)"
                  className="aspect-video w-full"
                />
                <span className="flex grow flex-col p-6 lg:p-7">
                  <h3 className="type-heading text-night-ink">{city.name}</h3>
                  <span className="mt-2">{city.text}</span>
                  <span className="mt-auto flex items-center gap-2 pt-6 text-sm font-medium text-night-ink">
                    {home.cityLink(city.name)}
                    <ArrowForwardIcon />
                  </span>
                </span>
              </LocaleLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
