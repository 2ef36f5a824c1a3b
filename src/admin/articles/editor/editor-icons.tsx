const shapes = {
  link: 'M9 15l6-6M10.500 6.500l1-1a4.200 4.200 0 0 1 6 6l-1 1M13.500 17.500l-1 1a4.200 4.200 0 0 1-6-6l1-1',
  heading: 'M6 4.500v15M18 4.500v15M6 12h12',
  subheading: 'M8 8.500v11M16 8.500v11M8 14h8',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  numbers:
    'M10 6h10M10 12h10M10 18h10M4 4.500l1.500-.500v4.500M4 15.500c0-1.800 2.500-1.800 2.500 0 0 1-2.500 2-2.500 3.500h2.700',
  quote: 'M10 7c-3 0-4.500 2-4.500 5v5h5v-5h-3M18.500 7c-3 0-4.500 2-4.500 5v5h5v-5h-3',
  picture: 'M4 5h16v14h-16zM4 16l4.500-4.500 4 4 2.500-2.500 5 5M15.500 9.500h.01',
  product: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  question:
    'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  table: 'M4 5h16v14h-16zM4 10h16M4 14.500h16M10 10v9',
  undo: 'M8 5l-4 4 4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9h-10a5 5 0 0 0 0 10h3',
} as const;

/** Line icon of an editor button. */
export function EditorIcon({ name }: { readonly name: keyof typeof shapes }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
