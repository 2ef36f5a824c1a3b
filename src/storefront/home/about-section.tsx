import type { AboutContent } from '#domain/site-content/page-content.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { ContentLink } from '../navigation/content-link.tsx';

const buttonStyles = [buttonStyle('secondary'), buttonStyle('quiet')];

export function AboutSection({ title, text, points, buttons, picture }: AboutContent) {
  return (
    <section
      aria-labelledby="about"
      className="below-first-view page-column pt-section [--usual-height:45rem] lg:[--usual-height:36rem]"
    >
      <div
        className={classNames(
          'grid items-center gap-x-16 gap-y-8',
          picture !== null && 'lg:grid-cols-[7fr_5fr]',
        )}
      >
        {picture && (
          <CataloguePicture
            picture={picture}
            sizes="(min-width: 64rem) 46rem, 100vw"
            className="aspect-video w-full rounded-panel"
          />
        )}
        <div className="max-w-prose">
          <h2 id="about" className="type-title">
            {title}
          </h2>
          <p className="type-lead mt-5">{text}</p>
          {points.length > 0 && (
            <ul className="mt-6 space-y-2">
              {points.map((point) => (
                <li
                  key={point}
                  className="flex gap-3 before:mt-[0.7em] before:size-1.5 before:shrink-0 before:rounded-pill before:bg-accent"
                >
                  {point}
                </li>
              ))}
            </ul>
          )}
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
