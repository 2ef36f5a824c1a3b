/** Keeps its size: a product in a room is seen at true scale. */
const fixedScale = '#allowsContentScaling=0';

/** Opens a model in Quick Look of iOS. */
export function openQuickLook(usdz: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([usdz], { type: 'model/vnd.usdz+zip' }));
  const link = document.createElement('a');
  link.rel = 'ar';
  link.href = address + fixedScale;
  // Without a name with this ending, and without a picture in it, the link would download the file.
  link.download = 'model.usdz';
  link.append(document.createElement('img'));
  link.click();
  // Quick Look reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
