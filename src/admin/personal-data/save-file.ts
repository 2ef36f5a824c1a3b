/** Hands something to the browser as a file to keep. */
export function saveFile(name: string, contents: unknown): void {
  const file = new Blob([`${JSON.stringify(contents, null, 2)}\n`], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
