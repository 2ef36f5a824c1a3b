/** Quality of stored images, and the default when the connection is unknown. */
export const fullQuality = 85;

/** The specification's ladder: WebP quality by connection type. */
export const connectionQualities = {
  'slow-2g': 30,
  '2g': 30,
  '3g': 50,
  '4g': 80,
  otherwise: fullQuality,
} as const;
const qualityByConnection: ReadonlyMap<string, number> = new Map(Object.entries(connectionQualities));
const frugalQuality = connectionQualities['3g'];

interface Connection {
  /** The client hint ECT. */
  readonly effectiveType: string | undefined;
  /** The client hint Save-Data. */
  readonly saveData: string | undefined;
}

/** WebP quality by connection type; Save-Data caps it at that of 3g. */
export function imageQualityFor({ effectiveType = '', saveData }: Connection): number {
  const quality = qualityByConnection.get(effectiveType.trim().toLowerCase()) ?? fullQuality;
  return saveData?.trim().toLowerCase() === 'on' ? Math.min(quality, frugalQuality) : quality;
}

const avifQualities: ReadonlyMap<number, number> = new Map([
  [fullQuality, 62],
  [80, 55],
  [50, 42],
  [30, 34],
]);

/**
 * AVIF quality of equal structural similarity to a WebP quality, measured on the shop's own pictures by
 * `benchmarks/avif-quality.ts`. The scales differ: AVIF at the same number would be larger and of higher quality.
 */
export function avifQualityLike(webpQuality: number): number {
  return avifQualities.get(webpQuality) ?? webpQuality;
}
