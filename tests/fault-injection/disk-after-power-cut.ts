import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { repeatableChoice } from '../../benchmarks/support/repeatable-choice.ts';
import type { Recorded } from './disk-record.ts';

type Choice = ReturnType<typeof repeatableChoice>;

/** A disk writes a sector completely or not at all. */
const sector = 512;

type Change = { readonly at: number; readonly content: Buffer } | { readonly size: number };

class File {
  #content: Buffer;
  #size: number;
  #unsynced: Change[] = [];

  constructor(content = Buffer.alloc(0)) {
    this.#content = content;
    this.#size = content.byteLength;
  }

  change(change: Change): void {
    this.#unsynced.push(change);
  }

  sync(): void {
    for (const change of this.#unsynced) this.#apply(change);
    this.#unsynced = [];
  }

  /** Any subset of the unsynced changes may have reached the disk, each possibly in part. */
  afterCut(choice: Choice, shareWritten: number): Buffer {
    const left = new File(Buffer.from(this.#content.subarray(0, this.#size)));
    for (const change of this.#unsynced) {
      if (!choice.chance(shareWritten)) continue;
      const isTorn = 'content' in change && choice.chance(0.2);
      left.#apply(isTorn ? torn(change, choice) : change);
    }
    return left.#content.subarray(0, left.#size);
  }

  #apply(change: Change): void {
    if ('size' in change) {
      this.#makeRoom(change.size);
      this.#content.fill(0, Math.min(change.size, this.#size));
      this.#size = change.size;
    } else {
      const end = change.at + change.content.byteLength;
      this.#makeRoom(end);
      change.content.copy(this.#content, change.at);
      this.#size = Math.max(this.#size, end);
    }
  }

  #makeRoom(size: number): void {
    if (size <= this.#content.byteLength) return;
    const larger = Buffer.alloc(Math.max(size, 2 * this.#content.byteLength));
    this.#content.copy(larger, 0, 0, this.#size);
    this.#content = larger;
  }
}

function torn(change: { readonly at: number; readonly content: Buffer }, choice: Choice): Change {
  const sectors = Math.ceil(change.content.byteLength / sector);
  return { at: change.at, content: change.content.subarray(0, choice.number(sectors + 1) * sector) };
}

type Names = Map<string, File | 'folder'>;

/** Simulates a disk: which bytes and names are durable after each recorded operation. */
export class Disk {
  readonly #names: Names = new Map();
  readonly #files = new Map<number, File>();
  /** Changes of names, in order: a journaling file system keeps the order, and every sync makes all earlier ones durable. */
  #unsyncedNames: ((names: Names) => void)[] = [];

  /** Reads a folder and treats everything in it as durable. */
  static of(folder: string): Disk {
    const disk = new Disk();
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name);
      const stats = lstatSync(path);
      const entry = stats.isDirectory() ? 'folder' : new File(readFileSync(path));
      disk.#names.set(name, entry);
      if (entry !== 'folder') disk.#files.set(stats.ino, entry);
    }
    return disk;
  }

  do({ action, content }: Recorded): void {
    switch (action.what) {
      case 'make-file': {
        const file = new File();
        this.#files.set(action.inode, file);
        this.#unsyncedNames.push((names) => names.set(action.path, file));
        break;
      }
      case 'make-folder':
        this.#unsyncedNames.push((names) => names.set(action.path, 'folder'));
        break;
      case 'remove':
        this.#unsyncedNames.push((names) => {
          for (const name of belowOf(names, action.path)) names.delete(name);
        });
        break;
      case 'link':
      case 'rename':
        this.#unsyncedNames.push((names) => move(names, action));
        break;
      case 'write':
        this.#files.get(action.inode)?.change({ at: action.at, content });
        break;
      case 'resize':
        this.#files.get(action.inode)?.change({ size: action.size });
        break;
      case 'sync':
        this.#files.get(action.inode)?.sync();
        for (const change of this.#unsyncedNames) change(this.#names);
        this.#unsyncedNames = [];
        break;
      case 'say':
        break;
    }
  }

  /** Writes one possible state after a power cut into a folder. */
  cutTo(folder: string, choice: Choice): void {
    const kept = choice.number(this.#unsyncedNames.length + 1);
    const names = new Map(this.#names);
    for (const change of this.#unsyncedNames.slice(0, kept)) change(names);
    const shareWritten = choice.oneOf([0, 0.5, 1]);
    for (const [name, entry] of names) {
      const path = join(folder, name);
      mkdirSync(entry === 'folder' ? path : dirname(path), { recursive: true });
      if (entry !== 'folder') writeFileSync(path, entry.afterCut(choice, shareWritten));
    }
  }
}

function belowOf(names: Names, path: string): string[] {
  return [...names.keys()].filter((name) => name === path || name.startsWith(`${path}/`));
}

function move(names: Names, { what, path, to }: { what: string; path: string; to: string }): void {
  for (const name of belowOf(names, path)) {
    const entry = names.get(name);
    if (entry !== undefined) names.set(to + name.slice(path.length), entry);
    if (what === 'rename') names.delete(name);
  }
}
