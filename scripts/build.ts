import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressBuiltFiles } from './build/compress-built-files.ts';
import { firstViewWeights } from './build/first-view-weights.ts';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'build', 'stamp');

/** The inputs of the build; a change of any makes it stale. */
const inputs = [
  'src',
  'public',
  'scripts/build.ts',
  'scripts/build',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.admin.config.ts',
];

/** Builds the storefront and the admin if they are missing or older than their sources. */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  const stamp = await stampOfInputs();
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return;
  say('Building the shop, which takes a moment the first time…');
  await rm(stampFile, { force: true });
  // In sequence: the first build empties the folder that the second writes to.
  await run('react-router', ['build']);
  await run('vite', ['build', '--config', 'vite.admin.config.ts']);
  // Imported dynamically: it loads the bundler, which would delay every start of a built shop.
  const { buildWorkers } = await import('./build/build-workers.ts');
  await buildWorkers(stamp.slice(0, 12));
  await compressBuiltFiles([join(root, 'build/client'), join(root, 'build/admin')]);
  for (const { page, kilobytes } of await heaviestPages()) {
    say(`  JavaScript on the first view of ${page}: ${kilobytes.toFixed(1)} kB`);
  }
  await mkdir(join(root, 'build'), { recursive: true });
  await writeFile(stampFile, stamp);
}

async function heaviestPages() {
  const weights = await firstViewWeights(join(root, 'build/client'));
  return weights.toSorted((a, b) => b.kilobytes - a.kilobytes).slice(0, 3);
}

async function stampOfInputs(): Promise<string> {
  const hash = createHash('sha256').update(process.versions.node);
  for (const input of inputs) {
    for (const file of await filesBelow(join(root, input))) {
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Runs a tool of node_modules; its output is shown only when it fails. */
function run(tool: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [binOf(tool), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${tool} ${args.join(' ')} failed:\n${Buffer.concat(output)}`));
    });
  });
}

function binOf(tool: string): string {
  return join(root, 'node_modules', '.bin', tool);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureBuilt((line) => process.stdout.write(`${line}\n`));
}
