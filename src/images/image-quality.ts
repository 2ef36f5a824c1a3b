/** Quality of stored images, and the default when the connection is unknown. */
export const fullQuality = 85;

const qualityByConnection: ReadonlyMap<string, number> = new Map([
  ['slow-2g', 30],
  ['2g', 30],
  ['3g', 50],
  ['4g', 80],
]);
const frugalQuality = 50;

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

/**
 * AVIF quality that looks like a WebP quality: measured on the shop's own pictures by structural similarity, in the
 * widths that pages show (decision 0034).
 */
const avifQualities: ReadonlyMap<number, number> = new Map([
  [fullQuality, 64],
  [80, 54],
  [50, 36],
  [30, 28],
]);

export function avifQualityLike(webpQuality: number): number {
  return avifQualities.get(webpQuality) ?? webpQuality;
}
