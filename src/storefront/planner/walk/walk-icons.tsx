const paths = {
  turnLeft: 'M4 12a8 8 0 1 0 2.6-5.900L4 8.500M4 3.500v5h5',
  turnRight: 'M20 12a8 8 0 1 1-2.6-5.900L20 8.500M20 3.500v5h-5',
  forward: 'M12 20V4M5 11l7-7 7 7',
  back: 'M12 4v16M5 13l7 7 7-7',
  closer: 'M5 12h14M12 5v14',
  farther: 'M5 12h14',
  picture: 'M3 8h4l2-3h6l2 3h4v11H3ZM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  fullScreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const;

/** None is mirrored: one turns the same way in every language. */
export function WalkIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" className="line-drawing size-5 shrink-0" viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
