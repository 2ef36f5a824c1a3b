import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Makes the icons that are no drawing from the one that is. To be run by hand after `public/icon.svg` has changed. */
const folder = join(import.meta.dirname, '../public');
const drawing = await readFile(join(folder, 'icon.svg'), 'utf8');
/** Without round corners: the system cuts its own shape. */
const square = drawing.replace(/ rx="8"/, '');
/** What must stay visible in the smallest shape, a circle of four fifths, stands in the middle. */
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
