const paths = {
  turnLeft: 'M4 12a8 8 0 1 0 2.6-5.900L4 8.500M4 3.500v5h5',
  turnRight: 'M20 12a8 8 0 1 1-2.6-5.900L20 8.500M20 3.500v5h-5',
  reset: 'M4 11l8-7 8 7M6.500 9v10.500h11V9M10 19.500v-5h4v5',
  dimensions: 'M3 15.500 15.500 3 21 8.500 8.500 21ZM6.500 12l2 2M9.500 9l3 3M12.500 6l2 2',
  fullScreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  closer: 'M5 12h14M12 5v14',
  farther: 'M5 12h14',
  close: 'M5 5l14 14M19 5 5 19',
} as const;

/** Icons of the viewer, apart from those of first views. None is mirrored: a model turns the same way in every language. */
export function ViewerIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" className="line-drawing size-5 shrink-0" viewBox="0 0 24 24">
      <path d={paths[name]} />
    </svg>
  );
}
