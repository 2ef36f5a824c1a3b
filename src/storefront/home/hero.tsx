import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { HeroCarousel, type HeroProps } from './hero-carousel.tsx';

/**
 * First view of the home page. On wide screens the text is over the start side of the pictures in either direction; on
 * phones it is below them.
 */
export function Hero(props: HeroProps) {
  const { home } = useMessages();
  return (
    <section className="relative lg:flex lg:min-h-[clamp(32rem,44vw,46rem)] lg:items-center">
      <HeroCarousel {...props} />
      <div className="page-column relative py-9 lg:pointer-events-none lg:py-16">
        <div className="max-w-xl lg:pointer-events-auto lg:max-w-[34rem]">
          <h1 className="type-display">{home.heroTitle}</h1>
          <p className="type-lead mt-5 lg:max-w-md">{home.heroLead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LocaleLink to="/products" className={buttonStyle('primary')}>
              {home.heroBrowse}
            </LocaleLink>
            <LocaleLink to="/contact" className={buttonStyle('secondary')}>
              {home.heroContact}
            </LocaleLink>
          </div>
        </div>
      </div>
    </section>
  );
}
