import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** The inputs of the build; a change of any makes it stale. */
const inputs = [
  'src',
  'public',
  'pictures',
  'scripts/build.ts',
  'scripts/build',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.admin.config.ts',
];

/** Whether the build was made from these sources. An installation without sources has the build that it came with. */
export function isBuildFresh(root = project): boolean {
  const [contents, status] = readRecord(root);
  if (!contents) return false;
  if (!existsSync(join(root, 'src/storefront'))) return true;
  const files = inputFiles(root);
  const statusNow = hashStatus(root, files);
  if (statusNow === status) return true;
  // Sizes and times differ after a checkout or a copy of the same sources, too.
  if (hashContents(root, files) !== contents) return false;
  try {
    writeRecord(root, contents, statusNow);
  } catch {
    // A start that may not write here compares the contents again the next time.
  }
  return true;
}

/** Until the build is recorded, it counts as stale. */
export function forgetBuild(root = project): void {
  rmSync(recordFile(root), { force: true });
}

/** Names the version of the sources. */
export function hashSources(root = project): string {
  return hashContents(root, inputFiles(root));
}

/** Names the code whose result a snapshot of the product index is. */
export function hashProductIndexCode(): string {
  const sources = ['src/domain/catalogue', 'src/primitives/text'];
  return hashContents(
    project,
    sources.flatMap((source) => filesBelow(join(project, source))),
  );
}

/** Names what the prepared database is made from: migrations, seeds with the rules that they pass, pictures, packages. */
export function hashPreparedSources(): string {
  const sources = [
    'src/database',
    'src/domain',
    'src/images',
    'src/primitives',
    'src/server/seed-shop.ts',
    'pictures',
    'scripts/build/prepare-database.ts',
    'package-lock.json',
  ];
  return hashContents(
    project,
    sources.flatMap((source) => filesBelow(join(project, source))),
  );
}

/** Records that the build was made from the sources of this hash. */
export function recordBuild(contents: string, root = project): void {
  writeRecord(root, contents, hashStatus(root, inputFiles(root)));
}

function recordFile(root: string): string {
  return join(root, 'build/stamp');
}

function readRecord(root: string): string[] {
  const file = recordFile(root);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function writeRecord(root: string, contents: string, status: string): void {
  writeFileSync(recordFile(root), `${contents}\n${status}`);
}

function inputFiles(root: string): string[] {
  return inputs.flatMap((input) => filesBelow(join(root, input)));
}

function filesBelow(path: string): string[] {
  return statSync(path).isDirectory() ? filesInFolder(path).sort() : [path];
}

/** Thousands of files at each start: recursive listing and `join` take twice as long. */
function filesInFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesInFolder(path);
    return entry.isFile() && !entry.name.includes('.test.') ? [path] : [];
  });
}

const nameIn = (root: string, file: string) => file.slice(root.length + 1);

/** Quick: names, sizes and times. */
function hashStatus(root: string, files: readonly string[]): string {
  const lines = files.map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${nameIn(root, file)} ${size} ${mtimeMs}`;
  });
  return createHash('sha256').update(process.versions.node).update(lines.join('\n')).digest('hex');
}

function hashContents(root: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of files) {
    hash.update(nameIn(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
