/** What cannot be read, by reason; the texts are the caller's. */
export const listFileProblems = ['too_large', 'old_excel', 'unreadable', 'empty'] as const;
export type ListFileProblem = (typeof listFileProblems)[number];

export class ListFileError extends Error {
  readonly problem: ListFileProblem;

  constructor(problem: ListFileProblem) {
    super(problem);
    this.name = 'ListFileError';
    this.problem = problem;
  }
}

/** A part of an .xlsx file is XML. Unpacked it may be as large as this; more is a list that nobody typed, or an attack. */
const mostUnpackedBytes = 16 * 1024 * 1024;
const mostEntries = 2_000;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
const entryLength = 46;
const headerLength = 30;

interface Entry {
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
}

/** Reads the names and places of the files in a ZIP archive. The returned function unpacks one of them as text. */
export function openZip(bytes: Uint8Array<ArrayBuffer>): (name: string) => Promise<string | null> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(view);
  return async (name) => {
    const entry = entries.get(name);
    return entry ? unpack(bytes, view, entry) : null;
  };
}

function readEntries(view: DataView): ReadonlyMap<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new ListFileError('unreadable');
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let read = 0; read < count; read += 1) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== entrySignature) {
      throw new ListFileError('unreadable');
    }
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(
      new Uint8Array(view.buffer, view.byteOffset + at + entryLength, nameInside(view, at, nameLength)),
    );
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function nameInside(view: DataView, at: number, length: number): number {
  if (at + entryLength + length > view.byteLength) throw new ListFileError('unreadable');
  return length;
}

/** The record at the end of an archive, before a comment of any length. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new ListFileError('unreadable');
}

async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  { method, packedSize, offset }: Entry,
): Promise<string> {
  if (offset + headerLength > bytes.length) throw new ListFileError('unreadable');
  const start = offset + headerLength + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + packedSize);
  if (packed.length < packedSize) throw new ListFileError('unreadable');
  if (method === 0) return new TextDecoder().decode(packed);
  if (method !== 8) throw new ListFileError('unreadable');
  return inflate(packed);
}

/** Stops at the limit, whatever size the archive claims: a few kilobytes can be made to unpack to gigabytes. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > mostUnpackedBytes) throw new ListFileError('too_large');
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof ListFileError ? error : new ListFileError('unreadable');
  }
}
