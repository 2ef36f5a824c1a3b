/** Offers a PDF, which a call answered as base64, to the browser as a file to save. */
export function savePdf(name: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read it once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
