import { classNames } from '#ui/class-names.ts';

const paths = {
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12h-3',
  redo: 'm16 5 4 4-4 4M20 9h-9a6 6 0 0 0 0 12h3',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  select: 'm6 3 12 9-5.500 1L16 19l-2.500 1.200L10.800 14 6 18z',
  room: 'M4 4h16v16H4zM4 12h6M14 12h6M12 12v8',
  door: 'M5 20V5M5 20h4M5 6a14 14 0 0 1 14 14M19 20h2',
  window: 'M3 9.500h18M3 12h18M3 14.500h18M3 8v8M21 8v8',
  column: 'M8 8h8v8H8zM8 8l8 8M16 8l-8 8',
  area: 'M4 8V4h4M12 4h2M18 4h2v2M20 10v4M20 18v2h-4M12 20h-2M6 20H4v-4M4 12v-1',
  socket: 'M4 19h16M6 19a6 6 0 0 1 12 0M12 13V6',
  turnLeft: 'M5 5v5h5M5.500 10A7.500 7.500 0 1 1 5 14.500',
  turnRight: 'M19 5v5h-5M18.500 10A7.500 7.500 0 1 0 19 14.500',
  bin: 'M5 7h14M10 7V4.500h4V7M7 7l.8 13h8.400L17 7M10.500 11v5.500M13.500 11v5.500',
  group: 'M4 4h10v10H4zM10 14v6h10V10h-6',
  swap: 'M5 8h13M15 4.500 18.500 8 15 11.500M19 16H6M9 12.500 5.500 16 9 19.500',
  wand: 'm5 19 9-9M13 6l1.200-2.500L15.500 6 18 7.200l-2.500 1.300-1.300 2.500L13 8.500 10.500 7.200zM19 13v4M17 15h4',
  sheet: 'M5 4h14v16H5zM8.500 9h7M8.500 13h7M8.500 17h4',
} as const;

export type PlannerIconName = keyof typeof paths;

/** What belongs to the interface is mirrored with it. */
const mirrored: ReadonlySet<PlannerIconName> = new Set(['undo', 'redo']);

/** Icons of the planner. Most show what happens in the drawing, which is never mirrored, so neither are they. */
export function PlannerIcon({ name }: { readonly name: PlannerIconName }) {
  return (
    <svg
      aria-hidden="true"
      className={classNames('line-drawing size-5 shrink-0', mirrored.has(name) && 'rtl:-scale-x-100')}
      viewBox="0 0 24 24"
    >
      <path d={paths[name]} />
    </svg>
  );
}
