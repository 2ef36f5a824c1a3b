/** For those of whose connection nothing is known; also that in which pictures are kept. */
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

/** The quality of WebP that a connection carries well; who asks to save data never gets more than one on 3g. */
export function imageQualityFor({ effectiveType = '', saveData }: Connection): number {
  const quality = qualityByConnection.get(effectiveType.trim().toLowerCase()) ?? fullQuality;
  return saveData?.trim().toLowerCase() === 'on' ? Math.min(quality, frugalQuality) : quality;
}
