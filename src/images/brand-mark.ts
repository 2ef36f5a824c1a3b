/** The logo as SVG elements, 32 units wide: the drawing of public/icon.svg. */
export const brandMark = [
  '<rect width="32" height="32" rx="8" fill="#8a1538"/>',
  '<circle cx="16" cy="14.5" r="6.6" fill="none" stroke="#fff" stroke-width="3"/>',
  '<path d="M5 24.5c1.9-1.7 3.7-1.7 5.5 0s3.7 1.7 5.5 0 3.7-1.7 5.5 0 3.7 1.7 5.5 0" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>',
].join('');
