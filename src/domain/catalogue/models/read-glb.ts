const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const binaryChunk = 0x004e4942;
const headerBytes = 12;
const chunkHeaderBytes = 8;

interface Glb {
  readonly json: unknown;
  readonly binary: Uint8Array;
}

/** The two chunks of a GLB file; undefined if it is none, or not exactly one. */
export function readGlb(file: Uint8Array): Glb | undefined {
  if (file.byteLength < headerBytes + chunkHeaderBytes) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isWhole = view.getUint32(4, true) === 2 && view.getUint32(8, true) === file.byteLength;
  if (view.getUint32(0, true) !== magic || !isWhole) return undefined;
  const chunks: Uint8Array[] = [];
  for (let at = headerBytes; at < file.byteLength; ) {
    if (at + chunkHeaderBytes > file.byteLength) return undefined;
    const length = view.getUint32(at, true);
    const type = view.getUint32(at + 4, true);
    const end = at + chunkHeaderBytes + length;
    if (type !== [jsonChunk, binaryChunk][chunks.length] || end > file.byteLength) return undefined;
    chunks.push(file.subarray(at + chunkHeaderBytes, end));
    at = end;
  }
  const [json, binary = new Uint8Array()] = chunks;
  try {
    return { json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)), binary };
  } catch {
    return undefined;
  }
}
