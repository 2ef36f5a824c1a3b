import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import chromium, { inflate } from '@sparticuz/chromium';
import { projectRoot } from '../run-command.ts';
import type { BrowserLaunch } from './try-browser.ts';

/** The npm package contains a binary for this platform only. */
export const packedBrowserFitsHere = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks the Chromium of the npm package once and returns its launch options. */
export async function unpackBrowser(): Promise<BrowserLaunch> {
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
  const { version } = JSON.parse(await readFile(join(packed, '../package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(projectRoot, `node_modules/.cache/chromium-${version}`);
  if (!(await stat(folder).catch(() => null))) await unpackInto(folder, packed);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      // Libraries and fonts that a minimal machine lacks; the package sets them up only on AWS Lambda.
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

async function unpackInto(folder: string, packed: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  // Renamed when complete, so that an interrupted run leaves no partial browser.
  const unfinished = await mkdtemp(`${folder}-`);
  const outerTemporaryFolder = process.env.TMPDIR;
  // The package always unpacks into the temporary folder.
  process.env.TMPDIR = unfinished;
  try {
    await chromium.executablePath();
    await inflate(join(packed, 'al2023.tar.br'));
  } finally {
    if (outerTemporaryFolder === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = outerTemporaryFolder;
  }
  await writeFile(
    join(unfinished, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`,
  );
  await rename(unfinished, folder).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    // A concurrent run has already unpacked it.
    if (!(await stat(folder).catch(() => null))) throw error;
  });
}
