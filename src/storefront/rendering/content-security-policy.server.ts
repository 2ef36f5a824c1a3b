import { hash } from 'node:crypto';

/**
 * Builds the Content-Security-Policy of a page from the hashes of its inline scripts. Pages are the same bytes for every
 * visitor so that they can be cached, which rules out a nonce in the HTML that is sent. So a page is rendered with a
 * random nonce, which marks the scripts that React wrote; their hashes go into the policy and the nonce is removed. An
 * injected script carries no such mark and is refused by the browser.
 */
export function allowMarkedScripts(
  page: string,
  nonce: string,
  framedBy: "'none'" | "'self'" = "'none'",
): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes: string[] = [];
  let html = '';
  let end = 0;
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, end)) {
    html += page.slice(end, at);
    end = at + mark.length;
    const code = findScriptCode(page, at);
    if (code.length > 0) hashes.push(`'sha256-${hash('sha256', code, 'base64')}'`);
  }
  return { html: html + page.slice(end), policy: writePolicy(hashes, framedBy) };
}

/** The code in the element that is marked at this position, if it is a script. */
function findScriptCode(page: string, markedAt: number): string {
  if (!page.startsWith('<script ', page.lastIndexOf('<', markedAt))) return '';
  const start = page.indexOf('>', markedAt) + 1;
  return page.slice(start, page.indexOf('</script>', start));
}

function writePolicy(scriptHashes: readonly string[], framedBy: string): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    // Components set sizes and positions as style attributes, which cannot run code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
    // In the browser no string becomes markup or code, except an empty script and the addresses of our own workers (trusted-types.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default service-worker planner-worker',
  ].join('; ');
}
