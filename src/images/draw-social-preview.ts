import type { OverlayOptions } from 'sharp';
import { brandMark } from './brand-mark.ts';
import { loadSharp } from './load-sharp.ts';
import { fitText, shapeLine, type TextStyle } from './shape-text.ts';

/** What programs that show links expect: anything else is cut. */
const width = 1200;
const height = 630;
const margin = 72;
const halfWidth = width / 2;

const ground = '#f7f6f3';
const ink = '#1d1a20';
const soft = '#524d58';

interface LinkPictureContents {
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly brand: { readonly name: string; readonly tagline: string };
  /** Image beside the title; absent: the shop's logo. */
  readonly picture: Uint8Array | undefined;
}

/** Draws the social preview image (Open Graph) as JPEG: the title at the inline start, the picture at the inline end. */
export async function drawSocialPreview(contents: LinkPictureContents): Promise<Buffer> {
  const { direction, picture } = contents;
  const sharp = await loadSharp();
  const layers: OverlayOptions[] = [{ input: Buffer.from(drawing(contents)), left: 0, top: 0 }];
  if (picture) {
    const side = await sharp(picture).resize(halfWidth, height, { fit: 'cover' }).toBuffer();
    layers.push({ input: side, left: direction === 'rtl' ? 0 : halfWidth, top: 0 });
  }
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

function drawing({ direction, title, brand, picture }: LinkPictureContents): string {
  const room = halfWidth - margin - 48;
  const bold = { weight: 600, direction } as const;
  const { lines, size } = fitText(title, bold, { width: room, maxLines: 4, sizes: [58, 50, 44, 38, 34] });
  const lineHeight = size * (direction === 'rtl' ? 1.45 : 1.22);
  const firstBaseline = 338 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const tagline = fitText(
    brand.tagline,
    { weight: 400, direction },
    { width: room, maxLines: 1, sizes: [26, 24, 22, 20] },
  );
  const markSize = 60;
  const nameIndent = markSize + 18;
  const name = fitText(brand.name, bold, {
    width: room - nameIndent,
    maxLines: 1,
    sizes: [36, 32, 28, 24],
  });
  const start = (itsWidth: number, indent = 0) =>
    direction === 'rtl' ? width - margin - indent - itsWidth : margin + indent;
  const write = (line: string, style: TextStyle, baseline: number, colour: string, indent = 0) => {
    const { glyphs, scale, width: lineWidth } = shapeLine(line, style);
    const left = start(lineWidth, indent);
    const outlines = glyphs.map(
      ({ outline, x, y }) =>
        `<path transform="translate(${left + x} ${baseline + y}) scale(${scale} ${-scale})" d="${outline}"/>`,
    );
    return `<g fill="${colour}">${outlines.join('')}</g>`;
  };
  const farSide = direction === 'rtl' ? halfWidth / 2 : width - halfWidth / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    mark(start(markSize), margin - 12, markSize),
    ...name.lines.map((line) => write(line, { ...bold, size: name.size }, margin + 31, ink, nameIndent)),
    ...lines.map((line, index) => write(line, { ...bold, size }, firstBaseline + index * lineHeight, ink)),
    ...tagline.lines.map((line) =>
      write(line, { weight: 400, direction, size: tagline.size }, height - margin + 8, soft),
    ),
    ...(picture ? [] : [mark(farSide - 150, height / 2 - 150, 300)]),
    '</svg>',
  ].join('');
}

function mark(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 32})">${brandMark}</g>`;
}
