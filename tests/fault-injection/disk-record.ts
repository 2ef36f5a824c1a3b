import { readFileSync } from 'node:fs';

/** One recorded file system operation of a process. Files are identified by inode. */
export type DiskAction =
  | { readonly what: 'make-file'; readonly path: string; readonly inode: number }
  | { readonly what: 'make-folder' | 'remove'; readonly path: string }
  | { readonly what: 'rename' | 'link'; readonly path: string; readonly to: string }
  | { readonly what: 'write'; readonly inode: number; readonly at: number; readonly bytes: number }
  | { readonly what: 'resize'; readonly inode: number; readonly size: number }
  | { readonly what: 'sync'; readonly inode: number }
  /** Output of the process, such as an acknowledged write: it must hold after any later power cut. */
  | { readonly what: 'say'; readonly text: string };

export interface Recorded {
  readonly action: DiskAction;
  /** The written bytes. */
  readonly content: Buffer;
}

const lengthBytes = 4;
const nothing = Buffer.alloc(0);

export function encodeAction(action: DiskAction, content: Uint8Array = nothing): Buffer {
  const head = Buffer.from(JSON.stringify(action));
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32LE(head.byteLength);
  return Buffer.concat([length, head, content]);
}

/** Reads the recorded operations; an incomplete one at the end, cut off with its process, is ignored. */
export function readRecord(file: string): Recorded[] {
  const all = readFileSync(file);
  const found: Recorded[] = [];
  for (let place = 0; place + lengthBytes <= all.byteLength; ) {
    const headStart = place + lengthBytes;
    const headEnd = headStart + all.readUInt32LE(place);
    if (headEnd > all.byteLength) break;
    const action = JSON.parse(all.toString('utf8', headStart, headEnd)) as DiskAction;
    place = headEnd + (action.what === 'write' ? action.bytes : 0);
    if (place > all.byteLength) break;
    found.push({ action, content: all.subarray(headEnd, place) });
  }
  return found;
}
