import { createHash } from 'node:crypto';

const endOfScript = Buffer.from('</script>');

/**
 * Pages are the same bytes for every visitor so that they can be cached, which rules out a nonce in the HTML
 * that is sent. The page is rendered with a nonce nobody can guess, its own inline scripts are recognised by
 * it, and their hashes go into the policy in its place. A script injected into the page carries no such mark
 * and is therefore not allowed to run. Works on the bytes that were rendered, which are the bytes that are sent.
 */
export function allowMarkedScripts(
  page: Buffer,
  nonce: string,
): { html: Buffer<ArrayBuffer>; policy: string } {
  const mark = Buffer.from(` nonce="${nonce}"`);
  const hashes: string[] = [];
  const kept: Buffer[] = [];
  let end = 0;
  for (let at = page.indexOf(mark); at !== -1; at = page.indexOf(mark, end)) {
    kept.push(page.subarray(end, at));
    end = at + mark.length;
    const code = codeOfScript(page, at);
    if (code.length > 0) hashes.push(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  kept.push(page.subarray(end));
  return { html: Buffer.concat(kept), policy: policyFor(hashes) };
}

/** What stands in the element that is marked here, if it is a script. */
function codeOfScript(page: Buffer, markedAt: number): Buffer {
  const tag = page.lastIndexOf('<', markedAt);
  if (page.toString('latin1', tag, tag + 8) !== '<script ') return page.subarray(0, 0);
  const start = page.indexOf('>', markedAt) + 1;
  return page.subarray(start, page.indexOf(endOfScript, start));
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
