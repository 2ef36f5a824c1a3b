import type { HeroContent } from '#domain/site-content/page-content.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ContentLink } from '../navigation/content-link.tsx';
import { HeroCarousel } from './hero-carousel.tsx';

const buttonStyles = [buttonStyle('primary'), buttonStyle('secondary')];

/**
 * First view of the home page. On wide screens the text is over the start side of the pictures in either direction; on
 * phones it is below them. Without contents, as from the stored snapshot of an earlier visit, it has the shop's tagline.
 */
export function Hero({ content }: { readonly content: HeroContent | null }) {
  const { tagline } = useMessages();
  const { title = tagline, lead = '', buttons = [], slides = [] } = content ?? {};
  return (
    <section className="relative lg:flex lg:min-h-[clamp(32rem,44vw,46rem)] lg:items-center">
      <HeroCarousel slides={slides} />
      <div className="page-column relative py-9 lg:pointer-events-none lg:py-16">
        <div className="max-w-xl lg:pointer-events-auto lg:max-w-[34rem]">
          <h1 className="type-display">{title}</h1>
          {lead && <p className="type-lead mt-5 lg:max-w-md">{lead}</p>}
          {buttons.length > 0 && (
            <div className="mt-8 flex flex-wrap gap-3">
              {buttons.map(({ label, link }, index) => (
                <ContentLink key={label} to={link} className={buttonStyles[index]}>
                  {label}
                </ContentLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
