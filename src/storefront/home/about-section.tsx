import { useMessages } from '#i18n/messages-context.tsx';
import type { Picture } from '#images/image-address.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

export function AboutSection({ picture }: { readonly picture: Picture | null }) {
  const { about } = useMessages().home;
  return (
    <section aria-labelledby="about" className="below-first-view page-column pt-section">
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <CataloguePicture
          picture={picture}
          sizes="(min-width: 64rem) 46rem, 100vw"
          className="aspect-video w-full rounded-panel"
        />
        <div>
          <h2 id="about" className="type-title">
            {about.title}
          </h2>
          <p className="type-lead mt-5">{about.text}</p>
          <ul className="mt-6 space-y-2">
            {about.points.map((point) => (
              <li
                key={point}
                className="flex gap-3 before:mt-[0.7em] before:size-1.5 before:shrink-0 before:rounded-pill before:bg-accent"
              >
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap gap-3">
            <LocaleLink to="/about" className={buttonStyle('secondary')}>
              {about.more}
            </LocaleLink>
            <LocaleLink to="/our-story" className={buttonStyle('quiet')}>
              {about.story}
            </LocaleLink>
          </div>
        </div>
      </div>
    </section>
  );
}
