import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import { staticFiles } from './static-files.ts';

const adminPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // Email as its reader sees it.
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The editor of articles parses what is pasted in a document without a window, where nothing runs (decision 0060).
  'trusted-types ProseMirrorClipboard',
].join('; ');

/** The admin app is one page at a few addresses; nothing outside it links to them or lists them. */
export function registerAdmin(app: Hono<ApiEnv>, directory: string): void {
  const shell = readFileSync(join(directory, 'index.html'), 'utf8');
  app.use('/admin/*', async (c, next) => {
    await next();
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
  });
  app.use('/admin/*', staticFiles({ directory, urlPrefix: '/admin', except: ['/index.html'] }));
  app.get('/admin/assets/*', (c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  app.on('GET', ['/adm/ogulf', '/admin', '/admin/*'], (c) =>
    c.html(shell, 200, {
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Security-Policy': adminPolicy,
    }),
  );
}
