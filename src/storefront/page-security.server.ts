import { createHash } from 'node:crypto';

/**
 * Pages are the same bytes for every visitor so that they can be cached, which rules out a nonce in the HTML
 * that is sent. The page is rendered with a nonce nobody can guess, its own inline scripts are recognised by
 * it, and their hashes go into the policy in its place. A script injected into the page carries no such mark
 * and is therefore not allowed to run.
 */
export function allowMarkedScripts(html: string, nonce: string): { html: string; policy: string } {
  const hashes: string[] = [];
  const marked = new RegExp(`<script([^>]*?) nonce="${nonce}"([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const unmarked = html.replace(marked, (_, before: string, after: string, code: string) => {
    if (code) hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    return `<script${before}${after}>${code}</script>`;
  });
  return { html: unmarked.replaceAll(` nonce="${nonce}"`, ''), policy: policyFor(hashes) };
}

function policyFor(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    // Sizes and positions that only a component knows arrive as style attributes, which cannot run code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
