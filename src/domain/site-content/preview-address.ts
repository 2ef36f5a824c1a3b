/** Query parameter with the key of a preview. */
export const draftParameter = 'draft';

const hour = 60 * 60 * 1000;

/** Long enough to look at a page, to pass it to a colleague and to talk about it. */
const validForMs = 8 * hour;

/** Previews that were made before this moment are not valid any more. */
export function validSince(now: Date): Date {
  return new Date(now.getTime() - validForMs);
}

/** The key of the preview that a page was opened with. */
export function previewKeyOf(url: string): string | undefined {
  return new URL(url).searchParams.get(draftParameter) ?? undefined;
}
