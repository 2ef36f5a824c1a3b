import type { CitiesContent } from '#domain/site-content/page-content.ts';
import { classNames } from '#ui/class-names.ts';
import { ArrowForwardIcon } from '#ui/icons.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { ContentLink } from '../navigation/content-link.tsx';

/** Cards of the cities that the shop serves, such as links to the location pages. */
export function CityCards({ title, lead, cards }: CitiesContent) {
  return (
    <section aria-labelledby="cities" className="below-first-view page-column pt-section">
      <h2 id="cities" className="type-title">
        {title}
      </h2>
      {lead && <p className="type-lead mt-3 max-w-prose">{lead}</p>}
      <ul
        className={classNames(
          'mt-8 grid gap-4',
          cards.length % 3 === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3',
        )}
      >
        {cards.map(({ id, name, text, linkText, link, picture }) => (
          <li key={id}>
            <ContentLink
              to={link}
              className="group flex h-full flex-col overflow-hidden rounded-card bg-night text-night-ink-soft transition-colors duration-200 [--focus-ring:var(--color-accent)] hover:bg-night-raised"
            >
              <CataloguePicture
                picture={picture}
                sizes="(min-width: 82rem) 24.5rem, (min-width: 48rem) 30vw, calc(100vw - 2.5rem)"
                className="aspect-video w-full"
              />
              <span className="flex grow flex-col p-6 lg:p-7">
                <h3 className="type-heading text-night-ink">{name}</h3>
                <span className="mt-2">{text}</span>
                <span className="mt-auto flex items-center gap-2 pt-6 text-sm font-medium text-night-ink">
                  {linkText}
                  <ArrowForwardIcon />
                </span>
              </span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
