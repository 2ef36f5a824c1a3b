import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { HeroSlide } from '#domain/site-content/page-content.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { imageAddress, imageSourceSet } from '#images/image-address.ts';
import { directionOf } from '#primitives/locale.ts';
import { classNames } from '#ui/class-names.ts';
import { ArrowForwardIcon, ChevronBackIcon, ChevronForwardIcon, PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { ContentLink } from '../navigation/content-link.tsx';
import { useRotation } from './use-rotation.ts';

/** Shorter touch movements are taps or scrolls. */
const shortestSwipe = 40;

interface HeroCarouselProps {
  readonly slides: readonly HeroSlide[];
}

/**
 * Carousel of room pictures. A gradient covers them, and they do not rotate, until all have loaded or failed; failed ones
 * are left out.
 */
export function HeroCarousel({ slides: offered }: HeroCarouselProps) {
  const { hero } = useMessages().home;
  const locale = useLocale();
  const forward = directionOf(locale) === 'rtl' ? -1 : 1;
  const [settled, setSettled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const slides = offered.filter(({ picture }) => settled.get(picture.relativePath) !== false);
  const isReady = slides.length > 0 && offered.every(({ picture }) => settled.has(picture.relativePath));
  const rotation = useRotation(slides.length, isReady);
  const touchStart = useRef<number | null>(null);
  const frame = useRef<HTMLElement>(null);
  const number = slides.length > 0 ? rotation.current % slides.length : 0;
  const shown = slides[number];

  function settle({ relativePath }: HeroSlide['picture'], hasLoaded: boolean): void {
    setSettled((known) => (known.has(relativePath) ? known : new Map(known).set(relativePath, hasLoaded)));
  }

  // Pictures that loaded before hydration fire no event. In a separate task, so that hydration is not delayed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later ones have their events
  useEffect(() => {
    const images = [...(frame.current?.querySelectorAll('img') ?? [])];
    startTransition(() => {
      for (const [index, { picture }] of offered.entries()) {
        const image = images[index];
        if (image?.complete) settle(picture, image.naturalWidth > 0);
      }
    });
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    rotation.step((event.key === 'ArrowRight') === (forward === 1) ? 1 : -1);
  }

  function onTouchEnd(event: TouchEvent): void {
    const touch = event.changedTouches[0];
    if (touchStart.current === null || !touch) return;
    const way = (touch.clientX - touchStart.current) * forward;
    touchStart.current = null;
    if (Math.abs(way) >= shortestSwipe) rotation.step(way < 0 ? 1 : -1);
  }

  return (
    <section
      ref={frame}
      aria-roledescription={hero.carousel}
      aria-label={hero.label}
      className="relative aspect-4/3 w-full overflow-hidden sm:aspect-video lg:absolute lg:inset-0 lg:aspect-auto"
      onKeyDown={onKeyDown}
      onTouchStart={(event) => {
        touchStart.current = event.changedTouches[0]?.clientX ?? null;
      }}
      onTouchEnd={onTouchEnd}
      onMouseEnter={() => rotation.hold(true)}
      onMouseLeave={() => rotation.hold(false)}
      onFocus={() => rotation.hold(true)}
      onBlur={() => rotation.hold(false)}
    >
      {offered.map(({ picture, isMirrored }, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: two slides may have one picture, and their order is that of the page
          key={index}
          onLoad={() => settle(picture, true)}
          onError={() => settle(picture, false)}
          src={imageAddress(picture, 1200)}
          srcSet={imageSourceSet(picture)}
          // On a phone the picture is as high as its frame and wider than the window.
          sizes="(min-width: 40rem) 100vw, 134vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          aria-hidden={picture !== shown?.picture}
          fetchPriority={index === 0 ? 'high' : 'low'}
          className={classNames(
            'absolute inset-0 size-full object-cover object-[72%_50%] transition-opacity duration-700 motion-reduce:transition-none lg:object-center',
            isMirrored && '-scale-x-100',
            picture === shown?.picture ? 'opacity-100' : 'opacity-0',
          )}
        />
      ))}
      {/* Above the pictures instead of in their place, so that the browser paints the first one as soon as it loads. */}
      <div
        data-until-loaded
        className={classNames('hero-gradient absolute inset-0 noscript:hidden', isReady && 'opacity-0')}
      />
      <div className="calm-start absolute inset-0 hidden lg:block" />
      {shown && (
        <div className="absolute inset-x-3 bottom-3 flex items-center justify-between gap-3 sm:inset-x-gutter sm:bottom-6 lg:justify-end">
          <div aria-live={rotation.isPlaying ? 'off' : 'polite'} className="contents">
            <ContentLink
              to={shown.link}
              aria-label={hero.slide(shown.label, number + 1, slides.length)}
              className="flex min-h-11 items-center gap-2 rounded-pill bg-surface px-4 text-sm font-medium shadow-raised transition-colors duration-200 hover:text-accent"
            >
              {shown.label}
              <ArrowForwardIcon />
            </ContentLink>
          </div>
          {slides.length > 1 && (
            <div className="flex items-center rounded-pill bg-surface shadow-raised noscript:hidden">
              <CarouselButton label={hero.previous} onClick={() => rotation.step(-1)}>
                <ChevronBackIcon />
              </CarouselButton>
              <CarouselButton
                label={rotation.isPlaying ? hero.pause : hero.play}
                onClick={rotation.togglePlaying}
              >
                {rotation.isPlaying ? <PauseIcon /> : <PlayIcon />}
              </CarouselButton>
              <CarouselButton label={hero.next} onClick={() => rotation.step(1)}>
                <ChevronForwardIcon />
              </CarouselButton>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function CarouselButton({
  label,
  onClick,
  children,
}: {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="hit-area rounded-pill transition-colors duration-200 hover:text-accent"
    >
      {children}
    </button>
  );
}
