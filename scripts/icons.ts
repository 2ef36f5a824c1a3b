import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Renders the PNG icons from `public/icon.svg`. Run it by hand after a change of that file. */
const folder = join(import.meta.dirname, '../public');
const drawing = await readFile(join(folder, 'icon.svg'), 'utf8');
/** Without round corners: the operating system applies its own mask. */
const square = drawing.replace(/ rx="8"/, '');
/** Maskable icon: the content stays within the safe zone, a circle of 80 % of the width. */
const safe = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

for (const [name, source, size] of [
  ['icon-192.png', drawing, 192],
  ['icon-512.png', drawing, 512],
  ['icon-maskable-512.png', safe, 512],
  ['apple-touch-icon.png', square, 180],
] as const) {
  await sharp(Buffer.from(source), { density: 72 * (size / 32) * 3 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, name));
}
