import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative, resolve } from 'node:path';
import { type DiskAction, encodeAction } from './disk-record.ts';

// Preloaded with `--import` into every thread of a process: records its file system operations below a folder, from which
// disk-after-power-cut.ts derives what a power cut at any moment would leave. The embedded engine and our own code
// around it use only the functions replaced here.
const folder = resolve(process.env.RECORDED_FOLDER ?? '');
const original = { ...fs };
const record = original.openSync(process.env.RECORD_FILE ?? '', 'a');

function note(action: DiskAction, content?: Uint8Array): void {
  original.writeSync(record, encodeAction(action, content));
}

/** Path relative to the folder; undefined outside of it. */
function within(path: fs.PathLike): string | undefined {
  const name = relative(folder, resolve(String(path)));
  return name.startsWith('..') ? undefined : name;
}

const recordedFiles = new Map<number, number>();

function noteOpened(path: string, wasThere: boolean, descriptor: number): void {
  const { ino: inode, size } = original.fstatSync(descriptor);
  recordedFiles.set(descriptor, inode);
  if (!wasThere) note({ what: 'make-file', path, inode });
  else if (size === 0) note({ what: 'resize', inode, size });
}

function noteWritten(descriptor: number, bytes: Uint8Array, at: number): void {
  const inode = recordedFiles.get(descriptor);
  if (inode !== undefined) note({ what: 'write', inode, at, bytes: bytes.byteLength }, bytes);
}

function bytesOf(data: string | NodeJS.ArrayBufferView): Uint8Array {
  return typeof data === 'string'
    ? Buffer.from(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}

function replace<Name extends keyof typeof fs>(name: Name, replacement: unknown): void {
  fs[name] = replacement as (typeof fs)[Name];
}

replace('openSync', (path: fs.PathLike, ...rest: [fs.OpenMode, fs.Mode?]) => {
  const name = within(path);
  const wasThere = original.existsSync(path);
  const descriptor = original.openSync(path, ...rest);
  if (name !== undefined) noteOpened(name, wasThere, descriptor);
  return descriptor;
});
replace('closeSync', (descriptor: number) => {
  recordedFiles.delete(descriptor);
  original.closeSync(descriptor);
});
replace(
  'writeSync',
  (descriptor: number, data: string | NodeJS.ArrayBufferView, ...rest: (number | null | undefined)[]) => {
    const [offset = 0, length, position] = typeof data === 'string' ? [] : rest;
    const at = position ?? (recordedFiles.has(descriptor) ? original.fstatSync(descriptor).size : 0);
    const written = original.writeSync(descriptor, data as Uint8Array, ...(rest as [number, number, number]));
    const from = offset ?? 0;
    noteWritten(descriptor, bytesOf(data).subarray(from, from + Math.min(written, length ?? written)), at);
    return written;
  },
);
replace('writeFileSync', (path: fs.PathLike, data: string, options?: fs.WriteFileOptions) => {
  const name = within(path);
  if (name === undefined) return original.writeFileSync(path, data, options);
  const mode = typeof options === 'object' ? options?.mode : undefined;
  const descriptor = fs.openSync(path, 'w', mode);
  fs.writeSync(descriptor, data);
  fs.closeSync(descriptor);
});
replace('truncateSync', (path: fs.PathLike, size = 0) => {
  original.truncateSync(path, size);
  if (within(path) !== undefined) note({ what: 'resize', inode: original.statSync(path).ino, size });
});
replace('ftruncateSync', (descriptor: number, size = 0) => {
  original.ftruncateSync(descriptor, size);
  const inode = recordedFiles.get(descriptor);
  if (inode !== undefined) note({ what: 'resize', inode, size });
});
for (const name of ['fsyncSync', 'fdatasyncSync'] as const) {
  replace(name, (descriptor: number) => {
    original[name](descriptor);
    const inode = recordedFiles.get(descriptor);
    if (inode !== undefined) note({ what: 'sync', inode });
  });
}
replace('mkdirSync', (path: fs.PathLike, options?: fs.MakeDirectoryOptions) => {
  const made = original.mkdirSync(path, options);
  const name = within(path);
  if (name !== undefined) note({ what: 'make-folder', path: name });
  return made;
});
for (const name of ['unlinkSync', 'rmdirSync', 'rmSync'] as const) {
  replace(name, (path: fs.PathLike, options?: fs.RmOptions) => {
    original[name](path, options as never);
    const removed = within(path);
    if (removed !== undefined) note({ what: 'remove', path: removed });
  });
}
for (const [name, what] of [
  ['renameSync', 'rename'],
  ['linkSync', 'link'],
] as const) {
  replace(name, (path: fs.PathLike, to: fs.PathLike) => {
    original[name](path, to);
    const [from, target] = [within(path), within(to)];
    if (from !== undefined && target !== undefined) note({ what, path: from, to: target });
  });
}
syncBuiltinESMExports();

const write = process.stdout.write.bind(process.stdout);
process.stdout.write = ((text: string) => {
  note({ what: 'say', text });
  return write(text);
}) as typeof process.stdout.write;
