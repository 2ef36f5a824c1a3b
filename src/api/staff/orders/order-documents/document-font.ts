import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** As the package divides the font: a file for each script, with the characters that it serves. */
const files = [
  { name: 'latin-wght', characters: 'U+0000-05FF, U+2000-2BFF' },
  { name: 'arabic-wght', characters: 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+FB50-FDFF, U+FE70-FEFF' },
];

/**
 * The font of the shop, inside the document: built files have other names in every version, and a document that was
 * saved must look the same in ten years.
 */
export const documentFont = files
  .map(({ name, characters }) => {
    const file = resolve(`@fontsource-variable/readex-pro/files/readex-pro-${name}-normal.woff2`);
    return `@font-face {
  font-family: 'Readex Pro';
  font-weight: 160 700;
  src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}) format('woff2');
  unicode-range: ${characters};
}
`;
  })
  .join('');
