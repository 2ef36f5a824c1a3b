import { classNames } from './class-names.ts';

interface SwatchProps {
  /** One colour, or the two of a finish; none: nothing is shown. */
  readonly colours: readonly string[];
  readonly className?: string;
}

/** Disc in the colour of an option, for the eye only: its name stands beside it. An SVG, since styles in elements are refused. */
export function Swatch({ colours: [first, second], className }: SwatchProps) {
  if (first === undefined) return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={classNames('shrink-0', className ?? 'size-4')}>
      <circle cx="10" cy="10" r="9.5" fill={first} />
      {second && <path d="M10 .5a9.5 9.5 0 0 1 0 19z" fill={second} />}
      <circle cx="10" cy="10" r="9.5" fill="none" stroke="currentColor" className="text-line-strong" />
    </svg>
  );
}
