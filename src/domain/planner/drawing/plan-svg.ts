import type { Drawing, Label } from './drawing.ts';
import {
  type DrawnPath,
  dashes,
  inkColour,
  labelsOf,
  pathsOf,
  softColour,
  strokeWidths,
} from './drawing-paths.ts';

interface SvgOptions {
  /** What the picture is called for those who do not see it. */
  readonly title: string;
  /** Of the picture in CSS pixels; its height follows. */
  readonly width: number;
}

/** Millimetres of paper that a picture of this width stands for, by which its lines are as thick as on paper. */
const paperWidth = 280;

/** A drawing as a picture of its own, without fonts and files from elsewhere. */
export function planSvg(drawing: Drawing, { title, width }: SvgOptions): string {
  const { left, top, width: across, height: down } = drawing;
  const scale = across / paperWidth;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * down) / across)}"`,
    ` viewBox="${[left, top, across, down].map(Math.round).join(' ')}" role="img"`,
    ' font-family="Lexend, Readex Pro, Arial, sans-serif" stroke-linejoin="round">',
    `<title>${escaped(title)}</title>`,
    ...pathsOf(drawing).map((path) => pathElement(path, scale)),
    ...labelsOf(drawing).map(textElement),
    '</svg>',
  ].join('');
}

function pathElement({ d, fill, stroke, layer }: DrawnPath, scale: number): string {
  const colour = layer === 'dimensions' ? softColour : inkColour;
  const width = Math.max(1, Math.round(strokeWidths[stroke] * scale));
  const dash =
    stroke === 'dashed' ? ` stroke-dasharray="${dashes.map((part) => part * scale).join(' ')}"` : '';
  return `<path d="${d}" fill="${fill ?? 'none'}" stroke="${colour}" stroke-width="${width}"${dash}/>`;
}

/** Fonts have capital letters of some 0.7 of their size. */
const sizeOfCapital = 1.4;

const arabic = /\p{Script=Arabic}/u;

function textElement({ at, text, height, angle, isBold, isTyped, layer }: Label): string {
  const size = Math.round(height * sizeOfCapital);
  const [x, y] = [Math.round(at.x), Math.round(at.y)];
  // A line of white around it, so that it can be read on lines. The baseline is set by hand: renderers differ on the other way.
  const attributes = [
    `x="${x}" y="${Math.round(at.y + height / 2)}" font-size="${size}" text-anchor="middle"`,
    `fill="${layer === 'dimensions' ? softColour : inkColour}"`,
    `stroke="#fff" stroke-width="${Math.max(1, Math.round(size / 6))}" stroke-opacity="0.75" paint-order="stroke"`,
    isBold ? 'font-weight="600"' : '',
    isTyped || arabic.test(text) ? 'style="unicode-bidi:plaintext"' : '',
    angle === 0 ? '' : `transform="rotate(${angle} ${x} ${y})"`,
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${escaped(text)}</text>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  // What XML does not allow goes: one such character, and no browser shows the picture.
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
