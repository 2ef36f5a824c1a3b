import { ArrowBackIcon, ArrowDownIcon, ArrowForwardIcon, ArrowUpIcon } from '#ui/icons.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';

interface MoveButtonsProps {
  /** Of what is moved, for the accessible names. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  /** Entries that follow each other sideways, such as pictures. */
  readonly isSideways?: boolean;
  readonly onMove: (index: number) => void;
}

/** Two buttons that move an entry of a list by one place. They keep the focus, so that they can be pressed again. */
export function MoveButtons({ name, index, count, isSideways = false, onMove }: MoveButtonsProps) {
  const texts = useGeneralTexts();
  const directions = [
    {
      key: 'earlier',
      label: isSideways ? texts.moveForward(name) : texts.moveUp(name),
      icon: isSideways ? <ArrowBackIcon /> : <ArrowUpIcon />,
      to: index - 1,
    },
    {
      key: 'later',
      label: isSideways ? texts.moveBack(name) : texts.moveDown(name),
      icon: isSideways ? <ArrowForwardIcon /> : <ArrowDownIcon />,
      to: index + 1,
    },
  ];
  return directions.map(({ key, label, icon, to }) => {
    const isPossible = to >= 0 && to < count;
    return (
      <button
        key={key}
        type="button"
        aria-label={label}
        aria-disabled={!isPossible}
        className="hit-area rounded-control text-ink-soft hover:bg-sunken aria-disabled:opacity-35"
        onClick={({ currentTarget }) => {
          if (!isPossible) return;
          onMove(to);
          // The browser takes the focus from an element that is moved in the document.
          requestAnimationFrame(() => currentTarget.focus({ preventScroll: true }));
        }}
      >
        {icon}
      </button>
    );
  });
}
