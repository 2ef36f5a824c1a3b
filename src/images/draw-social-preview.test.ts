import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawSocialPreview } from './draw-social-preview.ts';
import { fitText, shapeLine } from './shape-text.ts';

const arabic = { size: 40, weight: 600, direction: 'rtl' } as const;
const english = { size: 40, weight: 600, direction: 'ltr' } as const;
const outlines = (line: ReturnType<typeof shapeLine>) => line.glyphs.map(({ outline }) => outline);

describe('letters of a picture', () => {
  it('of Arabic are joined: a word is not its letters one by one', () => {
    const joined = outlines(shapeLine('كرسي', arabic)).filter(Boolean);
    const alone = [...'كرسي'].reverse().flatMap((letter) => outlines(shapeLine(letter, arabic)));
    expect(joined).not.toEqual(alone);
    expect(shapeLine('لا', arabic).width).toBeLessThan(
      shapeLine('ل', arabic).width + shapeLine('ا', arabic).width,
    );
  });

  it('stay joined whatever was written before', () => {
    shapeLine('إلى أن آخر', arabic);
    // A letter at the end of a word differs from the same one alone.
    const [last] = outlines(shapeLine('با', arabic));
    expect(last).not.toBe(outlines(shapeLine('ا', arabic))[0]);
  });

  it('go from right to left in Arabic, with numbers in their own order between them', () => {
    const digits = (text: string) => outlines(shapeLine(text, english)).filter(Boolean);
    const line = outlines(shapeLine('مكتب 160', arabic)).filter(Boolean);
    expect(line.slice(0, 3)).toEqual(digits('160'));
    expect(outlines(shapeLine('160 مكتب', arabic)).filter(Boolean).slice(-3)).toEqual(digits('160'));
  });

  it('that no font has are left out', () => {
    expect(outlines(shapeLine('Desk 木', english)).filter(Boolean)).toEqual(
      outlines(shapeLine('Desk', english)).filter(Boolean),
    );
  });

  it('fit their room in the largest size that holds them; what is too long ends with dots', () => {
    const room = { width: 480, maxLines: 2, sizes: [60, 30] };
    expect(fitText('Blue chair', english, room)).toEqual({ lines: ['Blue chair'], size: 60 });
    const long = fitText(
      'A chair for people who sit all day long and sometimes all night long',
      english,
      room,
    );
    expect(long.size).toBe(30);
    expect(long.lines).toHaveLength(2);
    expect(long.lines[1]).toMatch(/\S…$/);
    for (const line of long.lines) expect(shapeLine(line, { ...english, size: 30 }).width).toBeLessThan(480);
  });
});

describe('lines', () => {
  const room = { width: 480, maxLines: 4, sizes: [58, 44] };
  it('leave no word alone at the end, and no unit without its number', () => {
    const { lines } = fitText('مكتب مجلس تنفيذي مع جناح جانبي، ساج ورمادي فحمي، 200 سم', arabic, room);
    expect(lines.at(-1)).toMatch(/ .*200\u00a0سم$/);
    expect(lines.join(' ').replaceAll('\u00a0', ' ')).toBe(
      'مكتب مجلس تنفيذي مع جناح جانبي، ساج ورمادي فحمي، 200 سم',
    );
  });

  it('are broken by nothing that has no room of its own', () => {
    expect(fitText('', english, room).lines).toEqual([]);
    expect(fitText('Incomprehensibilities-without-a-space', english, room).lines).toHaveLength(1);
  });
});

describe('the picture of a shared link', () => {
  const brand = { name: 'أوجلف', tagline: 'أثاث مكتبي' };
  const colourAt = async (jpeg: Buffer, left: number) => {
    const { data } = await sharp(jpeg)
      .extract({ left, top: 200, width: 20, height: 20 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[0] ?? 0;
  };

  it('has the size that programs expect, and the picture at the side where reading ends', async () => {
    const dark = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#102030' } })
      .webp()
      .toBuffer();
    for (const [direction, left] of [
      ['rtl', 40],
      ['ltr', 1140],
    ] as const) {
      const jpeg = await drawSocialPreview({ direction, title: 'كرسي', brand, picture: dark });
      expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(await colourAt(jpeg, left)).toBeLessThan(60);
      expect(await colourAt(jpeg, 1180 - left)).toBeGreaterThan(200);
    }
  });

  it('shows the mark of the shop where there is no picture', async () => {
    const jpeg = await drawSocialPreview({ direction: 'ltr', title: 'Chair', brand, picture: undefined });
    // The red of the accent in the middle of the far half, and the ground at its edge.
    expect(await colourAt(jpeg, 765)).toBeLessThan(170);
    expect(await colourAt(jpeg, 1170)).toBeGreaterThan(240);
  });
});
