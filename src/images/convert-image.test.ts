import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { convertImage, shrinkImage } from './convert-image.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a1538' } });

/** A whole PNG of some kilobytes: black, one bit for a pixel. */
function packedPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.byteLength, 0);
    numbers.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

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

  it('is encoded again when a stranger sent it, without what follows the picture', async () => {
    const picture = await canvas(1200, 1200).webp({ quality: 85 }).toBuffer();
    const upload = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
    const { bytes } = await convertImage(upload, { fromStranger: true });
    expect(bytes.includes('<script>')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1200 });
  });

  it('is refused when few bytes unpack to more pixels than a camera takes (decompression bomb)', async () => {
    const small = packedPng(800, 700);
    expect(await convertImage(small)).toMatchObject({ width: 800, height: 700 });
    const bomb = packedPng(8000, 7000);
    expect(bomb.byteLength).toBeLessThan(100_000);
    await expect(convertImage(bomb)).rejects.toMatchObject({ code: 'invalid_image_file' });
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
