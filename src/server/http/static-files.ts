import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { ApiEnv } from '#api/api-services.ts';
import { type Encoding, encodingFor } from '../page-cache/encodings.ts';

interface StaticFiles {
  readonly directory: string;
  /** Where the folder appears: '' for the root, '/admin' for the admin app. */
  readonly urlPrefix: '' | `/${string}`;
  /** Paths inside the folder that are answered elsewhere. */
  readonly except?: readonly string[];
}

interface BuiltFile {
  readonly entityTag: string;
  readonly cacheControl: string;
  /** As the build compressed it; always without compression too. */
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
}

interface Variant {
  readonly file: string;
  readonly headers: Record<string, string>;
  /** Set by the first request, unless the file is large. */
  contents?: Uint8Array<ArrayBuffer>;
}

/** Vite puts a hash of the content into these names, so they never change. */
const hashedFiles = /^\/assets\//;
const neverServed = /(^|\/)\.|\.(br|gz|zst|map)$/;
const compressedForms = { br: '.br', gzip: '.gz' } as const;
/** In bytes. All files that browsers usually load are smaller, and 2 MB together. */
const largestInMemory = 256 * 1024;

/**
 * Serves the build output. The file list is read once at startup: a request path is only looked up in it and never
 * joined to a folder name (no path traversal), and a page request costs no file system call. The contents stay in memory
 * after the first request: streaming a file from the disk takes four times the CPU, and a first view loads some twenty.
 */
export function staticFiles({ directory, urlPrefix, except = [] }: StaticFiles): MiddlewareHandler<ApiEnv> {
  const files = listFiles(directory, except);
  return async (c, next) => {
    const { path, method } = c.req;
    if (!path.startsWith(`${urlPrefix}/`) || (method !== 'GET' && method !== 'HEAD')) return next();
    const file = files.get(path.slice(urlPrefix.length));
    if (!file) return next();
    const { entityTag, cacheControl, variants } = file;
    const validation = { ETag: entityTag, 'Cache-Control': cacheControl };
    if (c.req.header('If-None-Match')?.includes(entityTag)) return c.body(null, 304, validation);
    const variant = variants[encodingFor(c.req.header('Accept-Encoding'))] ?? variants.identity;
    const contents = await contentsOf(variant);
    return c.body(contents, 200, {
      ...validation,
      ...variant.headers,
      'Content-Length': String(contents.byteLength),
    });
  };
}

async function contentsOf(variant: Variant): Promise<Uint8Array<ArrayBuffer>> {
  if (variant.contents) return variant.contents;
  const contents = await readFile(variant.file);
  if (contents.byteLength <= largestInMemory) variant.contents = contents;
  return contents;
}

/** Weak tags, since one file is sent in several encodings. */
function listFiles(directory: string, except: readonly string[]): Map<string, BuiltFile> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  );
  const files = new Map<string, BuiltFile>();
  for (const file of names) {
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    if (neverServed.test(path) || except.includes(path)) continue;
    const { size, mtimeMs } = statSync(file);
    files.set(path, {
      entityTag: `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      cacheControl: hashedFiles.test(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, must-revalidate',
      variants: variantsOf(file, names),
    });
  }
  return files;
}

function variantsOf(file: string, names: ReadonlySet<string>): BuiltFile['variants'] {
  const compressed = Object.entries(compressedForms).filter(([, suffix]) => names.has(file + suffix));
  const headers = {
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    ...(compressed.length > 0 && { Vary: 'Accept-Encoding' }),
  };
  return {
    identity: { file, headers },
    ...Object.fromEntries(
      compressed.map(([encoding, suffix]) => [
        encoding,
        { file: file + suffix, headers: { ...headers, 'Content-Encoding': encoding } },
      ]),
    ),
  };
}
