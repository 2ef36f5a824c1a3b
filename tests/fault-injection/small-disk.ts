import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sandbox } from './sandbox.ts';

/** A small tmpfs that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Writes files until no byte is free. */
  fill(): Promise<void>;
  freeSpace(): Promise<void>;
}

/** Mounts the disk; undefined where that is not permitted (it needs Linux and root). */
export async function openSmallDisk(sandbox: Sandbox, megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await sandbox.folder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  sandbox.addCleanup(() => execFileSync('umount', ['-l', folder]));
  const fillers: string[] = [];
  return {
    folder,
    async fill() {
      for (let size = 2 ** 20; size >= 1; ) {
        const filler = join(folder, `filler-${fillers.length}`);
        fillers.push(filler);
        try {
          await writeFile(filler, Buffer.alloc(size));
        } catch {
          await rm(filler, { force: true });
          size = Math.floor(size / 2);
        }
      }
    },
    async freeSpace() {
      for (const filler of fillers.splice(0)) await rm(filler, { force: true });
    },
  };
}
