import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { avifQualityLike, connectionQualities } from '../src/images/image-quality.ts';
import { isTrial } from './support/options.ts';
import { report } from './support/result.ts';

/** Which quality of AVIF is as similar to the original as each quality of WebP that the specification names? */
const widths = isTrial ? [300] : [300, 600];
const perFolder = isTrial ? 1 : 3;
/** As in `shrinkToAvif`. */
const effort = 3;
/** A difference that no visitor sees. */
const mostDifference = 0.003;

/** A picture in one of the widths that pages show, before it is compressed. */
interface Sample {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly brightness: Uint8Array;
}

async function readSamples(): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const folder of ['scenes', 'categories', 'products']) {
    const path = join(import.meta.dirname, '../pictures', folder);
    const names = (await readdir(path)).filter((name) => name.endsWith('.webp')).sort();
    for (let number = 0; number < perFolder; number += 1) {
      const name = names[Math.floor(((number + 0.5) * names.length) / perFolder)] ?? '';
      for (const width of widths) {
        const { data, info } = await sharp(join(path, name))
          .resize(width)
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const size = { width: info.width, height: info.height };
        samples.push({
          pixels: data,
          ...size,
          brightness: await brightnessOf(rawImage({ pixels: data, ...size })),
        });
      }
    }
  }
  return samples;
}

function rawImage({ pixels, width, height }: Omit<Sample, 'brightness'>) {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function brightnessOf(image: Sharp): Promise<Uint8Array> {
  return image.greyscale().toColourspace('b-w').raw().toBuffer();
}

/** Structural similarity (SSIM) of two pictures by brightness: the mean over windows of 8 × 8 pixels, every 4 pixels. */
function similarity(one: Uint8Array, other: Uint8Array, width: number, height: number): number {
  const side = 8;
  const step = 4;
  const count = side * side;
  let total = 0;
  let windows = 0;
  for (let top = 0; top + side <= height; top += step) {
    for (let left = 0; left + side <= width; left += step) {
      let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + side; y += 1) {
        for (let x = left; x < left + side; x += 1) {
          const a = one[y * width + x] ?? 0;
          const b = other[y * width + x] ?? 0;
          sumA += a;
          sumB += b;
          sumAA += a * a;
          sumBB += b * b;
          sumAB += a * b;
        }
      }
      const meanA = sumA / count;
      const meanB = sumB / count;
      const variances = sumAA / count - meanA ** 2 + sumBB / count - meanB ** 2;
      const covariance = sumAB / count - meanA * meanB;
      const brightness = (2 * meanA * meanB + 6.5025) / (meanA ** 2 + meanB ** 2 + 6.5025);
      total += brightness * ((2 * covariance + 58.5225) / (variances + 58.5225));
      windows += 1;
    }
  }
  return total / windows;
}

type Format = 'webp' | 'avif';

interface Encoded {
  /** Mean over all samples. */
  readonly similarity: number;
  readonly bytes: number;
}

const samples = await readSamples();
const encoded = new Map<string, Promise<Encoded>>();

/** All samples in one format and quality, each encoded once. */
function encodeAll(format: Format, quality: number): Promise<Encoded> {
  const key = `${format} ${quality}`;
  const made = encoded.get(key) ?? encodeSamples(format, quality);
  encoded.set(key, made);
  return made;
}

async function encodeSamples(format: Format, quality: number): Promise<Encoded> {
  let total = 0;
  let bytes = 0;
  for (const sample of samples) {
    const image = rawImage(sample);
    const file = await (format === 'webp'
      ? image.webp({ quality })
      : image.avif({ quality, effort })
    ).toBuffer();
    total += similarity(sample.brightness, await brightnessOf(sharp(file)), sample.width, sample.height);
    bytes += file.byteLength;
  }
  return { similarity: total / samples.length, bytes };
}

/** The AVIF quality nearest in similarity, by bisection. */
async function findEqualAvif(webp: Encoded): Promise<number> {
  let low = 1;
  let high = 100;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((await encodeAll('avif', middle)).similarity < webp.similarity) low = middle;
    else high = middle;
  }
  const [below, above] = [await encodeAll('avif', low), await encodeAll('avif', high)];
  return webp.similarity - below.similarity < above.similarity - webp.similarity ? low : high;
}

const rows: (string | number)[][] = [];
const bars: { what: string; value: number; atMost: number }[] = [];
for (const [connection, quality] of Object.entries(connectionQualities)) {
  const webp = await encodeAll('webp', quality);
  const used = avifQualityLike(quality);
  const avif = await encodeAll('avif', used);
  const difference = Math.abs(webp.similarity - avif.similarity);
  rows.push([
    connection,
    quality,
    webp.similarity.toFixed(4),
    used,
    avif.similarity.toFixed(4),
    await findEqualAvif(webp),
    `${Math.round((100 * avif.bytes) / webp.bytes)} %`,
  ]);
  bars.push({
    what: `difference of similarity, WebP ${quality} and AVIF ${used}`,
    value: Number(difference.toFixed(4)),
    atMost: mostDifference,
  });
}

await report('avif-quality', {
  question: 'Which quality of AVIF is as similar to the original as each specified quality of WebP?',
  method:
    `Mean structural similarity (SSIM) to the uncompressed pixels of ${samples.length / widths.length} of the shop’s own ` +
    `pictures (rooms, categories, products) at ${widths.join(', ')} px; AVIF with effort ${effort}.`,
  tables: [
    {
      title: 'By connection',
      columns: ['connection', 'WebP', 'SSIM', 'AVIF in use', 'SSIM', 'AVIF measured equal', 'bytes of AVIF'],
      rows,
    },
  ],
  bars,
});
