import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#i18n/messages-context.tsx';
import { imageAddress, type Picture } from '#images/image-address.ts';
import { classNames } from '#ui/class-names.ts';
import { CubeIcon, ZoomInIcon } from '#ui/icons.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import type { ProductModel } from './model/model-view.tsx';
import { useModelView } from './model/use-model-view.ts';
import { stepOfKey, usePictureStrip } from './use-picture-strip.ts';

const loadZoom = () => import('./picture-zoom.tsx');
const PictureZoom = lazy(async () => ({ default: (await loadZoom()).PictureZoom }));

const loadModelView = () => import('./model/model-view.tsx');
const ModelView = lazy(async () => ({ default: (await loadModelView()).ModelView }));

const pictureSizes =
  '(min-width: 82rem) 38.5rem, (min-width: 64rem) 47vw, (min-width: 48rem) 44vw, calc(100vw - 2.5rem)';

interface GalleryProps {
  readonly pictures: readonly Picture[];
  readonly model: ProductModel | null;
  /** Its products share one open or closed 3D view. */
  readonly family: string;
}

/**
 * Pictures of a product in a scrolling strip that works without scripts: thumbnails link to the large pictures, and
 * those link to the largest size. With scripts the largest opens in a dialog, and a 3D model in the place of the pictures.
 */
export function Gallery({ pictures, model, family }: GalleryProps) {
  const { gallery } = useMessages().product;
  const [zoomedFrom, setZoomedFrom] = useState<number | null>(null);
  const modelView = useModelView(family);
  const opener = useRef<HTMLButtonElement>(null);
  const count = pictures.length;
  const { strip, current, onScroll, show, showNeighbour } = usePictureStrip<HTMLUListElement>(count);

  function openZoom(event: MouseEvent, index: number): void {
    // A click with a modifier opens the picture in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setZoomedFrom(index);
  }

  function closeZoom(index: number): void {
    setZoomedFrom(null);
    show(index, 'jump');
    linkTo(index)?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const step = stepOfKey(event.key, event.currentTarget);
    if (step === 0) return;
    event.preventDefault();
    const next = showNeighbour(step);
    if (next !== null) linkTo(next)?.focus({ preventScroll: true });
  }

  function linkTo(index: number): HTMLAnchorElement | null | undefined {
    return strip.current?.children[index]?.querySelector('a');
  }

  function closeModel(): void {
    // Rendered before the focus moves: an open model hides the button.
    flushSync(modelView.close);
    opener.current?.focus({ preventScroll: true });
  }

  const placeholder = <CataloguePicture picture={null} sizes="" className={pictureShape} />;
  if (count === 0 && !model) return placeholder;
  return (
    <section aria-label={gallery.label}>
      <div className="relative">
        {count === 0 && placeholder}
        <ul
          ref={strip}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
          inert={modelView.opening !== null}
          className="scrollbar-none flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-card motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.relativePath}
              id={pictureId(index)}
              className="w-full shrink-0 snap-center scroll-mt-28"
            >
              <a
                href={imageAddress(picture, 1920)}
                aria-label={gallery.enlarge(index + 1, count)}
                onClick={(event) => openZoom(event, index)}
                onPointerEnter={loadZoom}
                onFocus={loadZoom}
                className="block cursor-zoom-in rounded-card focus-visible:-outline-offset-4"
              >
                <CataloguePicture
                  picture={picture}
                  sizes={pictureSizes}
                  isFirst={index === 0}
                  className={pictureShape}
                />
              </a>
            </li>
          ))}
        </ul>
        {model && (
          <button
            ref={opener}
            type="button"
            hidden={modelView.opening !== null}
            onClick={modelView.open}
            onPointerEnter={loadModelView}
            onFocus={loadModelView}
            className="absolute end-3 bottom-3 flex min-h-11 items-center gap-2 rounded-pill bg-surface/85 px-4 text-sm font-medium transition-colors duration-200 hover:bg-surface print:hidden noscript:hidden"
          >
            <CubeIcon />
            {gallery.viewIn3d}
          </button>
        )}
        <span className="print:hidden pointer-events-none absolute end-3 top-3 flex size-11 items-center justify-center rounded-pill bg-surface/85 text-ink-soft">
          <ZoomInIcon />
        </span>
        {count > 1 && (
          <p className="print:hidden pointer-events-none absolute start-3 bottom-3 rounded-pill bg-surface/85 px-3 py-1 text-sm text-ink-soft tabular-nums">
            <bdi aria-hidden="true" dir="ltr">
              {current + 1} / {count}
            </bdi>
            <span role="status" className="sr-only">
              {gallery.pictureOf(current + 1, count)}
            </span>
          </p>
        )}
        {model && modelView.opening && (
          <Suspense>
            <ModelView model={model} takesFocus={modelView.opening === 'pressed'} onClose={closeModel} />
          </Suspense>
        )}
      </div>
      {count > 1 && (
        <ul className="mt-4 flex gap-3 print:hidden">
          {pictures.map((picture, index) => (
            <li key={picture.relativePath} className="w-20 sm:w-24">
              <a
                href={`#${pictureId(index)}`}
                aria-label={gallery.show(index + 1)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  modelView.close();
                  show(index);
                }}
                className={classNames(
                  'block rounded-control border-2 p-0.5 transition-colors duration-200',
                  index === current ? 'border-ink' : 'border-transparent hover:border-line-strong',
                )}
              >
                <CataloguePicture
                  picture={picture}
                  sizes="6rem"
                  className="aspect-square w-full rounded-[0.4rem]"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomedFrom !== null && (
        <Suspense>
          <PictureZoom pictures={pictures} startAt={zoomedFrom} onClose={closeZoom} />
        </Suspense>
      )}
    </section>
  );
}

const pictureShape = 'aspect-square w-full rounded-card';

function pictureId(index: number): string {
  return `picture-${index + 1}`;
}
