import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stage } from './stage.ts';

/** A disk of a few megabytes that can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Until not a byte more fits. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
}

/** Undefined where nobody lets us make one: it takes Linux and root. */
export async function openSmallDisk(stage: Stage, megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await stage.folder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  stage.later(() => execFileSync('umount', ['-l', folder]));
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
    async makeRoom() {
      for (const filler of fillers.splice(0)) await rm(filler, { force: true });
    },
  };
}
