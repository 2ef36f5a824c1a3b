import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { imageAddress, type Picture } from '#images/image-address.ts';
import { classNames } from '#ui/class-names.ts';
import { ArrowBackIcon, ArrowForwardIcon, CloseIcon, ZoomInIcon, ZoomOutIcon } from '#ui/icons.tsx';
import { useDragToPan } from './use-drag-to-pan.ts';
import { stepOfKey, usePictureStrip } from './use-picture-strip.ts';

interface PictureZoomProps {
  readonly pictures: readonly Picture[];
  readonly startAt: number;
  /** Called with the index of the last picture. */
  readonly onClose: (index: number) => void;
}

/** Full-window dialog of the pictures: fitted at first, zoomed on click, panned by touch, mouse or keys. */
export function PictureZoom({ pictures, startAt, onClose }: PictureZoomProps) {
  const { gallery } = useMessages().product;
  const dialog = useRef<HTMLDialogElement>(null);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const count = pictures.length;
  const { strip, current, onScroll, show, showNeighbour } = usePictureStrip<HTMLUListElement>(count, startAt);
  const isLarge = enlarged === current;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    show(startAt, 'jump');
  }, [show, startAt]);

  function go(step: -1 | 1): void {
    setEnlarged(null);
    showNeighbour(step);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
    const step = stepOfKey(event.key, event.currentTarget);
    // In a zoomed picture the arrow keys pan.
    if (step === 0 || isLarge) return;
    event.preventDefault();
    go(step);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={gallery.zoomed}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
      className="fade-in m-0 size-full max-h-none max-w-none bg-ground text-ink open:flex open:flex-col"
    >
      <div className="flex items-center gap-1 px-3 py-2 sm:px-5">
        <p className="me-auto ps-2 text-sm text-ink-soft tabular-nums">
          {count > 1 && (
            <bdi aria-hidden="true" dir="ltr">
              {current + 1} / {count}
            </bdi>
          )}
          <span role="status" className="sr-only">
            {gallery.pictureOf(current + 1, count)}
          </span>
        </p>
        <button
          type="button"
          aria-label={isLarge ? gallery.zoomOut : gallery.zoomIn}
          onClick={() => setEnlarged(isLarge ? null : current)}
          className={toolStyle}
        >
          {isLarge ? <ZoomOutIcon /> : <ZoomInIcon />}
        </button>
        {count > 1 && (
          <>
            <button
              type="button"
              aria-label={gallery.previous}
              aria-disabled={current === 0}
              onClick={() => go(-1)}
              className={toolStyle}
            >
              <ArrowBackIcon />
            </button>
            <button
              type="button"
              aria-label={gallery.next}
              aria-disabled={current === count - 1}
              onClick={() => go(1)}
              className={toolStyle}
            >
              <ArrowForwardIcon />
            </button>
          </>
        )}
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: a dialog must start somewhere, and this leads out of it
          autoFocus
          aria-label={gallery.close}
          onClick={() => dialog.current?.close()}
          className={toolStyle}
        >
          <CloseIcon />
        </button>
      </div>
      <ul
        ref={strip}
        onScroll={onScroll}
        className={classNames(
          'scrollbar-none flex min-h-0 flex-1 snap-x snap-mandatory motion-safe:scroll-smooth',
          isLarge ? 'overflow-x-hidden' : 'overflow-x-auto',
        )}
      >
        {pictures.map((picture, index) => (
          <li key={picture.relativePath} className="h-full w-full shrink-0 snap-center">
            <ZoomedPicture
              picture={picture}
              isLarge={enlarged === index}
              isInView={index === current}
              onToggle={() => setEnlarged(enlarged === index ? null : index)}
            />
          </li>
        ))}
      </ul>
    </dialog>
  );
}

const toolStyle =
  'hit-area rounded-control transition-colors duration-200 hover:text-accent aria-disabled:cursor-default aria-disabled:text-line-strong/60';

interface ZoomedPictureProps {
  readonly picture: Picture;
  readonly isLarge: boolean;
  readonly isInView: boolean;
  readonly onToggle: () => void;
}

/** Zoomed picture in a scroll container, so that touch, wheel and keys pan natively. */
function ZoomedPicture({ picture, isLarge, isInView, onToggle }: ZoomedPictureProps) {
  const { gallery } = useMessages().product;
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  /** Position of the click, as fractions of the picture's sides. */
  const [aim, setAim] = useState<readonly [number, number]>([0.5, 0.5]);
  const drag = useDragToPan(isLarge);

  useEffect(() => {
    const scrolled = frame.current;
    if (!isLarge || !scrolled) return;
    const [x, y] = aim;
    const spareX = scrolled.scrollWidth - scrolled.clientWidth;
    const spareY = scrolled.scrollHeight - scrolled.clientHeight;
    const isFromRight = getComputedStyle(scrolled).direction === 'rtl';
    const left = isFromRight ? (x - 1) * spareX : x * spareX;
    scrolled.scrollTo({ left, top: y * spareY, behavior: 'instant' });
  }, [isLarge, aim]);

  return (
    <div
      ref={frame}
      {...drag}
      className={classNames(
        'scrollbar-none size-full overscroll-contain select-none',
        isLarge ? 'cursor-grab overflow-auto active:cursor-grabbing' : 'overflow-hidden',
      )}
    >
      <button
        type="button"
        tabIndex={isInView ? 0 : -1}
        aria-label={isLarge ? gallery.zoomOut : gallery.zoomIn}
        onClick={(event) => {
          // A key press has no position.
          setAim(event.detail === 0 ? [0.5, 0.5] : aimedAt(event, picture));
          onToggle();
        }}
        className={classNames(
          'block focus-visible:-outline-offset-4',
          isLarge ? 'min-h-full min-w-full cursor-[inherit]' : 'size-full cursor-zoom-in',
        )}
      >
        <img
          src={imageAddress(picture, 1920)}
          width={picture.width}
          height={picture.height}
          alt={picture.alt[locale]}
          loading={isInView ? 'eager' : 'lazy'}
          draggable={false}
          className={isLarge ? 'mx-auto h-auto w-[min(1920px,260vw)] max-w-none' : 'size-full object-contain'}
        />
      </button>
    </div>
  );
}

/** Position of a click on a fitted picture, as fractions of its sides. */
function aimedAt(
  { currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>,
  picture: Picture,
): readonly [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const scale = Math.min(width / picture.width, height / picture.height);
  const part = (distance: number, length: number) => Math.min(1, Math.max(0, 0.5 + distance / length));
  return [
    part(clientX - left - width / 2, picture.width * scale),
    part(clientY - top - height / 2, picture.height * scale),
  ];
}
