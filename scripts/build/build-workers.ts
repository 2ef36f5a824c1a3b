import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const clientFolder = join(root, 'build/client');
const sources = 'src/storefront';
const fonts = 'src/ui/fonts/readex-pro';

/** Modules that the cart, the search and the menus import on first use; the service worker precaches them for offline use. */
const loadedLater = [
  'src/i18n/messages/storefront/en.ts',
  'src/i18n/messages/storefront/ar.ts',
  `${sources}/cart/request-prices.ts`,
  `${sources}/category-menu/category-panel.tsx`,
  `${sources}/category-menu/category-tree.tsx`,
  `${sources}/delivery/read-delivery-facts.ts`,
  `${sources}/delivery/zone-search.tsx`,
  `${sources}/search/live-search.tsx`,
  `${sources}/search/recent-searches-store.ts`,
];

interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
}

type BuildManifest = Readonly<Record<string, BuiltFile>>;

/** Builds the service worker and the one that unregisters it (OFFLINE_PAGES=off). Runs after the build of the pages. */
export async function buildWorkers(release: string): Promise<void> {
  const manifest: BuildManifest = JSON.parse(
    await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );
  const addressOf = (source: string) => `/${fileOf(manifest, source).file}`;
  const latin = addressOf(`${fonts}-latin.woff2`);
  const arabic = addressOf(`${fonts}-arabic.woff2`);
  const definitions = {
    __RELEASE__: JSON.stringify(release),
    __STYLESHEET__: JSON.stringify(addressOf(`${sources}/storefront.css`)),
    __FONTS__: JSON.stringify({ en: [latin], ar: [arabic, latin] }),
    __LAZY_FILES__: JSON.stringify([...withImports(manifest, loadedLater)].map((file) => `/${file}`)),
  };
  for (const name of ['service-worker', 'retired-worker']) {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      define: definitions,
      build: {
        outDir: clientFolder,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(root, sources, 'offline', `${name}.ts`),
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    });
  }
}

function withImports(
  manifest: BuildManifest,
  names: readonly string[],
  files = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const { file, imports = [] } = fileOf(manifest, name);
    if (files.has(file)) continue;
    files.add(file);
    withImports(manifest, imports, files);
  }
  return files;
}

function fileOf(manifest: BuildManifest, name: string): BuiltFile {
  // The manifest lists a file that is imported with ?url under its full path.
  const built = manifest[name] ?? manifest[join(root, name)];
  if (!built) throw new Error(`the build has no file for ${name}`);
  return built;
}
