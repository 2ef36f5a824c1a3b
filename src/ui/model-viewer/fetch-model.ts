/** Bytes before the length of the file in the header of a GLB: its magic word and its version. */
const lengthAt = 8;
const headerBytes = 12;

/**
 * Fetches a GLB and tells how much of it has arrived. The length comes from the header of the file: that of the response
 * counts compressed bytes, or is missing.
 */
export async function fetchModel(
  address: string,
  signal: AbortSignal,
  onProgress: (loaded: number, total: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let loaded = 0;
  let total = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    loaded += read.value.byteLength;
    total ||= loaded < headerBytes ? 0 : lengthIn(joined(chunks, loaded));
    if (total > 0) onProgress(Math.min(loaded, total), total);
  }
  return joined(chunks, loaded).buffer;
}

function lengthIn(header: Uint8Array<ArrayBuffer>): number {
  return new DataView(header.buffer).getUint32(lengthAt, true);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
