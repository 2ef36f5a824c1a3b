import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allowMarkedScripts } from './page-security.server.ts';

const nonce = 'd2f0c1aa-0000-4000-8000-000000000000';
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the content security policy of a page', () => {
  it('allows the scripts the page was rendered with, and leaves no mark in the HTML', () => {
    const { html, policy } = allowMarkedScripts(
      `<link nonce="${nonce}" rel="x"/><script nonce="${nonce}">a()</script><script type="module" nonce="${nonce}" async="">b()</script>`,
      nonce,
    );
    expect(html).toBe('<link rel="x"/><script>a()</script><script type="module" async="">b()</script>');
    expect(policy).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')};`);
  });

  it('does not allow a script that came in with the content', () => {
    const { policy } = allowMarkedScripts(
      `<script nonce="${nonce}">good()</script><p><script>evil()</script><script nonce="guess">evil()</script>`,
      nonce,
    );
    expect(policy).toContain(hashOf('good()'));
    expect(policy).not.toContain(hashOf('evil()'));
  });

  it('never allows inline scripts as such', () => {
    const { policy } = allowMarkedScripts('<p>plain</p>', nonce);
    expect(policy).toMatch(/script-src 'self';/);
  });
});
