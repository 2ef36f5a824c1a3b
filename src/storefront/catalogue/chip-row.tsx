import { useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';

export interface Chip {
  readonly to: string;
  readonly name: string;
  /** `page`: it is the shown page; `place`: the shown page is inside it. */
  readonly current?: 'page' | 'place' | undefined;
}

interface ChipRowProps {
  readonly label: string;
  readonly chips: readonly Chip[];
  /** Tabs are for the level above that of pills. */
  readonly look: 'pills' | 'tabs';
  readonly className?: string;
}

/**
 * Links to neighbouring pages: one line that scrolls sideways on phones, several lines on larger screens. The current
 * one is in view: at first by `chips-row`, after a navigation inside of the page by script.
 */
export function ChipRow({ label, chips, look, className }: ChipRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = chips.find((chip) => chip.current)?.to;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another chip becomes the current one
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current]');
    if (row.current && chip) row.current.scrollLeft += middleOf(chip) - middleOf(row.current);
  }, [current]);

  return (
    <nav aria-label={label} className={classNames('print:hidden', className)}>
      <ul ref={row} className="chips-row">
        {chips.map((chip) => (
          <li key={chip.to}>
            <LocaleLink
              to={chip.to}
              aria-current={chip.current === 'place' ? 'true' : chip.current}
              className={look === 'pills' ? pill : tab}
            >
              {chip.name}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Across the window, which is the same in both directions of reading. */
function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

const pill =
  'inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-surface px-4 text-sm whitespace-nowrap transition-colors duration-200 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText]';

const tab =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-1 text-sm whitespace-nowrap text-ink-soft transition-colors duration-200 hover:text-accent aria-[current]:border-accent aria-[current]:font-medium aria-[current]:text-ink lg:min-h-9 forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]';
