import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../src/primitives/locale.ts';

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports: readonly string[];
}

interface RouteManifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, ManifestRoute>>;
  readonly url: string;
}

interface FirstView {
  readonly page: string;
  /** Paths of the JavaScript that a first visit downloads: entry, root, layout, the page, and its messages. */
  readonly scripts: readonly string[];
}

interface FirstViewWeight {
  readonly page: string;
  /** Brotli-compressed JavaScript that a browser loads on the first view, in kB of 1000 bytes. */
  readonly kilobytes: number;
}

/** Measures the JavaScript that a first visit to each page downloads. */
export async function firstViewWeights(clientFolder: string): Promise<FirstViewWeight[]> {
  return Promise.all(
    // Arabic texts are longer.
    (await firstViews(clientFolder, 'ar')).map(async ({ page, scripts }) => {
      const sizes = await Promise.all(scripts.map(compressedSize));
      return { page, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
    }),
  );
}

/** Lists the JavaScript that a first visit to each page downloads in this language. */
export async function firstViews(clientFolder: string, locale: Locale): Promise<FirstView[]> {
  const assets = await readdir(join(clientFolder, 'assets'));
  const manifestFile = assets.find((name) => /^manifest-.*\.js$/.test(name));
  if (!manifestFile) throw new Error(`no manifest of routes in ${clientFolder}`);
  const source = await readFile(join(clientFolder, 'assets', manifestFile), 'utf8');
  const manifest: RouteManifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));

  const texts = assets
    .filter((name) => name.startsWith(`${locale}-`) && name.endsWith('.js'))
    .map((name) => `/assets/${name}`);
  const parents = new Set(Object.values(manifest.routes).map((route) => route.parentId));
  const pages = Object.values(manifest.routes).filter((route) => !parents.has(route.id));
  return Promise.all(
    pages.map(async (page) => {
      const files = new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...texts]);
      for (
        let route: ManifestRoute | undefined = page;
        route;
        route = manifest.routes[route.parentId ?? '']
      ) {
        for (const file of [route.module, ...route.imports]) files.add(file);
      }
      for (const file of [...files])
        for (const texts of await ownTexts(join(clientFolder, file), locale)) files.add(texts);
      return {
        page: `/${(page.path ?? '').replace(/^ar\?\/?/, '')}`,
        scripts: [...files].map((file) => join(clientFolder, file)),
      };
    }),
  );
}

/** Messages of an area are imported dynamically, in one language, by the code that shows them. */
async function ownTexts(file: string, locale: Locale): Promise<string[]> {
  const code = await readFile(file, 'utf8');
  const texts = new RegExp(`import\\(["'\`]\\./([\\w-]+\\.${locale}-[\\w-]+\\.js)["'\`]\\)`, 'g');
  return [...code.matchAll(texts)].map(([, name]) => `/assets/${name}`);
}

async function compressedSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}
