import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { locales } from '../src/primitives/locale.ts';
import { nodeOptions } from '../src/server/runtime-options.ts';
import { compressBuiltFiles } from './build/compress-built-files.ts';
import { firstViews, firstViewWeights } from './build/first-view-weights.ts';
import { forgetBuild, hashSources, isBuildFresh, recordBuild } from './build/freshness.ts';

const root = join(import.meta.dirname, '..');
/** Builds the server, the storefront and the admin if they are missing or older than their sources. */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  if (isBuildFresh()) return;
  requireBuildTools();
  say('Building the shop, which takes a moment the first time…');
  const sources = hashSources();
  forgetBuild();
  await removeApps();
  await Promise.all([prepareDatabase(), buildApps()]);
  await copyMigrations();
  // Imported dynamically: it loads the bundler, which is not installed beside a finished build.
  const { buildWorkers } = await import('./build/build-workers.ts');
  await buildWorkers(sources.slice(0, 12));
  await compressFiles();
  for (const { page, kilobytes } of await heaviestPages()) {
    say(`  JavaScript on the first view of ${page}: ${kilobytes.toFixed(1)} kB`);
  }
  recordBuild(sources);
}

/** All but the prepared database, which is made again only when its own sources have changed. */
async function removeApps(): Promise<void> {
  for (const folder of ['client', 'server', 'admin', 'compile-cache']) {
    await rm(join(root, 'build', folder), { recursive: true, force: true });
  }
}

/** With the options of the server: the optimizing compiler of WebAssembly costs more than it saves here. */
async function prepareDatabase(): Promise<void> {
  await run(...nodeOptions, join(import.meta.dirname, 'build/prepare-database.ts'));
}

async function buildApps(): Promise<void> {
  await run(binOf('react-router'), 'build');
  await run(binOf('vite'), 'build', '--config', 'vite.admin.config.ts');
}

function requireBuildTools(): void {
  if (existsSync(binOf('react-router'))) return;
  throw new Error(
    'The shop is not built from these sources, and the tools for that are not installed: run npm ci --include=dev && npm run build',
  );
}

/** Beside the bundle, which looks for them where the module that names them looks among the sources. */
async function copyMigrations(): Promise<void> {
  await cp(join(root, 'src/database/migrations'), join(root, 'build/server/migrations'), {
    recursive: true,
    filter: (path) => !path.endsWith('_snapshot.json'),
  });
}

/** Staff load the files of the admin once a release. */
async function compressFiles(): Promise<void> {
  const client = join(root, 'build/client');
  const views = await Promise.all(locales.map((locale) => firstViews(client, locale)));
  const ofFirstViews = new Set(views.flat().flatMap(({ scripts }) => scripts));
  await compressBuiltFiles(client, (path) => path.endsWith('.css') || ofFirstViews.has(path));
  await compressBuiltFiles(join(root, 'build/admin'), () => false);
}

async function heaviestPages() {
  const weights = await firstViewWeights(join(root, 'build/client'));
  return weights.toSorted((a, b) => b.kilobytes - a.kilobytes).slice(0, 3);
}

/** Runs Node with these arguments; its output is shown only when it fails. */
function run(...args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${args.join(' ')} failed:\n${Buffer.concat(output)}`));
    });
  });
}

function binOf(tool: string): string {
  return join(root, 'node_modules', '.bin', tool);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureBuilt((line) => process.stdout.write(`${line}\n`));
}
