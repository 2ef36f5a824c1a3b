import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronBackIcon, ChevronForwardIcon } from './icons.tsx';

interface SliderProps {
  /** Id of the heading that labels the row. */
  readonly labelledBy: string;
  readonly heading: ReactNode;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Makes a row without links focusable, so that it scrolls by keyboard. */
  readonly isFocusable?: boolean;
  /** List items, each with its own width. */
  readonly children: ReactNode;
}

/**
 * Horizontally scrolling list. It scrolls natively by touch, wheel or keyboard; the two buttons beside the heading are
 * for the mouse.
 */
export function Slider({
  labelledBy,
  heading,
  previousLabel,
  nextLabel,
  isFocusable = false,
  children,
}: SliderProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const look = () => {
      // In a right-to-left row scrollLeft is zero or negative.
      const position = Math.abs(row.scrollLeft);
      const atStart = position < 2;
      const atEnd = position + row.clientWidth > row.scrollWidth - 2;
      setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);

  function move(direction: 1 | -1): void {
    const row = list.current;
    if (!row) return;
    const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollBy({ left: direction * forward * row.clientWidth * 0.85 });
  }

  const fits = ends.atStart && ends.atEnd;
  return (
    <>
      <div className="flex items-end justify-between gap-6">
        {heading}
        <div
          className="hidden gap-2 md:flex"
          aria-hidden={fits}
          style={{ visibility: fits ? 'hidden' : undefined }}
        >
          <SliderButton label={previousLabel} isOff={ends.atStart} onClick={() => move(-1)}>
            <ChevronBackIcon />
          </SliderButton>
          <SliderButton label={nextLabel} isOff={ends.atEnd} onClick={() => move(1)}>
            <ChevronForwardIcon />
          </SliderButton>
        </div>
      </div>
      <ul
        ref={list}
        aria-labelledby={labelledBy}
        tabIndex={isFocusable ? 0 : undefined}
        className="slider-row mt-8"
      >
        {children}
      </ul>
    </>
  );
}

interface SliderButtonProps {
  readonly label: string;
  /** At the end of the row: stays rendered and focusable, so that the focus is not lost. */
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function SliderButton({ label, isOff, onClick, children }: SliderButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
      className="hit-area rounded-pill border border-line-strong bg-surface transition-colors duration-200 hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-line-strong"
    >
      {children}
    </button>
  );
}
