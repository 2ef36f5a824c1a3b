import { hash } from 'node:crypto';

/**
 * Pages are the same bytes for every visitor so that they can be cached, which rules out a nonce in the HTML
 * that is sent. The page is rendered with a nonce nobody can guess, its own inline scripts are recognised by
 * it, and their hashes go into the policy in its place. A script injected into the page carries no such mark
 * and is therefore not allowed to run.
 */
export function allowMarkedScripts(page: string, nonce: string): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes: string[] = [];
  let html = '';
  let end = 0;
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, end)) {
    html += page.slice(end, at);
    end = at + mark.length;
    const code = codeOfScript(page, at);
    if (code.length > 0) hashes.push(hashOf(code));
  }
  return { html: html + page.slice(end), policy: policyFor(hashes) };
}

/** Short scripts are the same on every page; the one that carries its data is not. */
const longestKnown = 1000;
const mostKnown = 100;
const knownHashes = new Map<string, string>();

function hashOf(code: string): string {
  const isShort = code.length <= longestKnown;
  const known = isShort ? knownHashes.get(code) : undefined;
  if (known) return known;
  const source = `'sha256-${hash('sha256', code, 'base64')}'`;
  if (isShort && knownHashes.size < mostKnown) knownHashes.set(code, source);
  return source;
}

/** What stands in the element that is marked here, if it is a script. */
function codeOfScript(page: string, markedAt: number): string {
  if (!page.startsWith('<script ', page.lastIndexOf('<', markedAt))) return '';
  const start = page.indexOf('>', markedAt) + 1;
  return page.slice(start, page.indexOf('</script>', start));
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
    // No text becomes markup or code in the browser, but an empty script (trusted-types.ts) and the worker's address.
    "require-trusted-types-for 'script'",
    'trusted-types default service-worker',
  ].join('; ');
}
