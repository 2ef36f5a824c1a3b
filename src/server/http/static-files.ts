import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';

interface StaticFiles {
  readonly directory: string;
  /** Where the folder appears: '' for the root, '/admin' for the admin app. */
  readonly urlPrefix: '' | `/${string}`;
  /** Paths inside the folder that are answered elsewhere. */
  readonly except?: readonly string[];
}

/** Vite puts a hash of the content into these names, so they never change. */
const hashedFiles = /^\/assets\//;
const neverServed = /(^|\/)\.|\.(br|gz|zst|map)$/;

/**
 * Serves the build output. The file list is read once at startup: a request path is only looked up in it and never
 * joined to a folder name (no path traversal), and a page request costs no file system call.
 */
export function staticFiles({ directory, urlPrefix, except = [] }: StaticFiles): MiddlewareHandler<ApiEnv> {
  const entityTags = listFiles(directory, except);
  const serve = serveStatic<ApiEnv>({
    root: directory,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(urlPrefix.length),
  });
  return async (c, next) => {
    if (!c.req.path.startsWith(`${urlPrefix}/`)) return next();
    const path = c.req.path.slice(urlPrefix.length);
    const entityTag = entityTags.get(path);
    if (!entityTag) return next();
    const headers = {
      ETag: entityTag,
      'Cache-Control': hashedFiles.test(path)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, must-revalidate',
    };
    if (c.req.header('If-None-Match')?.includes(entityTag)) return c.body(null, 304, headers);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return serve(c, next);
  };
}

/** Weak tags, since one file is sent in several encodings. */
function listFiles(directory: string, except: readonly string[]): Map<string, string> {
  const entityTags = new Map<string, string>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    if (neverServed.test(path) || except.includes(path)) continue;
    const { size, mtimeMs } = statSync(file);
    entityTags.set(path, `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`);
  }
  return entityTags;
}
