import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { convertImage, shrinkImage } from './convert-image.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a1538' } });

describe('a picture that staff upload', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    // Specification 5.02
    'is stored as WebP at most 1920 px wide, from %s',
    async (format) => {
      const upload = await canvas(2400, 1200).toFormat(format).toBuffer();
      const { bytes, width, height, type } = await convertImage(upload);
      expect({ width, height, type }).toEqual({ width: 1920, height: 960, type: `image/${format}` });
      expect((await sharp(bytes).metadata()).format).toBe('webp');
    },
  );

  it('is never enlarged', async () => {
    const { width, height } = await convertImage(await canvas(200, 100).png().toBuffer());
    expect({ width, height }).toEqual({ width: 200, height: 100 });
  });

  it('stands upright and tells nothing of where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'somebody' } };
    const upload = await canvas(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes, width, height } = await convertImage(upload);
    expect({ width, height }).toEqual({ width: 200, height: 400 });
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('stays as it is when it has the right form already', async () => {
    const upload = await canvas(1200, 1200).webp({ quality: 85 }).toBuffer();
    expect((await convertImage(upload)).bytes.equals(upload)).toBe(true);
  });

  it('is refused when it is something else, damaged, or too large', async () => {
    const codeOf = (upload: Uint8Array) =>
      convertImage(upload).then(
        () => 'kept',
        (error) => error.code,
      );
    const jpeg = await canvas(600, 600).jpeg().toBuffer();
    expect(await codeOf(await canvas(10, 10).gif().toBuffer())).toBe('invalid_image_type');
    expect(await codeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))).toBe(
      'invalid_image_type',
    );
    expect(await codeOf(Buffer.from('not a picture'))).toBe('invalid_image_type');
    expect(await codeOf(Buffer.alloc(0))).toBe('invalid_image_type');
    expect(await codeOf(jpeg.subarray(0, 400))).toBe('invalid_image_file');
    expect(await codeOf(Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]))).toBe('image_too_large');
  });
});

describe('a smaller size', () => {
  it('has the asked width, and the same shape', async () => {
    const stored = await canvas(1200, 800).webp().toBuffer();
    const { width, height } = await sharp(await shrinkImage(stored, 300, 85)).metadata();
    expect({ width, height }).toEqual({ width: 300, height: 200 });
  });

  it('is the picture itself when that is not larger, unless a lower quality is wanted', async () => {
    const stored = await canvas(800, 800).webp({ quality: 85 }).toBuffer();
    expect(await shrinkImage(stored, 1200, 85)).toBe(stored);
    expect((await sharp(await shrinkImage(stored, 1200, 30)).metadata()).width).toBe(800);
  });
});
